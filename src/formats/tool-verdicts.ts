import { z } from "zod";
import { datasetVersion, formatVersion, sha256Hex, toolId } from "./shared.js";

const toolVerdict = z.strictObject({
  tool_id: toolId,
  sha256: sha256Hex.describe("Hash of the canonical definition that was reviewed"),
  check_id: z.string().min(1).describe("The check whose signals were reviewed"),
  verdict: z
    .enum(["false_alarm", "justified"])
    .describe("justified: a careful reader would want to be told, whatever the author meant"),
  reason: z.string().min(1),
});

export const toolVerdictsFile = z
  .strictObject({
    kind: z.literal("tool_verdicts"),
    version: datasetVersion,
    format_version: formatVersion,
    lock_version: datasetVersion.describe("Version of the locked corpus that holds the tools"),
    verdicts: z.array(toolVerdict),
  })
  .describe("What people said about the flags of the scanner on real tools, one verdict per tool and check");
