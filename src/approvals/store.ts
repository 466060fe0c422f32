import type { ToolDefinition } from "../core/tool-definition.js";
import type { ApprovalsExportFile } from "../formats/approvals-export.js";
import type { Stamp, StoredEntry } from "./audit-log.js";
import type { ToolRecord, Transition } from "./state-machine.js";

/** A definition that was seen, and whether a check was certain that it is dangerous. */
export interface SeenTool {
  server: string;
  definition: ToolDefinition;
  isHard: boolean;
}

/** Which tools a decision is about: ids, servers, or all that wait for one. */
export type Selection = { toolIds: string[] } | { servers: string[] } | "all";

export interface Decision {
  selection: Selection;
  action: "approve" | "reject";
  reason: string | null;
  /** Decide only if this is still the definition last seen: what was reviewed is what is approved. */
  expectedSha256?: string;
}

/**
 * Where approvals live. Every change is all or nothing, appended to the log, and safe beside other
 * processes; a store that cannot be read is an error, never an empty store.
 */
export interface ApprovalStore {
  /** All tools, by id. */
  list(): Promise<ToolRecord[]>;
  /** A definition by its hash, if it was ever seen here. */
  definition(sha256: string): Promise<ToolDefinition | undefined>;
  observe(tools: readonly SeenTool[], stamp: Stamp): Promise<Transition[]>;
  decide(decision: Decision, stamp: Stamp): Promise<Transition[]>;
  adopt(file: ApprovalsExportFile, stamp: Stamp): Promise<Transition[]>;
  /** The whole log, oldest first. */
  log(): Promise<StoredEntry[]>;
  /** What is wrong with the log and the states, in words; empty when all is well. */
  verify(): Promise<string[]>;
  close(): Promise<void>;
}
