import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cleanPack, packWith } from "../../test/fixtures/packs/evidence.js";
import { zipOf } from "../../test/fixtures/packs/zip.js";
import { evaluate } from "../conformance/evaluate.js";
import { DEFAULT_PACK_OPTIONS, readPack, readPackBytes } from "./read-pack.js";

let scratch: string;
let count = 0;
beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), "toolgauge-packs-"));
});
afterAll(() => rm(scratch, { recursive: true, force: true }));

type Files = Record<string, unknown>;

async function folderOf(files: Files): Promise<string> {
  const root = join(scratch, `pack-${count++}`);
  await mkdir(root, { recursive: true });
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), textOf(content));
  }
  return root;
}

function textOf(content: unknown): string {
  return typeof content === "string" ? content : JSON.stringify(content);
}

function zipped(files: Files, prefix = ""): Buffer {
  return zipOf(
    Object.entries(files).map(([name, content]) => ({ name: prefix + name, data: textOf(content) })),
  );
}

const { context, plan, trace, confirm } = cleanPack();
const lab = {
  "artifacts/context.json": context[0],
  "artifacts/plan.json": plan[0],
  "artifacts/trace.json": trace[0],
  "artifacts/confirm.json": confirm[0],
  "timeline/events.ndjson": '{"event_type":"x"}\n{"type":"y"}\n',
};
const documented = {
  "contexts/a.json": context[0],
  "plans/a.json": plan[0],
  "traces/a.json": trace[0],
  "confirms/a.json": confirm[0],
};
const bundle = { context: context[0], plan: plan[0], traces: trace, confirm };
const cleanHash = evaluate({
  ...(await readPackBytes("b", Buffer.from(textOf(bundle)), DEFAULT_PACK_OPTIONS)),
}).verdictHash;

const LAYOUTS: [string, Files, string][] = [
  ["documented", documented, "documented"],
  ["lab 1", { ...lab, "manifest.json": { pack_version: "1.0", protocol_version: "1.0.0" } }, "lab-1"],
  ["lab 2", { ...lab, "manifest.json": { pack_layout_version: "2", protocol_ref: "mplp@1.0.0" } }, "lab-2"],
  [
    "golden flow",
    {
      "input/context.json": context[0],
      "input/plan.json": { ...plan[0], status: "draft" },
      "expected/plan.json": plan[0],
      "expected/trace.json": trace[0],
      "expected/confirm.json": confirm[0],
    },
    "golden-flow",
  ],
  [
    "flat",
    {
      "context.json": `\uFEFF${textOf(context[0])}`,
      "plan.json": plan[0],
      "trace.json": trace[0],
      "confirm.json": confirm[0],
    },
    "flat",
  ],
];

describe("reading packs", () => {
  it.each(LAYOUTS)(
    "gives the same verdict for the %s layout, as folder and as zip",
    async (_, files, layout) => {
      const fromFolder = await readPack(await folderOf(files));
      const fromZip = await readPackBytes("pack.zip", zipped(files, "export/"), DEFAULT_PACK_OPTIONS);
      for (const evidence of [fromFolder, fromZip]) {
        const verdict = evaluate(evidence);
        expect(evidence.layout).toBe(layout);
        expect([verdict.outcome, verdict.verdictHash]).toEqual(["CONFORMANT", cleanHash]);
      }
    },
  );

  it.each([
    [
      "an object with plural and singular names",
      bundle,
      ["b#/context", "b#/plan", "b#/traces/0", "b#/confirm/0"],
    ],
    [
      "objects below artifacts",
      { artifacts: bundle },
      ["b#/artifacts/context", "b#/artifacts/plan", "b#/artifacts/traces/0", "b#/artifacts/confirm/0"],
    ],
    ["a list of objects", [context[0], plan[0], trace[0], confirm[0]], ["b#/0", "b#/1", "b#/2", "b#/3"]],
    ["a single object", plan[0], ["b"]],
  ])("reads a bundle that is %s", async (_, value, places) => {
    const evidence = await readPackBytes("b", Buffer.from(textOf(value)), DEFAULT_PACK_OPTIONS);
    expect(evidence.artifacts.map(({ place }) => place)).toEqual(places);
  });

  it("reads several objects of a kind", async () => {
    const root = await folderOf({ ...documented, "contexts/b.json": { ...context[0], context_id: "x" } });
    expect((await readPack(root)).artifacts).toHaveLength(5);
  });

  it("keeps what it cannot read as part of the evidence", async () => {
    const root = await folderOf({ ...documented, "plans/a.json": "{", "traces/b.json": "" });
    const verdict = evaluate(await readPack(root));
    expect(verdict.outcome).toBe("INCOMPLETE-EVIDENCE");
    expect(verdict.evidenceSummary.unreadable.map(({ place }) => place)).toEqual([
      "plans/a.json",
      "traces/b.json",
    ]);
    expect(verdict.evidenceSummary.missing).toEqual(["plan"]);
  });

  it("streams event files, counting lines that are no JSON", async () => {
    const lines = ['{"event":"RollbackExecuted","ts":"2026-01-12T09:09:00Z"}', "", "not json", '{"a":1}'];
    const pack = packWith((changed) => changed.trace[0].segments.pop());
    const root = await folderOf({
      ...documented,
      "traces/a.json": pack.trace[0],
      "events/events.ndjson": lines.join("\r\n"),
    });
    const verdict = evaluate(await readPack(root));
    expect([verdict.evidenceSummary.events, verdict.evidenceSummary.unreadableEvents]).toEqual([3, 1]);
    expect(verdict.outcome).toBe("CONFORMANT");
  });

  it("drops a top-level $comment only when asked", async () => {
    const root = await folderOf({ ...documented, "plans/a.json": { $comment: "sample", ...plan[0] } });
    expect(evaluate(await readPack(root)).outcome).toBe("NON-CONFORMANT");
    const stripped = await readPack(root, { ...DEFAULT_PACK_OPTIONS, stripComment: true });
    expect(evaluate(stripped).outcome).toBe("CONFORMANT");
  });

  it.each([
    ["nothing of MPLP", { "notes.txt": "hello" }, "holds no MPLP evidence"],
    [
      "too many files",
      Object.fromEntries(Array.from({ length: 1001 }, (_, i) => [`contexts/${i}.json`, "{}"])),
      "more than 1000 files",
    ],
    ["a name with a backslash", { ...documented, "plans\\b.json": "{}" }, "outside itself"],
  ])("refuses a folder with %s", async (_, files, message) => {
    await expect(readPack(await folderOf(files))).rejects.toThrow(message);
  });

  it("refuses a link out of the pack and skips one inside", async () => {
    const root = await folderOf(documented);
    await symlink(join(root, "plans/a.json"), join(root, "plans/b.json"));
    const evidence = await readPack(root);
    expect(evidence.artifacts).toHaveLength(4);
    expect(evidence.notes[0]).toContain("plans/b.json is a link");
    await symlink("/etc/hostname", join(root, "plans/c.json"));
    await expect(readPack(root)).rejects.toThrow("a link to outside of the pack");
  });

  it("refuses a pack beyond the size limit before reading it", async () => {
    const root = await folderOf({ ...documented, "events/e.ndjson": " ".repeat(1024 * 1024) });
    const options = { ...DEFAULT_PACK_OPTIONS, limits: { files: 10, megabytes: 1 } };
    await expect(readPack(root, options)).rejects.toThrow("holds more than 1 MB");
  });

  const plain = { name: "plan.json", data: "{}" };
  it.each([
    ["climbs out", [{ ...plain, name: "../plan.json" }], "zip archive"],
    ["is absolute", [{ ...plain, name: "/plan.json" }], "zip archive"],
    ["uses backslashes", [{ ...plain, name: "a\\plan.json" }], "zip archive"],
    ["is a link", [{ ...plain, unixMode: 0o120777 }], "a link"],
    ["comes twice", [plain, plain], "twice"],
    ["declares an absurd size", [{ ...plain, declaredSize: 4_000_000_000 }], "more than 50 MB"],
    [
      "unpacks to more than it declares",
      [{ ...plain, data: Buffer.alloc(5_000_000), declaredSize: 10 }],
      "cannot be unpacked",
    ],
    ["is not what was packed", [{ ...plain, declaredChecksum: 1 }], "its checksum differs"],
  ])("refuses a zip with an entry that %s", async (_, entries, message) => {
    await expect(readPackBytes("evil.zip", zipOf(entries), DEFAULT_PACK_OPTIONS)).rejects.toThrow(message);
  });

  it.each([
    ["a truncated zip", zipped(documented).subarray(0, 200), "not a readable zip archive"],
    ["text", Buffer.from("hello"), "is not JSON"],
    ["nothing", Buffer.from(""), "is empty"],
    ["UTF-16", Buffer.from("\uFEFF{}", "utf16le"), "is not UTF-8"],
    ["brackets without end", Buffer.from("[".repeat(1_000_000)), "nests deeper"],
    ["JSON of something else", Buffer.from('{"a":1}'), "holds no MPLP object"],
  ])("refuses %s in one line", async (_, bytes, message) => {
    await expect(readPackBytes("input", bytes, DEFAULT_PACK_OPTIONS)).rejects.toThrow(message);
  });

  it("refuses what does not exist", async () => {
    await expect(readPack(join(scratch, "absent"))).rejects.toThrow("does not exist");
  });
});
