import { z } from "zod";

export const sha256Hex = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .describe("SHA-256, 64 lower-case hex digits");

/** A dataset's own version: what other files refer to. The format's version is `format_version`. */
export const datasetVersion = z
  .union([z.string().min(1).max(100), z.int().min(0)])
  .transform(String)
  .describe("Version of this dataset, for example v1; a changed dataset gets a new one");

export const formatVersion = z.literal(1).optional().describe("Version of the file format; 1 when absent");

export const split = z.enum(["dev", "test"]).describe("dev: may be tuned on; test: only measured");

export const rate = z.number().min(0).max(1);

/** Other people's JSON: a tool's schema or annotations, kept as it is. */
export const foreignObject = z.record(z.string(), z.unknown());

export const toolId = z
  .string()
  .regex(/^[^:]+:.+$/)
  .describe("<server>:<tool>");

export const splitOrAll = z.union([split, z.literal("all")]);

/** How far each gated metric may fall below its reference, by flat name such as recall_at_5. */
export const retrievalTolerance = z.record(z.string(), rate);

/** What a detector must keep: a ceiling on false alarms (apart for hard negatives) and a floor on recall. */
export const securityLimits = z.strictObject({
  fpr_ceiling: rate,
  hard_negative_fpr_ceiling: rate,
  recall_floor: rate,
});

export const thresholds = z.strictObject({
  retrieval_tolerance: retrievalTolerance.optional(),
  security: z.record(z.string(), securityLimits).optional().describe("By detector"),
});
