import { type Instant, isBefore } from "../instant.js";
import type { Probe, Remark } from "../probe.js";
import { parentOf, type SegmentView, segmentName, type TraceView } from "../view/trace-view.js";
import { dependencyRemarks } from "./dependency-remarks.js";

export const orderDeterminable: Probe = {
  id: "order_determinable",
  question: "Do the times contradict nowhere?",
  evidence: "Trace and segment started_at, finished_at",
  rule: "Nothing finishes before it starts; a child lies within its parent, a segment within its trace where the trace has times. A step that starts before its dependencies finished, and dependencies that are unknown or circular, are warnings.",
  needs: ["trace"],
  *inspect({ traces, plans }) {
    for (const trace of traces) {
      if (endsEarly(trace)) yield reversed(trace, []);
      for (const segment of trace.segments) yield* segmentRemarks(segment);
    }
    for (const plan of plans) yield* dependencyRemarks(plan);
  },
};

interface Span {
  start: Instant | null;
  finish: Instant | null;
}

function endsEarly({ start, finish }: Span): boolean {
  return start !== null && finish !== null && isBefore(finish, start);
}

function* segmentRemarks(segment: SegmentView): Generator<Remark> {
  const path = ["segments", segment.index];
  if (endsEarly(segment)) yield reversed(segment.trace, path);
  const parent = parentOf(segment);
  const outer: Span = parent ?? segment.trace;
  const name = parent === null ? "the trace" : `its parent ${segmentName(parent)}`;
  if (segment.start !== null && outer.start !== null && isBefore(segment.start, outer.start)) {
    yield outside(segment, "started_at", `starts before ${name}`, `a start within ${name}`);
  }
  if (segment.finish !== null && outer.finish !== null && isBefore(outer.finish, segment.finish)) {
    yield outside(segment, "finished_at", `finishes after ${name}`, `a finish within ${name}`);
  }
}

function reversed({ artifact }: TraceView, path: (string | number)[]): Remark {
  return {
    level: "fail",
    code: path.length === 0 ? "trace.reversed" : "segment.reversed",
    artifact,
    path: [...path, "finished_at"],
    observed: "a finish before the start",
    expected: "finished_at at or after started_at",
    hint: "check the clocks and zones that wrote these times",
  };
}

function outside({ trace, index }: SegmentView, name: string, observed: string, expected: string): Remark {
  return {
    level: "fail",
    code: name === "started_at" ? "segment.starts_outside" : "segment.finishes_outside",
    artifact: trace.artifact,
    path: ["segments", index, name],
    observed,
    expected,
    hint: "correct the times or the parent",
  };
}
