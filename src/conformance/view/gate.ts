import { isBefore } from "../instant.js";
import { type ConfirmView, type DecisionView, decisionsInOrder } from "./confirm-view.js";
import type { EvidenceView } from "./evidence-view.js";
import type { PlanView, StepView } from "./plan-view.js";
import type { SegmentView } from "./trace-view.js";

/** What decides about one step: the Confirms aimed at it, else those on its plan. */
export interface Gate {
  confirms: readonly ConfirmView[];
  isPlanLevel: boolean;
  /** In the order they were taken. */
  decisions: readonly DecisionView[];
  final: DecisionView | null;
}

const CLOSED: Gate = { confirms: [], isPlanLevel: false, decisions: [], final: null };
/** One gate per plan however many of its steps ask for it. */
const planGates = new WeakMap<PlanView, Gate>();

export function gateOf(step: StepView, { options }: EvidenceView): Gate {
  if (step.confirms.length > 0) return gateFrom(step.confirms, false);
  if (options.strictGating) return CLOSED;
  let gate = planGates.get(step.plan);
  if (gate === undefined) {
    gate = gateFrom(step.plan.confirms, true);
    planGates.set(step.plan, gate);
  }
  return gate;
}

function gateFrom(confirms: readonly ConfirmView[], isPlanLevel: boolean): Gate {
  const decisions = decisionsInOrder(confirms);
  return { confirms, isPlanLevel, decisions, final: decisions.at(-1) ?? null };
}

/** The last decision taken at or before a segment started; null when there was none. */
export function decisionInForce({ decisions }: Gate, { start }: SegmentView): DecisionView | null {
  if (start === null) return null;
  let low = 0;
  let high = decisions.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const at = decisions[middle]!.at;
    if (at === null || !isBefore(start, at)) low = middle + 1;
    else high = middle;
  }
  const found = decisions[low - 1];
  return found === undefined || found.at === null ? null : found;
}
