import type { Probe, Remark } from "../probe.js";
import { field } from "../view/fields.js";
import { shown } from "../view/shown.js";
import {
  parentOf,
  parentReference,
  type SegmentView,
  segmentName,
  type TraceView,
} from "../view/trace-view.js";
import { noSegments } from "./no-segments.js";

export const parentChildValid: Probe = {
  id: "parent_child_valid",
  question: "Does every named parent exist, without circles?",
  evidence: "segment.parent_segment_id, segment.parent_span_id",
  rule: "The parent is parent_segment_id, else parent_span_id; absent or null is a root. It is another segment of the same trace or the root span, no segment is its own ancestor, and the two fields do not differ.",
  needs: ["trace"],
  *inspect({ traces }) {
    for (const trace of traces) {
      for (const segment of trace.segments) yield* parentRemarks(segment);
      yield* cycles(trace);
    }
    yield* noSegments(traces);
  },
};

function* parentRemarks(segment: SegmentView): Generator<Remark> {
  const reference = parentReference(segment);
  if (reference === null) return;
  const { trace, value } = segment;
  const span = field(value, "parent_span_id") ?? reference.id;
  if (span !== reference.id) {
    yield remark(
      segment,
      "parent_span_id",
      "parent.differs",
      shown(span),
      `${shown(reference.id)}, as parent_segment_id says`,
    );
  }
  const { id, name } = reference;
  if (typeof id === "string" && id === segment.id) {
    yield remark(segment, name, "parent.self", "the segment itself", "another segment");
  } else if (typeof id !== "string" || !(trace.segmentsById.has(id) || id === trace.rootSpanId)) {
    yield remark(
      segment,
      name,
      "parent.unknown",
      shown(id),
      "a segment_id of this trace, or the span_id of its root_span",
    );
  }
}

/** Follows each chain of parents once; meeting the chain again closes a circle. */
function* cycles({ segments }: TraceView): Generator<Remark> {
  const chainOf = new Int32Array(segments.length);
  for (const segment of segments) {
    const chain = segment.index + 1;
    let current: SegmentView | null = segment;
    while (current !== null && chainOf[current.index] === 0) {
      chainOf[current.index] = chain;
      current = parentOf(current);
    }
    if (current !== null && chainOf[current.index] === chain) yield circular(current);
  }
}

function circular(segment: SegmentView): Remark {
  const observed = `${segmentName(segment)} is its own ancestor`;
  return remark(segment, parentReference(segment)!.name, "parent.circular", observed, "a tree of segments");
}

function remark(
  segment: SegmentView,
  name: string,
  code: string,
  observed: string,
  expected: string,
): Remark {
  return {
    level: "fail",
    code,
    artifact: segment.trace.artifact,
    path: ["segments", segment.index, name],
    observed,
    expected,
    hint: "name the parent segment, or leave the field out for a root",
  };
}
