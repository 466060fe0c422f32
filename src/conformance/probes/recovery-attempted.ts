import { type Instant, isBefore } from "../instant.js";
import type { Probe, Remark } from "../probe.js";
import { type RecoveryRecords, recoveryEvents, recoveryRecords, tellsOwnRecovery } from "../view/recovery.js";
import { type SegmentView, segmentName, type TraceView } from "../view/trace-view.js";

const GIVEN_UP = new Set(["failed", "cancelled"]);

export const recoveryAttempted: Probe = {
  id: "recovery_attempted",
  question: "Is every failed segment followed by a recovery or a clean end?",
  evidence: "Trace.segments[], recovery events, Trace.status, Plan.status",
  rule: "At or after the finish of each failed segment there is a later segment of the same step, a segment marked retry_of, attempt or recovery, a skipped step or segment, or an event that tells of a retry, skip, rollback, compensation or recovery; or trace and plan both ended as failed or cancelled. Without a failed segment it passes.",
  needs: ["plan", "trace"],
  *inspect(view) {
    if (view.plans.length === 0) return;
    const events = recoveryEvents(view);
    for (const trace of view.traces) {
      const failed = trace.segments.filter(({ status }) => status === "failed");
      if (failed.length === 0 || endedCleanly(trace)) continue;
      const records = recoveryRecords(trace, events);
      const laterStarts = latestStartPerStep(trace);
      for (const segment of failed) {
        if (!isRecovered(segment, records, laterStarts)) yield unrecovered(segment);
      }
    }
  },
};

function endedCleanly({ status, plan }: TraceView): boolean {
  return GIVEN_UP.has(status ?? "") && GIVEN_UP.has(plan?.status ?? "");
}

/** The two latest starts per step, so that a segment is never taken for its own successor. */
function latestStartPerStep({ segments }: TraceView): Map<unknown, SegmentView[]> {
  const latest = new Map<unknown, SegmentView[]>();
  for (const segment of segments) {
    if (segment.step === null || segment.start === null) continue;
    const known = [...(latest.get(segment.step) ?? []), segment];
    known.sort((a, b) => (isBefore(a.start!, b.start!) ? 1 : isBefore(b.start!, a.start!) ? -1 : 0));
    latest.set(segment.step, known.slice(0, 2));
  }
  return latest;
}

function isRecovered(
  segment: SegmentView,
  { retried, latestMarked, latestEvent }: RecoveryRecords,
  latestStarts: ReadonlyMap<unknown, SegmentView[]>,
): boolean {
  const { step, id } = segment;
  const end = segment.finish ?? segment.start;
  if (tellsOwnRecovery(segment) || (id !== null && retried.has(id))) return true;
  if (isAtOrAfter(latestMarked, end) || isAtOrAfter(latestEvent, end)) return true;
  if (step === null) return false;
  if (step.status === "skipped" || step.segments.some(({ status }) => status === "skipped")) return true;
  return (latestStarts.get(step) ?? []).some((other) => other !== segment && isAtOrAfter(other.start, end));
}

/** Without a recorded end the order cannot be judged here; the timestamps row reports that. */
function isAtOrAfter(time: Instant | null, end: Instant | null): boolean {
  return time !== null && (end === null || !isBefore(time, end));
}

function unrecovered(segment: SegmentView): Remark {
  const { trace } = segment;
  return {
    level: "fail",
    code: "failure.unrecovered",
    artifact: trace.artifact,
    path: ["segments", segment.index],
    observed: `${segmentName(segment)} failed and nothing after it tells of a recovery; trace ${trace.status}, plan ${trace.plan?.status ?? "unknown"}`,
    expected: "a retry, skip or rollback, or trace and plan ended as failed or cancelled",
    hint: "record the retry as a new segment of the step, or the recovery as an event",
  };
}
