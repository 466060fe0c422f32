import type { Probe, Remark } from "../probe.js";
import { field } from "../view/fields.js";
import { shown } from "../view/shown.js";
import type { SegmentView } from "../view/trace-view.js";
import { noSegments } from "./no-segments.js";

const ENDED = new Set(["completed", "failed", "skipped"]);

export const statusRecorded: Probe = {
  id: "status_recorded",
  question: "Has every segment an end status?",
  evidence: "segment.status",
  rule: "Every segment is completed, failed or skipped. A cancelled one has a code of its own, so that a policy can allow it.",
  needs: ["trace"],
  *inspect({ traces }) {
    for (const { segments } of traces) {
      for (const segment of segments) {
        if (segment.status === null || !ENDED.has(segment.status)) yield notEnded(segment);
      }
    }
    yield* noSegments(traces);
  },
};

function notEnded({ trace, index, value, status }: SegmentView): Remark {
  return {
    level: "fail",
    code: status === "cancelled" ? "segment.cancelled" : "segment.not_ended",
    artifact: trace.artifact,
    path: ["segments", index, "status"],
    observed: shown(field(value, "status")),
    expected: "completed, failed or skipped",
    hint:
      status === "cancelled"
        ? "record a cancelled segment as skipped or failed"
        : "record how the segment ended",
  };
}
