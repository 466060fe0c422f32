import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { scan } from "../scanner/index.js";
import { loadChecks } from "./custom-checks.js";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "toolgauge-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function moduleOf(source: string): string {
  const path = join(folder, "checks.mjs");
  writeFileSync(path, source);
  return path;
}

const REMARK = `{ tier: "soft", threatType: "uncategorized", confidence: 0.5, evidence: tool.name, detail: "house rule", location: { pointer: "/name", start: 0, end: 1 } }`;

describe("loadChecks", () => {
  it("loads checks that run like the others", async () => {
    const checks = await loadChecks(
      moduleOf(
        `export const checks = [{ id: "house.rule", inspect: (tool) => tool.name === "bad" ? [${REMARK}] : [] }];`,
      ),
    );
    const report = scan(
      [
        { server: "acme", name: "bad" },
        { server: "acme", name: "good" },
      ],
      { checks },
    );
    expect(report.findings.map(({ tool, signals }) => [tool, signals])).toEqual([["bad", ["house.rule"]]]);
    expect(report.coverage.checksRun).toBe(1);
  });

  it("fills in what a check does not say of itself, and nothing else", async () => {
    const [check] = await loadChecks(
      moduleOf(
        `export const checks = [{ id: "house.rule", titleFlagged: "Not our way", inspect: () => [] }];`,
      ),
    );
    expect(check).toMatchObject({
      id: "house.rule",
      titleFlagged: "Not our way",
      titleClean: "house.rule",
      tier: "soft",
      threatType: "uncategorized",
      lifecycle: "experimental",
    });
  });

  it.each([
    ["exports nothing", ""],
    ["exports something else than a list", "export const checks = {};"],
    ["lists a check without an id", "export const checks = [{ inspect: () => [] }];"],
    ["lists a check that cannot inspect", 'export const checks = [{ id: "a.b", inspect: 1 }];'],
    ["lists nothing at a place", "export const checks = [null];"],
  ])("refuses a module that %s", async (_, source) => {
    await expect(loadChecks(moduleOf(source))).rejects.toMatchObject({
      code: "schema_mismatch",
      message: expect.stringContaining('does not export a list "checks"'),
    });
  });

  it.each([
    ["is not there", () => join(folder, "absent.mjs")],
    ["does not parse", () => moduleOf("export const checks = [;")],
    ["throws", () => moduleOf('throw new Error("broken");')],
  ])("refuses a module that %s, by its path and cause", async (_, path) => {
    await expect(loadChecks(path())).rejects.toMatchObject({
      code: "file_unreadable",
      message: expect.stringContaining(folder),
      cause: expect.anything(),
    });
  });
});
