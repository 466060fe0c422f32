import { z } from "zod";
import type { FromDisk } from "../core/disk-names.js";
import { sha256Hex } from "./shared.js";

const suppression = z.strictObject({
  server: z.string().min(1),
  tool: z.string().min(1),
  check: z.string().min(1).optional().describe("Check whose signals are accepted; all when absent"),
  fingerprint: sha256Hex.describe("SHA-256 of the definition that was reviewed, as scan prints it"),
  reason: z.string().min(1),
  expires: z.iso.date().describe("Last day on which it holds"),
});

export const suppressionsFile = z
  .strictObject({ version: z.literal(1), suppressions: z.array(suppression) })
  .describe("Findings that somebody reviewed and accepted, for as long as the definition stays the same");

export type Suppressions = FromDisk<z.infer<typeof suppressionsFile>>;
export type Suppression = Suppressions["suppressions"][number];
