import type {
  DetectorResult,
  EngineResult,
  QueryResult,
  RetrievalMetrics,
  RunRecord,
} from "../../src/formats/run-record.js";

/** A record of any size with every section, the same every time. `text` gives the words of each row. */
export function sampleRecord(options: { queries: number; text?: (index: number) => string }): RunRecord {
  const { queries, text = (index) => `a question about subject-${index % 40}, in words of its own` } =
    options;
  const engines = ["lexical", "hybrid"].map((engine, series) => engineResult(engine, series, queries, text));
  const [lexical] = engines;
  return {
    kind: "run_record",
    version: 1,
    toolVersion: "0.1.0",
    suite: options.text === undefined ? "sample" : text(0),
    retrieval: [
      {
        corpusVersion: "v1",
        corpusSha256: "0".repeat(64),
        corpusTools: 500,
        goldenVersion: "v1",
        goldenSha256: "1".repeat(64),
        split: "test",
        queries,
        depth: 10,
        runsAveraged: 1,
        metricDefinitionsSha256: "2".repeat(64),
        engines,
        comparisons: [
          {
            engine: "hybrid",
            reference: "lexical",
            metric: "nDCG@10",
            delta: 0.11,
            pValue: 0.001,
            pHolm: 0.003,
          },
          { engine: "hybrid", reference: "lexical", metric: "MRR", delta: -0.01, pValue: 0.4, pHolm: 0.8 },
        ],
      },
    ],
    security: [
      {
        corpusVersion: "v1",
        corpusSha256: "3".repeat(64),
        split: "test",
        runsAveraged: 1,
        debatable: 0,
        samples: Array.from({ length: 60 }, (_, index) => ({
          id: index === 1 ? text(1) : `entry_${index}`,
          tool: `server:tool_${index}`,
          label: index % 2 === 0 ? ("malicious" as const) : ("benign" as const),
          category: index % 2 === 0 ? ("shadowing" as const) : ("hard_negative" as const),
          technique: text(2),
          resembles: index % 2 === 0 ? text(3) : `entry_${index - 1}`,
          ...(index < 20 ? { texts: [{ pointer: "/description", text: text(index) }] } : {}),
        })),
        realTools: null,
        comparisons: [],
        perDetector: ["scanner", "keyword"].map((name, series) => detectorResult(name, series, text)),
      },
    ],
    gate: {
      passed: false,
      baselineVersion: "v1",
      checked: 6,
      broken: [
        {
          gauge: "retrieval",
          subject: "lexical",
          metric: "mrr",
          value: lexical!.metrics.mrr,
          limit: 0.8,
          baseline: 0.82,
          message: `mrr of engine lexical fell; ${text(1)}`,
        },
      ],
      deltas: [
        delta("lexical", "mrr", lexical!.metrics.mrr, 0.82),
        delta("lexical", "ndcg_at_10", lexical!.metrics.ndcgAt_10, lexical!.metrics.ndcgAt_10 - 0.013),
        delta("lexical", "recall_at_5", lexical!.metrics.recallAt["5"], lexical!.metrics.recallAt["5"]),
      ],
      flips: [{ gauge: "retrieval", subject: "lexical", gained: ["q3", "q8"], lost: ["q2", "q5", "q14"] }],
    },
  };
}

function delta(subject: string, metric: string, value: number, baseline: number) {
  return {
    gauge: "retrieval" as const,
    subject,
    metric,
    value,
    baseline,
    delta: value - baseline,
    tolerance: metric === "recall_at_5" ? null : 0.02,
  };
}

function engineResult(
  engine: string,
  series: number,
  queries: number,
  text: (index: number) => string,
): EngineResult {
  const perQuery = Array.from({ length: queries }, (_, index) => queryResult(index, series, text));
  const rate = 0.62 + series * 0.11;
  const metrics = metricsAt(rate);
  const tags = ["paraphrase", "typo", "multi_tool", "german", "hard_negative", text(2)];
  return {
    engine,
    metrics,
    intervals: {
      MRR: { low: rate - 0.05, high: rate + 0.04 },
      "nDCG@10": { low: rate - 0.04, high: rate + 0.05 },
    },
    perTag: Object.fromEntries(
      tags.map((tag, index) => [tag, { queries: 10 + index, metrics: metricsAt(rate - 0.3 + index * 0.09) }]),
    ),
    perQuery,
    errors: series,
    ties: 4,
    latencyMs: { p50: 1.2, p95: 3.4, max: 9.9, histogram: spread(1) },
    tokens: {
      p50: 410,
      p95: 900,
      max: 1800,
      tokenizer: "o200k",
      byComponent: { schemas: 300, descriptions: 90, rest: 20 },
      fullMenu: 41_000,
      breakEvenCalls: 100,
      histogram: spread(200),
    },
  };
}

function spread(width: number) {
  return [3, 14, 9, 4, 0, 1, 0, 0, 0, 1].map((count, index) => ({
    from: index * width,
    to: (index + 1) * width,
    count,
  }));
}

function queryResult(index: number, series: number, text: (index: number) => string): QueryResult {
  const seed = (index * 7 + series * 3) % 13;
  const rank = seed > 10 ? null : Math.max(1, seed - 4);
  const ranked = Array.from(
    { length: 10 },
    (_, place) => `server-${(index + place) % 25}:tool_${(index * 3 + place) % 500}`,
  );
  const relevant = [{ toolId: rank === null ? "server-x:elsewhere" : ranked[rank - 1]!, relevance: 2, rank }];
  if (index % 5 === 0) relevant.push({ toolId: `server-y:second_${index}`, relevance: 1, rank: null });
  return {
    id: `q${index}`,
    query: text(index),
    tags: index % 3 === 0 ? ["paraphrase"] : ["typo", "german"],
    relevant,
    ranked,
    metrics: metricsAt(rank === null ? 0 : 1 / Math.log2(rank + 1)),
    ...(series === 1 && index === 4 ? { error: text(4) } : {}),
  };
}

function metricsAt(rate: number): RetrievalMetrics {
  const value = Math.min(1, Math.max(0, rate));
  return {
    recallAt: { "1": value * 0.7, "3": value * 0.85, "5": value * 0.92, "10": value },
    mrr: value * 0.9,
    ndcgAt_10: value,
    map: value * 0.85,
  };
}

function detectorResult(detector: string, series: number, text: (index: number) => string): DetectorResult {
  const categories = [
    "tool_poisoning",
    "shadowing",
    "unicode_smuggling",
    "secret",
    "benign",
    "hard_negative",
  ];
  return {
    detector,
    precision: 0.97 - series * 0.3,
    recall: 0.94 - series * 0.4,
    f1: 0.95 - series * 0.35,
    fpr: 0.02 + series * 0.2,
    tp: 94,
    fp: 3,
    tn: 97,
    fn: 6,
    cleanFpr: 0.01 + series * 0.1,
    hardNegativeFpr: 0.05 + series * 0.3,
    abstained: 0,
    nullReasons: {},
    intervals: { recall: { low: 0.4, high: 0.9 } },
    perTechnique: { [text(2)]: groupOf(3 + series, "shadowing") },
    perDifficulty: { plain: groupOf(3 + series, "shadowing") },
    pairDiscrimination: {
      pairs: 20,
      toldApart: 12,
      bothFlagged: 4,
      neitherFlagged: 3,
      inverted: 1,
      rate: 0.6,
      interval: { low: 0.4, high: 0.8 },
    },
    baseRate: {
      oneIn: 1000,
      fleet: 500,
      fprOf: "clean",
      trueAlarmChance: 0.1,
      trueAlarmChanceAtWorst: 0.02,
      alarmsPerWeek: 4,
      falseAlarmsPerWeek: 3.6,
    },
    realTools: null,
    perCategory: Object.fromEntries(
      categories.map((category, index) => [category, groupOf((index * 7 + series * 5) % 30, category)]),
    ),
    entries: Array.from({ length: 60 }, (_, index) => ({
      id: index === 1 ? text(1) : `entry_${index}`,
      flagged: (index + series) % 3 === 0,
      tier: (index + series) % 3 === 0 ? ("hard" as const) : null,
      checkIds: (index + series) % 3 === 0 ? ["phrase.injection"] : [],
      ...(index < 20
        ? { places: [{ checkId: "phrase.injection", pointer: "/description", start: 2, end: 11 }] }
        : {}),
    })),
  };
}

function groupOf(flagged: number, category: string): DetectorResult["perCategory"][string] {
  const isAttack = category !== "benign" && category !== "hard_negative";
  const rate = flagged / 30;
  const interval = { low: rate / 2, high: (1 + rate) / 2 };
  return {
    entries: 30,
    tp: isAttack ? flagged : 0,
    fn: isAttack ? 30 - flagged : 0,
    fp: isAttack ? 0 : flagged,
    tn: isAttack ? 0 : 30 - flagged,
    abstained: 0,
    recall: isAttack ? rate : null,
    recallInterval: isAttack ? interval : null,
    fpr: isAttack ? null : rate,
    fprInterval: isAttack ? null : interval,
  };
}
