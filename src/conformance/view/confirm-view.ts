import type { Artifact } from "../evidence.js";
import { compareInstants, type Instant, instantOf } from "../instant.js";
import { field, listField, textField } from "./fields.js";
import type { PlanView, StepView } from "./plan-view.js";
import { type NamedStep, type StepLink, stepsNamedByAttributes } from "./step-link.js";

export interface DecisionView {
  confirm: ConfirmView;
  index: number;
  status: string | null;
  at: Instant | null;
}

export interface ConfirmView {
  artifact: Artifact;
  id: string | null;
  targetType: string | null;
  targetId: string | null;
  status: string | null;
  decisions: DecisionView[];
  step: StepView | null;
  link: StepLink | null;
  plan: PlanView | null;
}

export function viewConfirm(artifact: Artifact): ConfirmView {
  const { value } = artifact;
  const confirm: ConfirmView = {
    artifact,
    id: textField(value, "confirm_id"),
    targetType: textField(value, "target_type"),
    targetId: textField(value, "target_id"),
    status: textField(value, "status"),
    decisions: [],
    step: null,
    link: null,
    plan: null,
  };
  confirm.decisions = listField(value, "decisions").map((decision, index) => ({
    confirm,
    index,
    status: textField(decision, "status"),
    at: instantOf(field(decision, "decided_at")),
  }));
  return confirm;
}

/** Ids that may name the step a Confirm is about, in the order in which they are believed. */
export function* stepsNamedByConfirm({ artifact, targetId }: ConfirmView): Generator<NamedStep> {
  if (targetId !== null) yield { id: targetId, link: "target_id" };
  const trace = field(artifact.value, "trace");
  yield* stepsNamedByAttributes(field(trace, "attributes"));
  const spanId = textField(trace, "span_id");
  if (spanId !== null) yield { id: spanId, link: "trace.span_id" };
  for (const event of listField(artifact.value, "events")) {
    const id = textField(field(event, "data"), "step_id");
    if (id !== null) yield { id, link: "events[].data.step_id" };
  }
}

/**
 * Decisions of several Confirms in the order they were taken. At the same moment an approval comes
 * first, so that a tie is never decided in favour of running. A decision without a time counts as earliest.
 */
export function decisionsInOrder(confirms: readonly ConfirmView[]): DecisionView[] {
  return confirms.flatMap((confirm) => confirm.decisions).sort(compareDecisions);
}

function compareDecisions(a: DecisionView, b: DecisionView): number {
  if (a.at === null || b.at === null) return Number(a.at !== null) - Number(b.at !== null);
  const byTime = compareInstants(a.at, b.at);
  return byTime !== 0 ? byTime : Number(b.status === "approved") - Number(a.status === "approved");
}
