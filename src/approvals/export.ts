import { toDisk } from "../core/disk-names.js";
import type { ApprovalsExportFile } from "../formats/approvals-export.js";
import type { ToolRecord } from "./state-machine.js";

/** The store as one sorted file without times, so that a pull request shows decisions and nothing else. */
export function exportApprovals(records: readonly ToolRecord[]): ApprovalsExportFile {
  const tools = [...records].sort((a, b) => (a.toolId < b.toolId ? -1 : a.toolId > b.toolId ? 1 : 0));
  return {
    kind: "approvals",
    version: 1,
    tools: tools.map((tool) => toDisk<ApprovalsExportFile["tools"][number]>(tool)),
  };
}
