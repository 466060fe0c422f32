import { z } from "zod";
import type { FromDisk } from "../core/disk-names.js";
import { conformanceRecord } from "./conformance-result.js";
import { securityResult } from "./security-result.js";
import { rate, sha256Hex, splitOrAll, thresholds } from "./shared.js";

const count = z.int().min(0);

export const retrievalMetrics = z.strictObject({
  recall_at: z.strictObject({ "1": rate, "3": rate, "5": rate, "10": rate }),
  mrr: rate,
  ndcg_at_10: rate,
  map: rate,
  additional: z.record(z.string(), z.number()).optional().describe("Further metrics by canonical name"),
});

const percentiles = z.strictObject({
  p50: z.number(),
  p95: z.number(),
  max: z.number(),
  histogram: z
    .array(z.strictObject({ from: z.number(), to: z.number(), count }))
    .optional()
    .describe("How the values are spread, in bins that touch"),
});

const interval = z.strictObject({ low: z.number(), high: z.number() });

const queryResult = z.strictObject({
  id: z.string(),
  query: z.string(),
  tags: z.array(z.string()),
  relevant: z.array(
    z.strictObject({ tool_id: z.string(), relevance: z.int(), rank: z.int().min(1).nullable() }),
  ),
  ranked: z.array(z.string()),
  metrics: retrievalMetrics,
  error: z.string().optional().describe("The engine failed on this query; it counts as unanswered"),
});

const answerTokens = percentiles.extend({
  tokenizer: z.string(),
  by_component: z
    .strictObject({ schemas: z.number(), descriptions: z.number(), rest: z.number() })
    .describe("Mean tokens of an answer by what they are spent on"),
  full_menu: count.describe("Tokens of all tools of the corpus, as if every one were given up front"),
  break_even_calls: z
    .number()
    .nullable()
    .describe("Searches in one conversation after which the full menu would have been cheaper"),
});

const pairedTest = {
  p_value: rate.describe("Paired randomization test over the queries, two-sided"),
  p_holm: rate.describe("The same, corrected for all comparisons made together"),
};

const engineResult = z.strictObject({
  engine: z.string(),
  metrics: retrievalMetrics,
  metrics_sd: retrievalMetrics
    .optional()
    .describe("Standard deviation over the runs, when there were several"),
  intervals: z
    .record(z.string(), interval)
    .optional()
    .describe("95 % confidence intervals by canonical metric name"),
  per_tag: z.record(z.string(), z.strictObject({ queries: count, metrics: retrievalMetrics })),
  per_query: z.array(queryResult),
  errors: count.describe("Queries on which the engine failed"),
  ties: count.describe("Answers whose order was decided by tool id because scores were equal"),
  latency_ms: percentiles.nullable().describe("Null unless measured: times differ between runs"),
  tokens: answerTokens
    .nullable()
    .describe("Tokens of an answer put into a model's context; null unless measured"),
});

export const retrievalResult = z.strictObject({
  corpus_version: z.string(),
  corpus_sha256: sha256Hex,
  corpus_tools: count,
  golden_version: z.string(),
  golden_sha256: sha256Hex,
  split: splitOrAll,
  queries: count,
  depth: z.int().min(1).describe("How many tools of an answer are looked at"),
  runs_averaged: z.int().min(1),
  metric_definitions_sha256: sha256Hex.describe("Changes when the meaning of any metric changes"),
  engines: z.array(engineResult).min(1),
  comparisons: z
    .array(
      z.strictObject({
        engine: z.string(),
        reference: z.string(),
        metric: z.string(),
        delta: z.number(),
        ...pairedTest,
      }),
    )
    .optional()
    .describe("Each further engine against the first, query by query"),
});

const brokenLimit = z.strictObject({
  gauge: z.enum(["retrieval", "security", "conformance"]),
  subject: z.string().describe("The engine, detector or pack"),
  metric: z.string(),
  value: z.number().nullable(),
  limit: z.number().nullable(),
  baseline: z.number().nullable(),
  message: z.string(),
  flipped: z
    .array(z.string())
    .optional()
    .describe("Security: the entries behind it whose verdict changed since the baseline"),
});

export const gateDecision = z.strictObject({
  passed: z.boolean(),
  baseline_version: z.string(),
  checked: count.describe("How many limits were checked"),
  broken: z.array(brokenLimit),
  deltas: z.array(
    z.strictObject({
      gauge: brokenLimit.shape.gauge,
      subject: z.string(),
      metric: z.string(),
      value: z.number().nullable(),
      baseline: z.number().nullable(),
      delta: z.number().nullable(),
      tolerance: z.number().nullable(),
      p_value: pairedTest.p_value.optional(),
      p_holm: pairedTest.p_holm.optional(),
    }),
  ),
  flips: z.array(
    z.strictObject({
      gauge: brokenLimit.shape.gauge,
      subject: z.string(),
      gained: z.array(z.string()),
      lost: z.array(z.string()),
    }),
  ),
});

export const runRecordFile = z
  .strictObject({
    kind: z.literal("run_record"),
    version: z.literal(1),
    tool_version: z.string(),
    suite: z.string(),
    thresholds: thresholds.optional(),
    retrieval: z.array(retrievalResult),
    security: z.array(securityResult),
    conformance: z.array(conformanceRecord).optional(),
    gate: gateDecision.nullable().describe("The decision of the run that wrote this record"),
  })
  .describe("The saved result of a run: all that gates and reports read");

export type RunRecordFile = z.infer<typeof runRecordFile>;
export type RunRecord = FromDisk<RunRecordFile>;
export type RetrievalResult = RunRecord["retrieval"][number];
export type EngineResult = RetrievalResult["engines"][number];
export type QueryResult = EngineResult["perQuery"][number];
export type RetrievalMetrics = EngineResult["metrics"];
export type SecurityResult = RunRecord["security"][number];
export type DetectorResult = SecurityResult["perDetector"][number];
export type GateDecision = NonNullable<RunRecord["gate"]>;
export type BrokenLimit = GateDecision["broken"][number];
