import type { Probe, Remark } from "../probe.js";
import type { EvidenceView } from "../view/evidence-view.js";
import { isExecuted, type StepView } from "../view/plan-view.js";
import type { SegmentView } from "../view/trace-view.js";
import { duplicateRemarks } from "./duplicate-remarks.js";

export const stepsTraced: Probe = {
  id: "steps_traced",
  question: "Has every executed step a segment?",
  evidence: "Plan.steps[].status, Trace.segments[]",
  rule: 'A step that is completed, failed or in progress has at least one segment that names it, in attributes.step_id, attributes["mplp.step_id"], attributes.mplp.step_id, attributes.stepId, step_id, segment_id or label. Step and segment ids occur once.',
  needs: ["plan", "trace"],
  *inspect(view) {
    if (view.traces.length > 0) yield* untracedSteps(view);
    for (const { artifact, steps, stepsById } of view.plans) {
      const place = ({ index }: StepView) => ({ artifact, path: ["steps", index, "step_id"] });
      yield* duplicateRemarks("step", steps, stepsById, place);
    }
    for (const { artifact, segments, segmentsById } of view.traces) {
      const place = ({ index }: SegmentView) => ({ artifact, path: ["segments", index, "segment_id"] });
      yield* duplicateRemarks("segment", segments, segmentsById, place);
    }
  },
};

function* untracedSteps({ plans }: EvidenceView): Generator<Remark> {
  const steps = plans.flatMap((plan) => plan.steps);
  const links = new Map<string, number>();
  for (const step of steps) {
    if (step.segments.length === 0 && isExecuted(step)) yield untraced(step);
    for (const { link } of step.segments) links.set(link!, (links.get(link!) ?? 0) + 1);
  }
  if (!steps.some(isExecuted)) yield noExecutedStep;
  for (const [link, count] of links) yield linkedBy(link, count);
}

function untraced({ plan, index, id, status }: StepView): Remark {
  const where = plan.traces.length === 0 ? "and the plan has no trace" : "and no segment names it";
  return {
    level: "fail",
    code: "step.untraced",
    artifact: plan.artifact,
    path: ["steps", index],
    observed: `status ${status} ${where}`,
    expected: "a segment of this step",
    hint: `add a segment with attributes.step_id ${id ?? "and give the step an id"}`,
  };
}

const noExecutedStep: Remark = {
  level: "info",
  code: "steps.vacuous",
  artifact: null,
  path: [],
  observed: "no step was executed",
  expected: "a segment per executed step",
  hint: "vacuous: passes because there is nothing to trace",
};

function linkedBy(link: string, count: number): Remark {
  return {
    level: "info",
    code: "steps.linked_by",
    artifact: null,
    path: [],
    observed: `${count} segments name their step by ${link}`,
    expected: "attributes.step_id",
    hint: "no published field links a segment to a step",
  };
}
