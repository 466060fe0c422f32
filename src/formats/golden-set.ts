import { z } from "zod";
import type { FromDisk } from "../core/disk-names.js";
import { datasetVersion, formatVersion, sha256Hex, split, toolId } from "./shared.js";

const label = z.strictObject({
  tool_id: toolId,
  relevance: z.int().min(0).max(2).describe("0 judged and wrong, 1 useful, 2 exactly right"),
});

const goldenQuery = z.strictObject({
  id: z.string().min(1),
  query: z.string().min(1).describe("The intent in a user's words; never names the tool"),
  labels: z.array(label).min(1),
  split: split.optional(),
  tags: z.array(z.string().min(1)).optional(),
  notes: z.string().optional().describe('Hard negatives say "hard-negative: near-dup of <tool_id>"'),
});

export const goldenSetFile = z
  .strictObject({
    version: datasetVersion.optional(),
    format_version: formatVersion,
    corpus_version: datasetVersion.describe("Version of the corpus that the labels refer to"),
    corpus_sha256: sha256Hex.optional().describe("content_sha256 of that corpus"),
    judged_definitions: z
      .array(z.strictObject({ tool_id: toolId, sha256: sha256Hex }))
      .optional()
      .describe("Over a locked corpus: the hash in the lock of every tool that was judged"),
    queries: z.array(goldenQuery).min(1),
  })
  .describe("Labeled queries over a frozen corpus");

export type GoldenSetFile = z.infer<typeof goldenSetFile>;
export type GoldenSet = FromDisk<GoldenSetFile>;
export type GoldenQuery = GoldenSet["queries"][number];
