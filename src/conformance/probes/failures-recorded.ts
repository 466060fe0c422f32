import type { Probe } from "../probe.js";
import { stepName } from "../view/plan-view.js";

export const failuresRecorded: Probe = {
  id: "failures_recorded",
  question: "Is every failed step seen to fail in the trace?",
  evidence: "Plan.steps[].status, Trace.segments[].status",
  rule: "A step with status failed has at least one segment with status failed.",
  needs: ["plan", "trace"],
  *inspect({ plans, traces }) {
    if (traces.length === 0) return;
    for (const step of plans.flatMap((plan) => plan.steps)) {
      if (step.status !== "failed" || step.segments.some(({ status }) => status === "failed")) continue;
      yield {
        level: "fail",
        code: "failure.unrecorded",
        artifact: step.plan.artifact,
        path: ["steps", step.index, "status"],
        observed: `${stepName(step)} failed, and none of its ${step.segments.length} segments did`,
        expected: "a segment with status failed",
        hint: "record the failure on the segment in which it happened",
      };
    }
  },
};
