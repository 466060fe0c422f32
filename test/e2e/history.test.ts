import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { temporaryFolder, toolgauge } from "./toolgauge.js";

const SUITE = "toolgauge/suite.yaml";

/** A repository with two kept runs, the second after a worse description. */
function twoRuns(): string {
  const folder = temporaryFolder();
  toolgauge(["init"], { cwd: folder });
  expect(toolgauge(["run", SUITE, "--keep"], { cwd: folder }).stderr).toContain("Kept as run 1\n");
  const corpus = join(folder, "toolgauge/corpus.json");
  const text = readFileSync(corpus, "utf8");
  writeFileSync(corpus, text.replace("Lists the appointments of a day or a week.", "Shows plans."));
  const suite = join(folder, SUITE);
  writeFileSync(suite, readFileSync(suite, "utf8").replace("baseline: baseline_v1.json", ""));
  expect(toolgauge(["run", SUITE, "--keep"], { cwd: folder }).exitCode).toBe(0);
  return folder;
}

describe("toolgauge history", { timeout: 120_000 }, () => {
  it("keeps nothing unless asked, and makes no file by looking", () => {
    const folder = temporaryFolder();
    toolgauge(["init"], { cwd: folder });
    toolgauge(["run", SUITE], { cwd: folder });
    expect(toolgauge(["history"], { cwd: folder }).stdout).toMatch(/^No run was kept/);
    expect(existsSync(join(folder, ".toolgauge/history.db"))).toBe(false);
  });

  it("lists, shows, compares and reports what was kept", () => {
    const folder = twoRuns();
    const listed = toolgauge(["history"], { cwd: folder }).stdout.split("\n");
    expect(listed[1]).toMatch(/^1 .* tools {2}passed {2}nDCG@10 1\.000$/);
    expect(listed[2]).toMatch(/^2 .* tools {7}– {2}nDCG@10 0\.877$/);
    const { runs } = JSON.parse(toolgauge(["history", "--format", "json"], { cwd: folder }).stdout);
    expect(runs.map(({ id, passed }: { id: number; passed: unknown }) => [id, passed])).toEqual([
      [1, true],
      [2, null],
    ]);
    expect(toolgauge(["history", "show", "1"], { cwd: folder }).stdout).toContain("Gate  passed");
    const saved = readFileSync(join(folder, ".toolgauge/run.json"), "utf8");
    expect(toolgauge(["history", "show", "latest", "--format", "json"], { cwd: folder }).stdout).toBe(saved);
    const flip = "▼ q2  rank 1 → rank 2  what appointments do I have this week?";
    for (const pair of [
      ["1", "2"],
      ["previous", "latest"],
      ["1", ".toolgauge/run.json"],
    ]) {
      expect(toolgauge(["compare", ...pair], { cwd: folder }).stdout).toContain(flip);
    }
    const page = readFileSync(join(folder, ".toolgauge/report.html"), "utf8");
    expect(page).toContain("nDCG@10 of lexical over 2 runs: from 1.000 to 0.877");
    expect(toolgauge(["report", "latest"], { cwd: folder }).stdout).toBe(page);
    expect(toolgauge(["report", "1"], { cwd: folder }).stdout).not.toContain('id="trends"');
  });

  it("adds saved records, all or none", () => {
    const folder = twoRuns();
    const file = ".toolgauge/run.json";
    expect(toolgauge(["history", "add", file, SUITE], { cwd: folder }).exitCode).toBe(2);
    expect(toolgauge(["history", "add", file], { cwd: folder }).stdout).toBe(`Kept ${file} as run 3\n`);
  });

  it.each([
    [["compare", "1", "7"], "there is no run 7 in .toolgauge/history.db"],
    [["report", "previous", "--history", "none.db"], "there is no run previous in none.db"],
    [["history", "show", "missing.json"], "missing.json"],
  ])("answers %j in one line", (args, message) => {
    const { exitCode, stderr } = toolgauge(args, { cwd: twoRuns() });
    expect(exitCode).toBe(2);
    expect(stderr.trim().split("\n")).toHaveLength(1);
    expect(stderr).toContain(message);
  });
});
