import type { Dimension } from "../probe.js";
import { failuresRecorded } from "../probes/failures-recorded.js";
import { noOrphanedState } from "../probes/no-orphaned-state.js";
import { recoveryAttempted } from "../probes/recovery-attempted.js";
import { terminalStateClear } from "../probes/terminal-state-clear.js";

export const failureBounding: Dimension = {
  id: "failure_bounding",
  title: "Failure bounding",
  question: "Do failures lead to recoverable states?",
  probes: [failuresRecorded, recoveryAttempted, terminalStateClear, noOrphanedState],
};
