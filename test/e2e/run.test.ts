import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ROOT, temporaryFolder, toolgauge } from "./toolgauge.js";

const dataset = (name: string) => JSON.parse(readFileSync(join(ROOT, "datasets", name), "utf8"));

/** A deterministic shuffle: reversed, then interleaved. */
function shuffled<T>(items: readonly T[]): T[] {
  const reversed = [...items].reverse();
  return [
    ...reversed.filter((_, index) => index % 2 === 0),
    ...reversed.filter((_, index) => index % 2 === 1),
  ];
}

describe("toolgauge run", () => {
  it("measures the default suite, decides, and leaves a record and a report", () => {
    const folder = temporaryFolder();
    const { exitCode, stdout, stderr } = toolgauge(["run"], { cwd: folder });
    expect(stdout).toContain("Gate  passed");
    expect(stderr).toContain(join(".toolgauge", "report.html"));
    expect(exitCode).toBe(0);
    expect(readFileSync(join(folder, ".toolgauge/report.html"), "utf8")).toMatch(/^<!doctype html>/);
    expect(readFileSync(join(folder, ".toolgauge/.gitignore"), "utf8")).toBe("*\n");
  });

  it("decides a saved record again, and refuses one that got worse, naming the metric", () => {
    const folder = temporaryFolder();
    toolgauge(["run"], { cwd: folder });
    expect(toolgauge(["gate"], { cwd: folder }).exitCode).toBe(0);
    const path = join(folder, ".toolgauge/run.json");
    const record = JSON.parse(readFileSync(path, "utf8"));
    record.retrieval[0].engines[0].metrics.ndcg_at_10 -= 0.1;
    writeFileSync(path, JSON.stringify(record));
    const { exitCode, stdout } = toolgauge(["gate"], { cwd: folder });
    expect(exitCode).toBe(1);
    expect(stdout).toMatch(/Gate {2}FAILED/);
    expect(stdout).toMatch(/ndcg_at_10 of engine lexical fell by 0\.1000/);
    const json = toolgauge(["gate", "--format", "json"], { cwd: folder });
    expect(json.exitCode).toBe(1);
    expect(JSON.parse(json.stdout).gate.broken[0].metric).toBe("ndcg_at_10");
  });

  it("writes a new baseline version beside the old one and never over it", () => {
    const folder = temporaryFolder();
    toolgauge(["run"], { cwd: folder });
    const baseline = join(folder, "baseline_v1.json");
    expect(toolgauge(["gate", "--baseline", baseline, "--update"], { cwd: folder }).stdout).toContain(
      "baseline_v1.json",
    );
    const first = readFileSync(baseline, "utf8");
    expect(toolgauge(["gate", "--baseline", baseline, "--update"], { cwd: folder }).stdout).toContain(
      "baseline_v2.json",
    );
    expect(readFileSync(baseline, "utf8")).toBe(first);
    expect(existsSync(join(folder, "baseline_v2.json"))).toBe(true);
    const { exitCode, stderr } = toolgauge(["gate", "--baseline", baseline, "--update"], { cwd: folder });
    expect(exitCode).toBe(2);
    expect(stderr).toMatch(/baseline_v2\.json exists and is not overwritten/);
  });

  it("renders a saved record again, to the byte", () => {
    const folder = temporaryFolder();
    const { stdout } = toolgauge(["run"], { cwd: folder });
    expect(toolgauge(["report", ".toolgauge/run.json", "--format", "text"], { cwd: folder }).stdout).toBe(
      stdout,
    );
    const html = toolgauge(["report", ".toolgauge/run.json"], { cwd: folder }).stdout;
    expect(html).toBe(readFileSync(join(folder, ".toolgauge/report.html"), "utf8"));
  });
});

describe("determinism", () => {
  it("gives the same bytes twice, and for shuffled tools, queries and labels", () => {
    const folder = temporaryFolder();
    const corpus = dataset("corpus_v1.json");
    const golden = dataset("retrieval_golden_v1.json");
    const write = (name: string, value: unknown) => writeFileSync(join(folder, name), JSON.stringify(value));
    write("corpus.json", corpus);
    write("golden.json", golden);
    write("corpus-shuffled.json", { ...corpus, tools: shuffled(corpus.tools) });
    const queries = shuffled(golden.queries as { labels: unknown[] }[]);
    write("golden-shuffled.json", {
      ...golden,
      queries: queries.map((query) => ({ ...query, labels: shuffled(query.labels) })),
    });
    const evaluate = (suffix: string, format: string) =>
      toolgauge(
        [
          "eval",
          "retrieval",
          "--corpus",
          `corpus${suffix}.json`,
          "--golden",
          `golden${suffix}.json`,
          "--format",
          format,
          "--quiet",
        ],
        { cwd: folder },
      ).stdout;
    for (const format of ["json", "html", "text"]) {
      const first = evaluate("", format);
      expect(first.length).toBeGreaterThan(100);
      expect(evaluate("", format)).toBe(first);
      expect(evaluate("-shuffled", format)).toBe(first);
    }
  });
});
