import type { Artifact } from "../evidence.js";
import type { ConfirmView } from "./confirm-view.js";
import { field, listField, textField } from "./fields.js";
import { firstById } from "./first-by-id.js";
import type { SegmentView, TraceView } from "./trace-view.js";

export interface StepView {
  plan: PlanView;
  index: number;
  id: string | null;
  status: string | null;
  requiresConfirm: unknown;
  /** Linked segments over all traces of the plan, in trace order. */
  segments: SegmentView[];
  /** Confirms aimed at this very step. */
  confirms: ConfirmView[];
}

export interface PlanView {
  artifact: Artifact;
  id: string | null;
  contextId: string | null;
  status: string | null;
  steps: StepView[];
  stepsById: ReadonlyMap<string, StepView>;
  traces: TraceView[];
  /** Confirms aimed at the plan as a whole. */
  confirms: ConfirmView[];
}

/** Shared by all steps that nothing is linked to; replaced, never filled. */
const NOTHING: never[] = [];

export function viewPlan(artifact: Artifact): PlanView {
  const plan: PlanView = {
    artifact,
    id: textField(artifact.value, "plan_id"),
    contextId: textField(artifact.value, "context_id"),
    status: textField(artifact.value, "status"),
    steps: [],
    stepsById: new Map(),
    traces: [],
    confirms: [],
  };
  plan.steps = listField(artifact.value, "steps").map((step, index) => ({
    plan,
    index,
    id: textField(step, "step_id"),
    status: textField(step, "status"),
    requiresConfirm: field(step, "requires_confirm"),
    segments: NOTHING,
    confirms: NOTHING,
  }));
  plan.stepsById = firstById(plan.steps);
  return plan;
}

export function isMarked(step: StepView): boolean {
  return step.requiresConfirm === true;
}

/** Segments that ran: a skipped, pending or cancelled one did nothing. */
export function ranSegments(step: StepView): SegmentView[] {
  return step.segments.filter(hasRun);
}

export function hasRun(segment: SegmentView): boolean {
  return segment.status === "running" || segment.status === "completed" || segment.status === "failed";
}

export function isExecuted(step: StepView): boolean {
  const { status } = step;
  return (
    status === "completed" || status === "failed" || status === "in_progress" || step.segments.some(hasRun)
  );
}

export function stepName(step: StepView): string {
  return step.id === null ? `step ${step.index}` : `step ${step.id}`;
}
