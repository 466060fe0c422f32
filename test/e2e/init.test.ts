import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { temporaryFolder, toolgauge } from "./toolgauge.js";

describe("toolgauge init", { timeout: 120_000 }, () => {
  it("writes a suite that runs without a warning and passes its own gate", () => {
    const folder = temporaryFolder();
    const { exitCode, stdout } = toolgauge(["init", folder]);
    expect(exitCode).toBe(0);
    expect(stdout).toContain("toolgauge/suite.yaml");
    const ran = toolgauge(["run", "toolgauge/suite.yaml"], { cwd: folder });
    expect(ran.exitCode).toBe(0);
    expect(ran.stdout).toContain("Gate  passed");
    expect(ran.stderr).toBe("Report: .toolgauge/report.html (open it in a browser)\n");
  });

  it("overwrites nothing, and then writes nothing", () => {
    const folder = temporaryFolder();
    toolgauge(["init", folder]);
    const before = readFileSync(join(folder, "toolgauge/golden.json"), "utf8");
    const { exitCode, stderr } = toolgauge(["init", folder]);
    expect(exitCode).toBe(2);
    expect(stderr).toMatch(/exists and is not overwritten/);
    expect(readFileSync(join(folder, "toolgauge/golden.json"), "utf8")).toBe(before);
  });
});
