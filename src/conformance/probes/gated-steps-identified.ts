import type { Probe, Remark } from "../probe.js";
import type { EvidenceView } from "../view/evidence-view.js";
import { decisionInForce, gateOf } from "../view/gate.js";
import { isExecuted, isMarked, ranSegments, type StepView, stepName } from "../view/plan-view.js";
import { shown } from "../view/shown.js";

export const gatedStepsIdentified: Probe = {
  id: "gated_steps_identified",
  question: "Are the steps that need a decision marked?",
  evidence: "Plan.steps[].requires_confirm",
  rule: "requires_confirm is true or false where present. Whether a mark is missing cannot be proven from the data: a Confirm aimed at an unmarked step is a warning, and such a step that ran although the decision was not an approval fails.",
  needs: ["plan"],
  *inspect(view) {
    const steps = view.plans.flatMap((plan) => plan.steps);
    for (const step of steps) {
      if (step.requiresConfirm !== undefined && typeof step.requiresConfirm !== "boolean")
        yield notBoolean(step);
      else if (!isMarked(step) && step.confirms.length > 0) yield* unmarkedStep(step, view);
    }
    if (view.plans.length > 0 && !steps.some(isMarked)) yield nothingMarked;
  },
};

function notBoolean({ plan, index, requiresConfirm }: StepView): Remark {
  return {
    level: "fail",
    code: "step.mark_unreadable",
    artifact: plan.artifact,
    path: ["steps", index, "requires_confirm"],
    observed: shown(requiresConfirm),
    expected: "true or false",
    hint: "write the mark as a JSON boolean",
  };
}

function* unmarkedStep(step: StepView, view: EvidenceView): Generator<Remark> {
  const place = { artifact: step.plan.artifact, path: ["steps", step.index] };
  const confirm = step.confirms[0]!;
  if (isExecuted(step) && ranAgainstDecision(step, view)) {
    yield {
      level: "fail",
      code: "step.unmarked_ran_against_decision",
      ...place,
      observed: `${stepName(step)} is not marked and ran against a decision in ${confirm.artifact.place}`,
      expected: "a mark, and no execution without approval",
      hint: "set requires_confirm to true and run the step only once approved",
    };
    return;
  }
  yield {
    level: "warning",
    code: "step.confirmed_but_unmarked",
    ...place,
    observed: `${stepName(step)} has a Confirm but is not marked`,
    expected: "requires_confirm true",
    hint: "mark the step if it needs a decision",
  };
}

function ranAgainstDecision(step: StepView, view: EvidenceView): boolean {
  const gate = gateOf(step, view);
  if (gate.final !== null && gate.final.status !== "approved") return true;
  return ranSegments(step).some((segment) => {
    const decision = decisionInForce(gate, segment);
    return decision !== null && decision.status !== "approved";
  });
}

const nothingMarked: Remark = {
  level: "info",
  code: "gating.vacuous",
  artifact: null,
  path: [],
  observed: "no step is marked with requires_confirm",
  expected: "a mark on every step that needs a decision",
  hint: "vacuous: gating passes because nothing is gated",
};
