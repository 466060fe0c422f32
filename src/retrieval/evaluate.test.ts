import { describe, expect, it } from "vitest";
import type { CorpusTool } from "../formats/corpus.js";
import type { GoldenQuery } from "../formats/golden-set.js";
import { compareEngines } from "./compare-engines.js";
import type { Engine, ScoredTool } from "./engines/engine.js";
import { evaluateEngine } from "./evaluate.js";
import { createAnswerCost } from "./tokens/answer-cost.js";

const OPTIONS = { depth: 10, runs: 1 };

function query(id: string, ...relevant: string[]): GoldenQuery {
  return { id, query: id, labels: relevant.map((toolId) => ({ toolId, relevance: 1 })), tags: ["all"] };
}

function answering(answers: Record<string, string[] | Error>, name = "fake"): Engine {
  return {
    name,
    search(asked): ScoredTool[] {
      const answer = answers[asked] ?? [];
      if (answer instanceof Error) throw answer;
      return answer.map((toolId, index) => ({ toolId, score: 10 - index }));
    },
  };
}

const QUERIES = [query("q1", "s:a"), query("q2", "s:b"), query("q3", "s:c")];

describe("evaluateEngine", () => {
  it("counts failed and unanswered queries as zero, and shows the failure", async () => {
    const engine = answering({ q1: ["s:a"], q2: new Error("boom \u001b[31m") });
    const result = await evaluateEngine(engine, QUERIES, OPTIONS);
    expect(result.metrics).toMatchObject({
      mrr: expect.closeTo(1 / 3, 10),
      recallAt: { "1": expect.closeTo(1 / 3, 10) },
    });
    expect(result.perQuery.map(({ id, error }) => [id, error])).toEqual([
      ["q1", undefined],
      ["q2", "boom \\u{1B}[31m"],
      ["q3", undefined],
    ]);
    expect(result.errors).toBe(1);
  });

  it("keeps the order of the queries however many are under way at once", async () => {
    let underWay = 0;
    let most = 0;
    const engine: Engine = {
      name: "slow",
      concurrency: 3,
      async search(asked) {
        most = Math.max(most, ++underWay);
        for (let turn = 0; turn < (asked === "q1" ? 20 : 1); turn++) await Promise.resolve();
        underWay--;
        return [{ toolId: `s:${asked}`, score: 1 }];
      },
    };
    const result = await evaluateEngine(engine, QUERIES, OPTIONS);
    expect(most).toBe(3);
    expect(result.perQuery.map((one) => one.ranked)).toEqual([["s:q1"], ["s:q2"], ["s:q3"]]);
  });

  it.each([
    ["id", ["s:a", "s:b"], 1],
    ["trec", ["s:b", "s:a"], 0.5],
  ] as const)("orders ties by %s and counts them", async (ties, ranked, mrr) => {
    const engine: Engine = {
      name: "tied",
      search: () => ["s:b", "s:a"].map((toolId) => ({ toolId, score: 1 })),
    };
    const result = await evaluateEngine(engine, [query("q1", "s:a")], { ...OPTIONS, ties });
    expect(result).toMatchObject({ ties: 1, perQuery: [{ ranked, metrics: { mrr } }] });
  });

  it("counts a tool that is named twice once", async () => {
    const engine = answering({ q1: ["s:a", "s:a", "s:b"] });
    const [result] = (await evaluateEngine(engine, [query("q1", "s:a")], OPTIONS)).perQuery;
    expect(result).toMatchObject({ ranked: ["s:a", "s:b"], metrics: { recallAt: { "10": 1 } } });
  });

  it("averages runs and states their spread", async () => {
    let run = 0;
    const engine: Engine = {
      name: "varying",
      search: () => [{ toolId: run++ < 1 ? "s:a" : "s:x", score: 1 }],
    };
    const result = await evaluateEngine(engine, [query("q1", "s:a")], { ...OPTIONS, runs: 2 });
    expect(result.metrics.mrr).toBe(0.5);
    expect(result.metricsSd?.mrr).toBeCloseTo(Math.SQRT1_2, 12);
    expect(result.perQuery[0]!.metrics.mrr).toBe(0.5);
  });

  it("gives an interval around every headline mean, and further metrics beside", async () => {
    const engine = answering({ q1: ["s:a"], q2: ["s:x", "s:b"] });
    const { intervals, metrics } = await evaluateEngine(engine, QUERIES, OPTIONS);
    expect(intervals!.MRR!.low).toBeLessThan(metrics.mrr);
    expect(intervals!.MRR!.high).toBeGreaterThan(metrics.mrr);
    expect(metrics.additional).toMatchObject({ "Success@5": expect.closeTo(2 / 3, 10), "Judged@10": 0.5 });
  });

  it("measures latency only when given a clock", async () => {
    let time = 0;
    const engine = answering({});
    const timed = await evaluateEngine(engine, QUERIES, { ...OPTIONS, now: () => (time += 5) });
    expect(timed.latencyMs).toEqual({ p50: 5, p95: 5, max: 5 });
    expect((await evaluateEngine(engine, QUERIES, OPTIONS)).latencyMs).toBeNull();
  });
});

describe("compareEngines", () => {
  it("tests every further engine against the first, query by query", async () => {
    const many = Array.from({ length: 40 }, (_, index) => query(`q${index}`, "s:a"));
    const good = answering(Object.fromEntries(many.map(({ id }) => [id, ["s:a"]])), "good");
    const results = [
      await evaluateEngine(answering({}, "bad"), many, OPTIONS),
      await evaluateEngine(good, many, OPTIONS),
    ];
    const compared = compareEngines(results);
    expect(
      compared.map(({ engine, reference, metric, delta }) => [engine, reference, metric, delta]),
    ).toEqual([
      ["good", "bad", "Recall@5", 1],
      ["good", "bad", "MRR", 1],
      ["good", "bad", "nDCG@10", 1],
    ]);
    expect(compared.every(({ pValue, pHolm }) => pValue < 0.001 && pHolm >= pValue)).toBe(true);
  });
});

describe("createAnswerCost", () => {
  const letters = { name: "letters", count: (text: string) => text.length };
  const tools: CorpusTool[] = [
    { toolId: "s:a", server: "s", tool: "a", description: "12345", schema: { x: 1 } },
    { toolId: "s:b", server: "s", tool: "b", description: "" },
  ];

  it("splits an answer into schemas, descriptions and the rest, and finds the break-even", () => {
    // {"name":"s:a","description":"12345","input_schema":{"x":1}} has 59 letters, {"name":"s:b"} 14.
    expect(createAnswerCost(tools, letters).summarize([["s:a"], ["s:b"]])).toEqual({
      tokenizer: "letters",
      p50: 14,
      p95: 59,
      max: 59,
      byComponent: { schemas: 3.5, descriptions: 2.5, rest: 30.5 },
      fullMenu: 73,
      breakEvenCalls: 2,
    });
  });

  it("has no break-even when answers are empty", () => {
    expect(createAnswerCost(tools, letters).summarize([[]]).breakEvenCalls).toBeNull();
  });
});
