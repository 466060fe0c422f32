import type { Artifact, Evidence } from "../evidence.js";
import type { Profile } from "../schemas/profile.js";
import { type ConfirmView, stepsNamedByConfirm, viewConfirm } from "./confirm-view.js";
import { textField } from "./fields.js";
import { firstById } from "./first-by-id.js";
import { type PlanView, type StepView, viewPlan } from "./plan-view.js";
import { stepsNamedBySegment } from "./step-link.js";
import { type SegmentView, type TraceView, viewTrace } from "./trace-view.js";

export interface EvaluationOptions {
  profile: Profile;
  /** Demand a Confirm per marked step; one on the whole plan does not count. */
  strictGating: boolean;
}

/** The pack with its links resolved, computed once; what every probe looks at. */
export interface EvidenceView {
  evidence: Evidence;
  options: EvaluationOptions;
  contexts: Artifact[];
  contextIds: ReadonlySet<string>;
  plans: PlanView[];
  plansById: ReadonlyMap<string, PlanView>;
  traces: TraceView[];
  confirms: ConfirmView[];
}

export function viewEvidence(evidence: Evidence, options: EvaluationOptions): EvidenceView {
  const ofKind = (kind: Artifact["kind"]) => evidence.artifacts.filter((artifact) => artifact.kind === kind);
  const contexts = ofKind("context");
  const plans = ofKind("plan").map(viewPlan);
  const traces = ofKind("trace").map(viewTrace);
  const confirms = ofKind("confirm").map(viewConfirm);
  const contextIds = new Set(contexts.flatMap(({ value }) => textField(value, "context_id") ?? []));
  const plansById = firstById(plans);
  const anyStep = once(() => firstById(plans.flatMap((plan) => plan.steps)));
  for (const trace of traces) {
    linkTrace(trace, plans, plansById);
    const steps = trace.plan === null ? anyStep() : trace.plan.stepsById;
    for (const segment of trace.segments) linkSegment(segment, steps);
  }
  const anySegment = once(() => firstById(traces.flatMap((trace) => trace.segments)));
  for (const confirm of confirms) linkConfirm(confirm, plansById, anyStep(), anySegment());
  return { evidence, options, contexts, contextIds, plans, plansById, traces, confirms };
}

function once<T>(compute: () => T): () => T {
  let known: { value: T } | null = null;
  return () => (known ??= { value: compute() }).value;
}

function linkTrace(trace: TraceView, plans: PlanView[], plansById: ReadonlyMap<string, PlanView>): void {
  const named = trace.planId === null ? undefined : plansById.get(trace.planId);
  const plan = named ?? (plans.length === 1 ? plans[0] : undefined);
  if (plan === undefined) return;
  trace.plan = plan;
  plan.traces.push(trace);
}

function linkSegment(segment: SegmentView, steps: ReadonlyMap<string, StepView>): void {
  for (const { id, link } of stepsNamedBySegment(segment.value)) {
    const step = steps.get(id);
    if (step === undefined) continue;
    segment.step = step;
    segment.link = link;
    // A list made with its first item takes a tenth of one grown from nothing; there is one per step.
    if (step.segments.length === 0) step.segments = [segment];
    else step.segments.push(segment);
    return;
  }
}

/** A Confirm serves one step at most: the first that it names. */
function linkConfirm(
  confirm: ConfirmView,
  plansById: ReadonlyMap<string, PlanView>,
  steps: ReadonlyMap<string, StepView>,
  segments: ReadonlyMap<string, SegmentView>,
): void {
  for (const { id, link } of stepsNamedByConfirm(confirm)) {
    const step = steps.get(id) ?? (link === "trace.span_id" ? segments.get(id)?.step : undefined);
    if (step === undefined || step === null) continue;
    confirm.step = step;
    confirm.link = link;
    if (step.confirms.length === 0) step.confirms = [confirm];
    else step.confirms.push(confirm);
    return;
  }
  if (confirm.targetType !== "plan" || confirm.targetId === null) return;
  confirm.plan = plansById.get(confirm.targetId) ?? null;
  confirm.plan?.confirms.push(confirm);
}
