import { z } from "zod";
import type { FromDisk } from "../core/disk-names.js";
import { datasetVersion, foreignObject, formatVersion, sha256Hex, split } from "./shared.js";

export const ATTACK_CATEGORIES = [
  "tool_poisoning",
  "prompt_injection",
  "shadowing",
  "rug_pull",
  "unicode_smuggling",
  "decoded_payload",
  "capability_mismatch",
  "exfiltration",
  "secret",
] as const;
export const BENIGN_CATEGORIES = ["benign", "hard_negative"] as const;
export const CATEGORIES = [...ATTACK_CATEGORIES, ...BENIGN_CATEGORIES] as const;

const definition = {
  server: z.string().optional(),
  name: z.string().optional(),
  title: z.string().optional(),
  description: z.string().default(""),
  input_schema: foreignObject.optional(),
  output_schema: foreignObject.optional(),
  annotations: foreignObject.optional(),
};

const securityEntry = z.strictObject({
  id: z.string().min(1),
  ...definition,
  peers: z
    .array(z.strictObject(definition))
    .optional()
    .describe("The other tools of the registry the entry is seen in"),
  label: z.enum(["malicious", "benign"]),
  category: z.enum(CATEGORIES),
  technique: z.string().optional().describe("Family of the attack, or of what a benign entry is about"),
  difficulty: z.enum(["plain", "evasive", "novel"]).optional(),
  resembles: z.string().optional().describe("Hard negatives: id (or category) of the attack they look like"),
  split: split.optional(),
  language: z.string().optional(),
  debatable: z.boolean().optional().describe("Readers could not agree: kept, not scored"),
  notes: z.string().optional(),
  provenance: z.strictObject({ source: z.string().min(1), license: z.string().min(1) }),
});

export const securityCorpusFile = z
  .strictObject({
    version: datasetVersion.optional(),
    format_version: formatVersion,
    content_sha256: sha256Hex.optional().describe("SHA-256 of the canonical JSON of `entries`"),
    entries: z.array(securityEntry).min(1),
  })
  .describe("Labeled tool definitions, malicious and benign, that detectors are scored on");

export type SecurityCorpusFile = z.infer<typeof securityCorpusFile>;
export type SecurityCorpus = FromDisk<SecurityCorpusFile>;
export type SecurityEntry = SecurityCorpus["entries"][number];
export type Category = SecurityEntry["category"];
