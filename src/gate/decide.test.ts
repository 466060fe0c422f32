import { describe, expect, it } from "vitest";
import { ToolgaugeError } from "../core/errors.js";
import type { RetrievalMetrics, RunRecord } from "../formats/run-record.js";
import { baselineFrom, nextVersion } from "./baseline.js";
import { decide } from "./decide.js";

const HASH = "0".repeat(64);

function metrics(recall: number, ndcg: number): RetrievalMetrics {
  return {
    recallAt: { "1": recall, "3": recall, "5": recall, "10": recall },
    mrr: 0.5,
    ndcgAt_10: ndcg,
    map: 0.5,
  };
}

function record(
  recall: number,
  ndcg: number,
  change: Partial<RunRecord["retrieval"][number]> = {},
): RunRecord {
  const perQuery = [0, 1, 2, 3].map((index) => ({
    id: `q${index}`,
    query: "x",
    tags: [],
    relevant: [],
    ranked: [],
    metrics: metrics(index < recall * 4 ? 1 : 0, ndcg),
  }));
  const engine = {
    engine: "lexical",
    metrics: metrics(recall, ndcg),
    perTag: {},
    perQuery,
    errors: 0,
    ties: 0,
    latencyMs: null,
    tokens: null,
  };
  const result = {
    corpusVersion: "v1",
    corpusSha256: HASH,
    corpusTools: 3,
    goldenVersion: "v1",
    goldenSha256: HASH,
    split: "test" as const,
    queries: 4,
    depth: 10,
    runsAveraged: 1,
    metricDefinitionsSha256: HASH,
    engines: [engine],
    ...change,
  };
  return {
    kind: "run_record",
    version: 1,
    toolVersion: "0",
    suite: "s",
    retrieval: [result],
    security: [],
    gate: null,
  } as RunRecord;
}

const reference = baselineFrom(record(0.75, 0.6), "v1", null);

describe("the gate on discovery", () => {
  it("passes an unchanged system with zero deltas and no flips", () => {
    const decision = decide(record(0.75, 0.6), reference);
    expect(decision).toMatchObject({
      passed: true,
      baselineVersion: "v1",
      checked: 3,
      broken: [],
      flips: [],
    });
    expect(decision.deltas.every(({ delta }) => delta === 0)).toBe(true);
  });

  it("names each broken metric with its value, limit and baseline, and the queries that were lost", () => {
    const decision = decide(record(0.5, 0.55), reference);
    expect(decision.passed).toBe(false);
    expect(decision.broken.map(({ metric, value, baseline }) => ({ metric, value, baseline }))).toEqual([
      { metric: "recall_at_5", value: 0.5, baseline: 0.75 },
      { metric: "ndcg_at_10", value: 0.55, baseline: 0.6 },
    ]);
    expect(decision.broken[0]?.limit).toBeCloseTo(0.73, 12);
    expect(decision.broken[0]?.message).toContain("recall_at_5 of engine lexical fell by 0.2500 to 0.5000");
    expect(decision.flips).toEqual([{ gauge: "retrieval", subject: "lexical", gained: [], lost: ["q2"] }]);
  });

  it("allows a fall of exactly the tolerance, and any gain", () => {
    expect(decide(record(0.75, 0.58), reference).passed).toBe(true);
    expect(decide(record(0.75, 0.5799), reference).passed).toBe(false);
    expect(decide(record(1, 0.9), reference)).toMatchObject({
      passed: true,
      flips: [{ gained: ["q3"], lost: [] }],
    });
  });

  it("lets the record's own thresholds take precedence", () => {
    const lenient = { ...record(0.75, 0.3), thresholds: { retrievalTolerance: { recall_at_5: 0.1 } } };
    expect(decide(lenient, reference)).toMatchObject({ passed: true, checked: 1 });
  });

  it.each([
    ["another corpus", { corpusSha256: "1".repeat(64) }, "corpus"],
    ["another golden set", { goldenSha256: "1".repeat(64) }, "golden set"],
    ["another split", { split: "dev" as const }, "split"],
    ["another depth", { depth: 20 }, "depth"],
    ["other metric definitions", { metricDefinitionsSha256: "1".repeat(64) }, "metric definitions"],
  ])("refuses to compare with %s", (_, change, named) => {
    expect(() => decide(record(0.75, 0.6, change), reference)).toThrow(ToolgaugeError);
    expect(() => decide(record(0.75, 0.6, change), reference)).toThrow(named);
  });

  it("refuses a record that did not measure what the baseline has", () => {
    expect(() => decide({ ...record(1, 1), retrieval: [] }, reference)).toThrow(
      "did not measure engine lexical",
    );
  });
});

describe("baselines", () => {
  it("carry thresholds on from the version before", () => {
    const strict = { ...reference, retrieval: [{ ...reference.retrieval[0]!, tolerance: { mrr: 0 } }] };
    expect(baselineFrom(record(1, 1), "v2", strict).retrieval[0]).toMatchObject({ tolerance: { mrr: 0 } });
  });

  it.each([
    ["v1", "v2"],
    ["baseline_v9", "baseline_v10"],
    ["mine", "mine-2"],
    ["2026-01", "2026-2"],
  ])("%s is followed by %s", (version, next) => {
    expect(nextVersion(version)).toBe(next);
  });
});
