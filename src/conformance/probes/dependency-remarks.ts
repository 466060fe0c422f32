import { type Instant, isBefore } from "../instant.js";
import type { Remark } from "../probe.js";
import { listField } from "../view/fields.js";
import { type PlanView, ranSegments, type StepView, stepName } from "../view/plan-view.js";

/** Order between steps. The evaluation document does not ask for it, so it only warns. */
export function* dependencyRemarks(plan: PlanView): Generator<Remark> {
  const steps = new Map(plan.steps.map((step) => [step.id, step]));
  const needs = new Map<StepView, StepView[]>();
  for (const step of plan.steps) {
    const known: StepView[] = [];
    for (const id of dependenciesOf(step)) {
      const dependency = typeof id === "string" ? steps.get(id) : undefined;
      if (dependency === undefined)
        yield warning(step, "dependency.unknown", `depends on ${String(id)}, no step of its plan`);
      else known.push(dependency);
    }
    needs.set(step, known);
    const early = known.find((dependency) => startsTooEarly(step, dependency));
    if (early !== undefined) {
      yield warning(
        step,
        "dependency.not_awaited",
        `started before ${stepName(early)}, which it depends on, finished`,
      );
    }
  }
  const circular = firstInCycle(needs);
  if (circular !== null)
    yield warning(circular, "dependency.circular", "depends on itself through other steps");
}

function dependenciesOf({ plan, index }: StepView): unknown[] {
  return listField(listField(plan.artifact.value, "steps")[index], "dependencies");
}

function startsTooEarly(step: StepView, dependency: StepView): boolean {
  const start = extreme(
    ranSegments(step).map((segment) => segment.start),
    isBefore,
  );
  const finish = extreme(
    ranSegments(dependency).map((segment) => segment.finish),
    (a, b) => isBefore(b, a),
  );
  return start !== null && finish !== null && isBefore(start, finish);
}

function extreme(
  instants: (Instant | null)[],
  isBetter: (a: Instant, b: Instant) => boolean,
): Instant | null {
  return instants.reduce(
    (best, next) => (next !== null && (best === null || isBetter(next, best)) ? next : best),
    null,
  );
}

/** Removes steps whose dependencies are all removed; what stays is on a cycle or behind one. */
function firstInCycle(needs: ReadonlyMap<StepView, StepView[]>): StepView | null {
  const open = new Map([...needs].map(([step, dependencies]) => [step, dependencies.length]));
  const dependents = new Map<StepView, StepView[]>();
  for (const [step, dependencies] of needs) {
    for (const dependency of dependencies) {
      const known = dependents.get(dependency);
      if (known === undefined) dependents.set(dependency, [step]);
      else known.push(step);
    }
  }
  const free = [...open].filter(([, count]) => count === 0).map(([step]) => step);
  for (let step = free.pop(); step !== undefined; step = free.pop()) {
    open.delete(step);
    for (const dependent of dependents.get(step) ?? []) {
      const left = open.get(dependent)! - 1;
      open.set(dependent, left);
      if (left === 0) free.push(dependent);
    }
  }
  return open.keys().next().value ?? null;
}

function warning({ plan, index }: StepView, code: string, observed: string): Remark {
  return {
    level: "warning",
    code,
    artifact: plan.artifact,
    path: ["steps", index, "dependencies"],
    observed,
    expected: "steps in the order of their dependencies",
    hint: "correct dependencies, or the order in which steps run",
  };
}
