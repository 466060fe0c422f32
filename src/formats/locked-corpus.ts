import { z } from "zod";
import type { FromDisk } from "../core/disk-names.js";
import { datasetVersion, formatVersion, sha256Hex, toolId } from "./shared.js";

const lockedServer = z.strictObject({
  server: z.string().min(1),
  package: z.string().min(1),
  version: z.string().min(1),
  license: z.string().min(1),
  integrity: z.string().optional().describe("The registry's integrity of the package archive"),
  command: z.array(z.string()).min(1).describe("Entry file inside the package, then its arguments"),
  env: z.record(z.string(), z.string()),
  tools: z
    .array(
      z.strictObject({ tool_id: toolId, sha256: sha256Hex.describe("Hash of the canonical definition") }),
    )
    .min(1),
});

export const lockedCorpusFile = z
  .strictObject({
    kind: z.literal("locked_corpus"),
    version: datasetVersion,
    format_version: formatVersion,
    servers: z.array(lockedServer).min(1),
  })
  .describe("Real servers by package, version and hashes of their tool definitions; no text of theirs");

export type LockedCorpusFile = z.infer<typeof lockedCorpusFile>;
export type LockedCorpus = FromDisk<LockedCorpusFile>;
