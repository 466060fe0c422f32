import { z } from "zod";
import type { FromDisk } from "../core/disk-names.js";
import { conformanceResult } from "./conformance-result.js";
import { retrievalMetrics } from "./run-record.js";
import { datasetVersion, rate, retrievalTolerance, securityLimits, sha256Hex, splitOrAll } from "./shared.js";

const retrievalReference = z.strictObject({
  engine: z.string(),
  split: splitOrAll,
  depth: z.int().min(1),
  corpus_sha256: sha256Hex,
  golden_sha256: sha256Hex,
  metric_definitions_sha256: sha256Hex,
  metrics: retrievalMetrics,
  per_query: z
    .array(z.strictObject({ id: z.string(), recall_at_5: rate, ndcg_at_10: rate }))
    .describe("For gained and lost queries and paired tests"),
  tolerance: retrievalTolerance,
});

const securityReference = z.strictObject({
  detector: z.string(),
  split: splitOrAll,
  corpus_sha256: sha256Hex,
  precision: rate.nullable(),
  recall: rate.nullable(),
  f1: rate.nullable(),
  fpr: rate.nullable(),
  hard_negative_fpr: rate.nullable(),
  flagged: z.array(z.string()).describe("Ids of the flagged entries, to name what flipped"),
  limits: securityLimits,
});

const conformanceReference = z.strictObject({
  pack: z.string(),
  claimed_class: conformanceResult.shape.claimed_class,
  outcome: conformanceResult.shape.outcome,
  verdict_hash: sha256Hex,
});

export const baselineFile = z
  .strictObject({
    kind: z.literal("baseline"),
    version: datasetVersion,
    format_version: z.literal(1),
    tool_version: z.string(),
    retrieval: z.array(retrievalReference),
    security: z.array(securityReference),
    conformance: z.array(conformanceReference).optional(),
  })
  .describe("Committed reference values and thresholds; only valid for the data whose hashes it names");

export type BaselineFile = z.infer<typeof baselineFile>;
export type Baseline = FromDisk<BaselineFile>;
export type RetrievalReference = Baseline["retrieval"][number];
export type SecurityReference = Baseline["security"][number];
