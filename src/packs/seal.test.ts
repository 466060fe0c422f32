import { appendFile, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { evaluate } from "../conformance/evaluate.js";
import { sha256 } from "../core/canonical-json.js";
import { initPack } from "./init.js";
import { readPack } from "./read-pack.js";
import { sealPack } from "./seal.js";

const AT = "2026-02-01T00:00:00Z";
let folder: string;
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), "toolgauge-seal-")), "pack");
  await initPack(folder);
});
afterEach(() => rm(join(folder, ".."), { recursive: true, force: true }));

describe("a sealed pack", () => {
  it("is intact, conformant, and has the verdict hash it had before", async () => {
    const before = evaluate(await readPack(folder));
    await sealPack(folder, AT);
    const after = evaluate(await readPack(folder));
    expect(after.packIntegrity).toEqual({
      status: "intact",
      rootHashForm: "sorted-lines",
      damaged: [],
      uncovered: [],
    });
    expect([after.outcome, after.verdictHash]).toEqual(["CONFORMANT", before.verdictHash]);
  });

  it("gets a manifest when it has none, with the time it is given", async () => {
    await rm(join(folder, "manifest.json"));
    const { wroteManifest, files } = await sealPack(folder, AT);
    expect([wroteManifest, files]).toEqual([true, 5]);
    const manifest = JSON.parse(await readFile(join(folder, "manifest.json"), "utf8"));
    expect(manifest).toMatchObject({
      exported_at: AT,
      protocol_version: "1.0.0",
      contents: { plans: 1, events: 0 },
    });
  });

  it("is incomplete evidence once a file changes", async () => {
    await sealPack(folder, AT);
    await appendFile(join(folder, "plans/plan.json"), "\n");
    const verdict = evaluate(await readPack(folder));
    expect(verdict.packIntegrity.damaged).toEqual(["plans/plan.json differs from its hash"]);
    expect(verdict.outcome).toBe("INCOMPLETE-EVIDENCE");
  });

  it("is incomplete evidence once a listed file is gone", async () => {
    await sealPack(folder, AT);
    await rm(join(folder, "confirms/confirm.json"));
    expect((await readPack(folder)).integrity.damaged).toEqual([
      "confirms/confirm.json is listed but absent",
    ]);
  });

  it("only mentions files that were added", async () => {
    await sealPack(folder, AT);
    await writeFile(join(folder, "notes.md"), "later");
    const verdict = evaluate(await readPack(folder));
    expect(verdict.packIntegrity.uncovered).toEqual(["notes.md"]);
    expect(verdict.outcome).toBe("CONFORMANT");
  });

  it("may carry the root hash over the bytes of the list, and paths that start with ./", async () => {
    await sealPack(folder, AT);
    const sums = join(folder, "integrity/sha256sums.txt");
    const dotted = (await readFile(sums, "utf8")).replaceAll("  ", "  ./");
    await writeFile(sums, dotted);
    await writeFile(join(folder, "integrity/pack.sha256"), `${sha256(dotted)}  pack\n`);
    expect((await readPack(folder)).integrity).toMatchObject({
      status: "intact",
      rootHashForm: "file-bytes",
    });
  });

  it("is corrupted when the root hash fits neither form", async () => {
    await sealPack(folder, AT);
    await writeFile(join(folder, "integrity/pack.sha256"), "0".repeat(64));
    expect((await readPack(folder)).integrity.damaged).toEqual([
      "the declared root hash fits neither known form",
    ]);
  });

  it("is refused when its list names files outside of it", async () => {
    await sealPack(folder, AT);
    await appendFile(join(folder, "integrity/sha256sums.txt"), `${"0".repeat(64)}  ../../etc/passwd\n`);
    await expect(readPack(folder)).rejects.toThrow("outside itself");
  });
});
