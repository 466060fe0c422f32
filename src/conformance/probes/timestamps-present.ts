import type { Probe, Remark } from "../probe.js";
import { field } from "../view/fields.js";
import { shown } from "../view/shown.js";
import type { SegmentView } from "../view/trace-view.js";
import { noSegments } from "./no-segments.js";

const ALIASES = ["ended_at", "completed_at"];

export const timestampsPresent: Probe = {
  id: "timestamps_present",
  question: "Has every segment a start and a finish?",
  evidence: "segment.started_at, segment.finished_at",
  rule: "Both are present on every segment, as date and time with a time zone. Other names do not count.",
  needs: ["trace"],
  *inspect({ traces }) {
    for (const { segments } of traces) {
      for (const segment of segments) {
        if (segment.start === null) yield missing(segment, "started_at");
        if (segment.finish === null) yield missing(segment, "finished_at");
      }
    }
    yield* noSegments(traces);
  },
};

function missing({ trace, index, value }: SegmentView, name: "started_at" | "finished_at"): Remark {
  const observed = field(value, name);
  const alias =
    name === "finished_at" ? ALIASES.find((other) => field(value, other) !== undefined) : undefined;
  return {
    level: "fail",
    code: observed === undefined ? `segment.without_${name}` : `segment.unreadable_${name}`,
    artifact: trace.artifact,
    path: ["segments", index, name],
    observed:
      observed === undefined && alias !== undefined ? `nothing, but a field ${alias}` : shown(observed),
    expected: "a date and time with a time zone",
    hint:
      alias === undefined
        ? `record ${name}, for example 2026-01-31T09:00:00Z`
        : `rename ${alias} to finished_at`,
  };
}
