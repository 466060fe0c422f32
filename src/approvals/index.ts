export type { LogEntry, Stamp } from "./audit-log.js";
export { diffDefinitions, type FieldChange, type RugPullSignal, rugPullSignal } from "./definition-diff.js";
export { exportApprovals } from "./export.js";
export { openStore } from "./open-store.js";
export type { ApprovalState, Sighting, ToolRecord, Transition } from "./state-machine.js";
export type { ApprovalStore } from "./store.js";
