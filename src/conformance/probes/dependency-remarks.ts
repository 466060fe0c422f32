import { type Instant, isBefore } from "../instant.js";
import type { Remark } from "../probe.js";
import { listField } from "../view/fields.js";
import { hasRun, type PlanView, type StepView, stepName } from "../view/plan-view.js";
import type { SegmentView } from "../view/trace-view.js";

/** Order between steps. The evaluation document does not ask for it, so it only warns. */
export function* dependencyRemarks(plan: PlanView): Generator<Remark> {
  const from: number[] = [];
  const to: number[] = [];
  for (const step of plan.steps) {
    for (const id of dependenciesOf(step)) {
      const dependency = typeof id === "string" ? plan.stepsById.get(id) : undefined;
      if (dependency === undefined) {
        yield warning(step, "dependency.unknown", `depends on ${String(id)}, no step of its plan`);
        continue;
      }
      from.push(step.index);
      to.push(dependency.index);
      if (startsTooEarly(step, dependency)) {
        const name = stepName(dependency);
        yield warning(
          step,
          "dependency.not_awaited",
          `started before ${name}, which it depends on, finished`,
        );
      }
    }
  }
  const circular = firstInCycle(plan.steps.length, from, to);
  if (circular !== -1) {
    yield warning(plan.steps[circular]!, "dependency.circular", "depends on itself through other steps");
  }
}

function dependenciesOf({ plan, index }: StepView): unknown[] {
  return listField(listField(plan.artifact.value, "steps")[index], "dependencies");
}

function startsTooEarly(step: StepView, dependency: StepView): boolean {
  const start = extreme(step.segments, ({ start }) => start, isBefore);
  const finish = extreme(
    dependency.segments,
    ({ finish }) => finish,
    (a, b) => isBefore(b, a),
  );
  return start !== null && finish !== null && isBefore(start, finish);
}

function extreme(
  segments: readonly SegmentView[],
  timeOf: (segment: SegmentView) => Instant | null,
  isBetter: (a: Instant, b: Instant) => boolean,
): Instant | null {
  let best: Instant | null = null;
  for (const segment of segments) {
    const time = hasRun(segment) ? timeOf(segment) : null;
    if (time !== null && (best === null || isBetter(time, best))) best = time;
  }
  return best;
}

/** Removes steps whose dependencies are all removed; what stays is on a circle or behind one. -1: nothing stays. */
function firstInCycle(steps: number, from: readonly number[], to: readonly number[]): number {
  const open = new Int32Array(steps);
  const starts = new Int32Array(steps + 1);
  for (const step of from) open[step]! += 1;
  for (const step of to) starts[step + 1]! += 1;
  for (let step = 0; step < steps; step++) starts[step + 1]! += starts[step]!;
  const dependents = new Int32Array(from.length);
  const filled = starts.slice();
  to.forEach((step, edge) => {
    dependents[filled[step]!++] = from[edge]!;
  });
  const free: number[] = [];
  for (let step = 0; step < steps; step++) if (open[step] === 0) free.push(step);
  let removed = 0;
  for (let step = free.pop(); step !== undefined; step = free.pop()) {
    removed += 1;
    for (let edge = starts[step]!; edge < starts[step + 1]!; edge++) {
      const dependent = dependents[edge]!;
      open[dependent]! -= 1;
      if (open[dependent] === 0) free.push(dependent);
    }
  }
  return removed === steps ? -1 : open.findIndex((count) => count > 0);
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
