import { toolIdOf } from "../core/tool-definition.js";
import type { ApprovalsExport } from "../formats/approvals-export.js";

/** What is known and decided about one tool. */
export type ToolRecord = ApprovalsExport["tools"][number];
export type ApprovalState = ToolRecord["state"];

/** A tool as it was just seen on a server. */
export interface Sighting {
  server: string;
  tool: string;
  sha256: string;
  /** A hard finding on this definition. */
  isHard: boolean;
}

export type Action =
  | "seen"
  | "redefined"
  | "changed"
  | "restored"
  | "quarantined"
  | "approved"
  | "rejected"
  | "imported";

/** One step of one tool; what the log keeps. */
export interface Transition {
  action: Action;
  /** Null for a tool that was unknown. */
  from: ApprovalState | null;
  record: ToolRecord;
}

/**
 * What seeing a tool does to it. Soft findings are not an argument: they never change a state.
 * Undefined when nothing changes.
 */
export function observe(known: ToolRecord | undefined, sighting: Sighting): Transition | undefined {
  const { server, tool, sha256, isHard } = sighting;
  if (known === undefined) {
    const record: ToolRecord = {
      toolId: toolIdOf(server, tool),
      server,
      tool,
      state: isHard ? "quarantined" : "pending",
      definitionSha256: sha256,
      approvedSha256: null,
      liftedSha256: null,
      reason: null,
    };
    return { action: isHard ? "quarantined" : "seen", from: null, record };
  }
  const state = nextState(known, sighting);
  const isRedefined = sha256 !== known.definitionSha256;
  if (state === known.state && !isRedefined) return undefined;
  const action = state === known.state ? "redefined" : ACTION_FOR[state];
  return { action, from: known.state, record: { ...known, state, definitionSha256: sha256 } };
}

const ACTION_FOR: Record<ApprovalState, Action> = {
  pending: "seen",
  approved: "restored",
  changed: "changed",
  quarantined: "quarantined",
  rejected: "rejected",
};

function nextState(known: ToolRecord, { sha256, isHard }: Sighting): ApprovalState {
  if (known.state === "rejected" || known.state === "quarantined") return known.state;
  if (isHard && known.liftedSha256 !== sha256) return "quarantined";
  if (known.approvedSha256 === null) return known.state;
  return known.approvedSha256 === sha256 ? "approved" : "changed";
}

/** Approves the definition last seen. Undefined when that is already so. */
export function approve(known: ToolRecord, reason: string | null): Transition | undefined {
  if (known.state === "approved") return undefined;
  const isLifted = known.state === "quarantined";
  const record: ToolRecord = {
    ...known,
    state: "approved",
    approvedSha256: known.definitionSha256,
    liftedSha256: isLifted ? known.definitionSha256 : known.liftedSha256,
    reason,
  };
  return { action: "approved", from: known.state, record };
}

/** Whether approving needs a stated reason. */
export function needsReason(known: ToolRecord): boolean {
  return known.state === "quarantined";
}

export function reject(known: ToolRecord, reason: string | null): Transition | undefined {
  if (known.state === "rejected") return undefined;
  const record: ToolRecord = {
    ...known,
    state: "rejected",
    approvedSha256: null,
    liftedSha256: null,
    reason,
  };
  return { action: "rejected", from: known.state, record };
}

/**
 * A decision made elsewhere, brought together with what was seen here: a definition that differs
 * from the one decided on is judged anew, and a quarantine here is only lifted for the very
 * definition that was approved in spite of its finding.
 */
export function adopt(known: ToolRecord | undefined, decided: ToolRecord): Transition | undefined {
  const seenHere = {
    server: decided.server,
    tool: decided.tool,
    sha256: known?.definitionSha256 ?? decided.definitionSha256,
    isHard: known?.state === "quarantined",
  };
  const record = observe(decided, seenHere)?.record ?? decided;
  if (known !== undefined && isSame(known, record)) return undefined;
  return { action: "imported", from: known?.state ?? null, record };
}

function isSame(a: ToolRecord, b: ToolRecord): boolean {
  return (
    a.state === b.state &&
    a.definitionSha256 === b.definitionSha256 &&
    a.approvedSha256 === b.approvedSha256 &&
    a.liftedSha256 === b.liftedSha256 &&
    a.reason === b.reason
  );
}
