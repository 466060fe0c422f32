import { z } from "zod";
import type { FromDisk } from "../core/disk-names.js";
import { sha256Hex, toolId } from "./shared.js";

export const APPROVAL_STATES = ["pending", "approved", "changed", "quarantined", "rejected"] as const;

const approvedTool = z.strictObject({
  tool_id: toolId,
  server: z.string().min(1),
  tool: z.string().min(1),
  state: z.enum(APPROVAL_STATES),
  definition_sha256: sha256Hex.describe("Hash of the definition last seen"),
  approved_sha256: sha256Hex.nullable().describe("Hash of the definition that was approved"),
  lifted_sha256: sha256Hex
    .nullable()
    .default(null)
    .describe("Hash of the definition that was approved in spite of a hard finding"),
  reason: z.string().nullable(),
});

export const approvalsExportFile = z
  .strictObject({
    kind: z.literal("approvals"),
    version: z.literal(1),
    tools: z.array(approvedTool),
  })
  .describe("The tool approval store as one sorted file that a team can review");

export type ApprovalsExportFile = z.infer<typeof approvalsExportFile>;
export type ApprovalsExport = FromDisk<ApprovalsExportFile>;
