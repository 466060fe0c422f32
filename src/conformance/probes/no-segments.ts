import type { Remark } from "../probe.js";
import type { TraceView } from "../view/trace-view.js";

/** Says when a row about segments passes because there are none. */
export function* noSegments(traces: readonly TraceView[]): Generator<Remark> {
  if (traces.length === 0 || traces.some(({ segments }) => segments.length > 0)) return;
  yield {
    level: "info",
    code: "segments.vacuous",
    artifact: traces[0]!.artifact,
    path: ["segments"],
    observed: "no segment in any trace",
    expected: "segments",
    hint: "vacuous: passes because there is nothing to check",
  };
}
