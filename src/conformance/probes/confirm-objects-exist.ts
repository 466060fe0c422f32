import type { Probe, Remark } from "../probe.js";
import { gateOf } from "../view/gate.js";
import { isMarked, type StepView, stepName } from "../view/plan-view.js";

export const confirmObjectsExist: Probe = {
  id: "confirm_objects_exist",
  question: "Has every marked step a Confirm?",
  evidence: "Confirm.target_id, Confirm.trace, Confirm.events[].data.step_id",
  rule: "Each marked step has a Confirm that names it; one Confirm serves one step. A Confirm on the whole plan stands in for steps that have none, unless gating is strict.",
  needs: ["plan"],
  *inspect(view) {
    for (const step of view.plans.flatMap((plan) => plan.steps).filter(isMarked)) {
      const gate = gateOf(step, view);
      if (gate.confirms.length === 0) yield withoutConfirm(step, view.options.strictGating);
      else if (gate.isPlanLevel) yield coveredByPlan(step);
      else yield* linkedBy(step);
    }
  },
};

function withoutConfirm(step: StepView, isStrict: boolean): Remark {
  const expected = isStrict ? "a Confirm of its own" : "a Confirm for the step or its plan";
  return {
    level: "fail",
    code: "step.without_confirm",
    artifact: step.plan.artifact,
    path: ["steps", step.index],
    observed: `${stepName(step)} is marked and no Confirm names it`,
    expected,
    hint: "add a Confirm whose target_id is the step_id",
  };
}

function coveredByPlan(step: StepView): Remark {
  return {
    level: "info",
    code: "step.confirmed_by_plan",
    artifact: step.plan.artifact,
    path: ["steps", step.index],
    observed: `${stepName(step)} is covered by a Confirm on its plan`,
    expected: "a Confirm per marked step",
    hint: "--strict-gating demands one per step",
  };
}

function* linkedBy(step: StepView): Generator<Remark> {
  for (const { artifact, link } of step.confirms) {
    if (link === "target_id") continue;
    yield {
      level: "info",
      code: "confirm.linked_by",
      artifact,
      path: [],
      observed: `names ${stepName(step)} by ${link}`,
      expected: "target_id",
      hint: "put the step_id into target_id",
    };
  }
}
