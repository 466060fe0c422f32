import type { Dimension } from "../probe.js";
import { confirmObjectsExist } from "../probes/confirm-objects-exist.js";
import { decisionsRecorded } from "../probes/decisions-recorded.js";
import { executionBlocked } from "../probes/execution-blocked.js";
import { gatedStepsIdentified } from "../probes/gated-steps-identified.js";

export const governanceGating: Dimension = {
  id: "governance_gating",
  title: "Governance gating",
  question: "Are high-risk actions gated by a Confirm?",
  probes: [gatedStepsIdentified, confirmObjectsExist, decisionsRecorded, executionBlocked],
};
