import type { Artifact } from "../evidence.js";
import { type Instant, instantOf } from "../instant.js";
import { field, listField, textField } from "./fields.js";
import { firstById } from "./first-by-id.js";
import type { PlanView, StepView } from "./plan-view.js";
import type { StepLink } from "./step-link.js";

export interface SegmentView {
  trace: TraceView;
  index: number;
  id: string | null;
  value: unknown;
  status: string | null;
  start: Instant | null;
  finish: Instant | null;
  step: StepView | null;
  link: StepLink | null;
}

export interface TraceView {
  artifact: Artifact;
  id: string | null;
  contextId: string | null;
  planId: string | null;
  status: string | null;
  rootSpanId: string | null;
  start: Instant | null;
  finish: Instant | null;
  segments: SegmentView[];
  segmentsById: ReadonlyMap<string, SegmentView>;
  /** The plan it belongs to: the one it names, else the only one there is. */
  plan: PlanView | null;
}

export function viewTrace(artifact: Artifact): TraceView {
  const { value } = artifact;
  const trace: TraceView = {
    artifact,
    id: textField(value, "trace_id"),
    contextId: textField(value, "context_id"),
    planId: textField(value, "plan_id"),
    status: textField(value, "status"),
    rootSpanId: textField(field(value, "root_span"), "span_id"),
    start: instantOf(field(value, "started_at")),
    finish: instantOf(field(value, "finished_at")),
    segments: [],
    segmentsById: new Map(),
    plan: null,
  };
  trace.segments = listField(value, "segments").map((segment, index) => ({
    trace,
    index,
    id: textField(segment, "segment_id"),
    value: segment,
    status: textField(segment, "status"),
    start: instantOf(field(segment, "started_at")),
    finish: instantOf(field(segment, "finished_at")),
    step: null,
    link: null,
  }));
  trace.segmentsById = firstById(trace.segments);
  return trace;
}

/** The parent a segment names: `parent_segment_id`, else `parent_span_id`; null for a root. */
export function parentReference({ value }: SegmentView): { name: string; id: unknown } | null {
  for (const name of ["parent_segment_id", "parent_span_id"]) {
    const id = field(value, name);
    if (id !== undefined && id !== null) return { name, id };
  }
  return null;
}

/** The parent segment, where there is one and it is another segment of the same trace. */
export function parentOf(segment: SegmentView): SegmentView | null {
  const reference = parentReference(segment);
  const parent = reference === null ? undefined : segment.trace.segmentsById.get(String(reference.id));
  return parent === undefined || parent === segment ? null : parent;
}

export function segmentName(segment: SegmentView): string {
  return segment.id === null ? `segment ${segment.index}` : `segment ${segment.id}`;
}
