import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { cleanPack } from "../fixtures/packs/evidence.js";
import { ROW_FAILURES } from "../fixtures/packs/row-failures.js";
import { zipOf } from "../fixtures/packs/zip.js";
import { temporaryFolder, toolgauge } from "./toolgauge.js";

const pack = cleanPack();
const bundle = JSON.stringify(pack);
const failing = JSON.stringify(ROW_FAILURES.find(({ row }) => row === "steps_traced")!.pack);
const entries = (["context", "plan", "trace", "confirm"] as const).map((kind) => ({
  name: `run/${kind}s/${kind}.json`,
  data: JSON.stringify(pack[kind][0]),
}));
const zip = zipOf(entries);

const judge = (input: string | Buffer) => {
  const { exitCode, stdout, stderr } = toolgauge(["conformance", "-", "--format", "json"], { input });
  return { exitCode, stderr, result: stdout === "" ? null : JSON.parse(stdout) };
};

describe("toolgauge conformance -", () => {
  it.each([
    ["a bundle", bundle, 0, "CONFORMANT", "bundle"],
    ["a bundle with a byte order mark", `\uFEFF${bundle}`, 0, "CONFORMANT", "bundle"],
    ["a zip archive", zip, 0, "CONFORMANT", "documented"],
    ["a bundle that fails", failing, 1, "NON-CONFORMANT", "bundle"],
    ["a lone context", JSON.stringify(pack.context[0]), 2, "INCOMPLETE-EVIDENCE", "bundle"],
  ])("reads %s from standard input", (_, input, exitCode, outcome, layout) => {
    const judged = judge(input);
    expect(judged.exitCode).toBe(exitCode);
    expect([judged.result.outcome, judged.result.evidence_summary.layout]).toEqual([outcome, layout]);
  });

  it("gives one verdict hash for the bundle and the archive", () => {
    expect(judge(zip).result.verdict_hash).toBe(judge(bundle).result.verdict_hash);
  });

  const spoilt = zipOf(
    entries.map((entry, index) => (index === 1 ? { ...entry, declaredChecksum: 7 } : entry)),
  );
  it.each([
    ["nothing", "", /^toolgauge: stdin is empty/],
    ["text", "hello", /^toolgauge: stdin is not JSON/],
    ["JSON of something else", '{"a":1}', /^toolgauge: stdin holds no MPLP object/],
    [
      "a zip whose content is not what was packed",
      spoilt,
      /stdin holds run\/plans\/plan\.json, which cannot be unpacked \(its checksum differs\)/,
    ],
    ["half a zip", zip.subarray(0, zip.length / 2), /stdin is not a readable zip archive/],
    [
      "a zip bomb",
      zipOf([{ name: "plan.json", data: Buffer.alloc(60_000_000) }]),
      /stdin holds more than 50 MB/,
    ],
    [
      "a name that climbs out",
      zipOf([{ name: "../plan.json", data: "{}" }]),
      /stdin is not a readable zip archive/,
    ],
    ["brackets without end", "[".repeat(1_000_000), /stdin nests deeper than 200 levels/],
  ])("refuses %s with exit code 2 and one clear line", (_, input, message) => {
    const { exitCode, stderr, result } = judge(input);
    expect({ exitCode, result }).toEqual({ exitCode: 2, result: null });
    expect(stderr).toMatch(message);
    expect(stderr.trimEnd().split("\n")).toHaveLength(1);
  });
});

describe("toolgauge conformance on hostile folders", () => {
  it.each([
    [
      "a link out of the pack",
      (root: string) => symlinkSync("/etc/hostname", join(root, "plan.json")),
      /a link to outside of the pack/,
    ],
    ["no evidence", (root: string) => writeFileSync(join(root, "notes.txt"), "x"), /holds no MPLP evidence/],
    [
      "damaged sums that climb out",
      (root: string) => {
        writeFileSync(join(root, "plan.json"), "{}");
        mkdirSync(join(root, "integrity"));
        writeFileSync(join(root, "integrity/sha256sums.txt"), `${"0".repeat(64)}  ../../etc/hostname\n`);
      },
      /names a file outside itself/,
    ],
  ])("refuses %s", (_, spoil, message) => {
    const root = temporaryFolder();
    spoil(root);
    const { exitCode, stdout, stderr } = toolgauge(["conformance", root]);
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: "" });
    expect(stderr).toMatch(message);
    expect(stderr.trimEnd().split("\n")).toHaveLength(1);
  });
});
