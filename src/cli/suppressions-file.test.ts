import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { loadSuppressions } from "./suppressions-file.js";

const ENTRY = {
  server: "acme",
  tool: "send",
  fingerprint: "a".repeat(64),
  reason: "reviewed",
  expires: "2027-12-31",
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "toolgauge-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function fileWith(entry: object): string {
  const path = join(folder, "accepted.yaml");
  writeFileSync(path, JSON.stringify({ version: 1, suppressions: [entry] }));
  return path;
}

describe("loadSuppressions", () => {
  it("reads the entries of the file that is named", async () => {
    expect(await loadSuppressions(fileWith(ENTRY))).toEqual([ENTRY]);
  });

  it("takes an absent file of the usual name for none", async () => {
    expect(await loadSuppressions(undefined)).toEqual([]);
  });

  it("refuses a named file that is not there", async () => {
    await expect(loadSuppressions(join(folder, "absent.yaml"))).rejects.toThrow("absent.yaml");
  });

  it.each([
    ["no reason", { ...ENTRY, reason: undefined }, "reason"],
    ["an empty reason", { ...ENTRY, reason: "" }, "reason"],
    ["no last day", { ...ENTRY, expires: undefined }, "expires"],
    ["a last day that is no date", { ...ENTRY, expires: "soon" }, "expires"],
    ["no fingerprint", { ...ENTRY, fingerprint: undefined }, "fingerprint"],
    ["a fingerprint that is none", { ...ENTRY, fingerprint: "a1" }, "fingerprint"],
    ["a field it does not know", { ...ENTRY, forever: true }, "forever"],
  ])("refuses an entry with %s", async (_, entry, field) => {
    await expect(loadSuppressions(fileWith(entry))).rejects.toMatchObject({
      code: "schema_mismatch",
      problems: [{ pointer: `/suppressions/0/${field}` }],
    });
  });
});
