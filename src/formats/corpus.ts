import { z } from "zod";
import type { FromDisk } from "../core/disk-names.js";
import { datasetVersion, foreignObject, formatVersion, sha256Hex, toolId } from "./shared.js";

const corpusTool = z.strictObject({
  tool_id: toolId,
  server: z.string().min(1),
  tool: z.string().min(1),
  title: z.string().optional(),
  description: z.string().default(""),
  schema: foreignObject.optional().describe("The tool's input JSON Schema"),
  output_schema: foreignObject.optional(),
  annotations: foreignObject.optional(),
});

export const corpusFile = z
  .strictObject({
    version: datasetVersion,
    format_version: formatVersion,
    generated_from: z
      .union([z.string(), z.looseObject({ source: z.string(), note: z.string().optional() })])
      .optional()
      .describe("Where the tools come from and how they were frozen"),
    content_sha256: sha256Hex.optional().describe("SHA-256 of the canonical JSON of `tools`"),
    tools: z.array(corpusTool).min(1),
  })
  .describe("A frozen list of tools that searches are scored against");

export type CorpusFile = z.infer<typeof corpusFile>;
export type Corpus = FromDisk<CorpusFile>;
export type CorpusTool = Corpus["tools"][number];
