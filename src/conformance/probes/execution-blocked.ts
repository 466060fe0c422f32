import type { Probe, Remark } from "../probe.js";
import type { EvidenceView } from "../view/evidence-view.js";
import { decisionInForce, type Gate, gateOf } from "../view/gate.js";
import { isExecuted, isMarked, ranSegments, type StepView, stepName } from "../view/plan-view.js";
import { type SegmentView, segmentName } from "../view/trace-view.js";

export const executionBlocked: Probe = {
  id: "execution_blocked",
  question: "Did marked steps wait for their approval?",
  evidence: "Trace.segments[].started_at, Confirm.decisions[].decided_at",
  rule: "A marked step that was executed has an approval as its final decision, and each of its segments started at or after an approval that was still in force. Skipped segments did not run. A start that is not recorded proves nothing and fails.",
  needs: ["plan", "trace"],
  *inspect(view) {
    if (view.traces.length === 0) return;
    for (const step of view.plans.flatMap((plan) => plan.steps)) {
      if (isMarked(step) && isExecuted(step)) yield* stepRemarks(step, view);
    }
  },
};

function* stepRemarks(step: StepView, view: EvidenceView): Generator<Remark> {
  const gate = gateOf(step, view);
  const segments = ranSegments(step);
  if (gate.final?.status !== "approved") {
    yield notApproved(step, gate);
    return;
  }
  if (segments.length === 0) yield startUnknown(step);
  for (const segment of segments) {
    if (segment.start === null) yield startUnknown(step, segment);
    else if (decisionInForce(gate, segment)?.status !== "approved") yield tooEarly(step, segment, gate);
  }
}

function notApproved(step: StepView, { final }: Gate): Remark {
  const decision = final === null ? "no decision" : `final decision ${final.status}`;
  return {
    level: "fail",
    code: "step.ran_unapproved",
    artifact: step.plan.artifact,
    path: ["steps", step.index],
    observed: `${stepName(step)} was executed with ${decision}`,
    expected: "an approval before execution",
    hint: "run a marked step only once it is approved; skip it when rejected",
  };
}

function startUnknown(step: StepView, segment?: SegmentView): Remark {
  const place =
    segment === undefined
      ? { artifact: step.plan.artifact, path: ["steps", step.index] }
      : { artifact: segment.trace.artifact, path: ["segments", segment.index, "started_at"] };
  return {
    level: "fail",
    code: "step.start_unknown",
    ...place,
    observed: `no recorded start of ${stepName(step)}`,
    expected: "started_at at or after the approval",
    hint: "record started_at on the segment of the step",
  };
}

function tooEarly(step: StepView, segment: SegmentView, gate: Gate): Remark {
  const decision = decisionInForce(gate, segment);
  const state = decision === null ? "before any decision" : `while ${decision.status}`;
  return {
    level: "fail",
    code: "step.ran_before_approval",
    artifact: segment.trace.artifact,
    path: ["segments", segment.index, "started_at"],
    observed: `${segmentName(segment)} of ${stepName(step)} started ${state}`,
    expected: "started_at at or after the approval's decided_at",
    hint: "wait for the decision before the step starts",
  };
}
