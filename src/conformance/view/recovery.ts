import type { Artifact } from "../evidence.js";
import type { Instant } from "../instant.js";
import { later, latestFor, noRecoveries, noteEvent, type RecoveryTimes } from "../recovery-events.js";
import type { EvidenceView } from "./evidence-view.js";
import { field, listField, textField } from "./fields.js";
import type { PlanView } from "./plan-view.js";
import type { SegmentView, TraceView } from "./trace-view.js";

/** What of a trace can count as the recovery of a failed segment, found in one pass. */
export interface RecoveryRecords {
  /** Ids of segments that another segment says it retries. */
  retried: ReadonlySet<string>;
  /** Latest start of a segment that belongs to no step and is marked as an attempt or a recovery. */
  latestMarked: Instant | null;
  latestEvent: Instant | null;
}

export function recoveryRecords(trace: TraceView, events: RecoveryEvents): RecoveryRecords {
  const retried = new Set<string>();
  let latestMarked: Instant | null = null;
  for (const segment of trace.segments) {
    const attributes = field(segment.value, "attributes");
    const retryOf = textField(attributes, "retry_of");
    if (retryOf !== null && retryOf !== segment.id) retried.add(retryOf);
    if (segment.step === null && isMarkedAsRecovery(attributes)) {
      latestMarked = later(latestMarked, segment.start);
    }
  }
  return { retried, latestMarked, latestEvent: events.latestFor(trace) };
}

function isMarkedAsRecovery(attributes: unknown): boolean {
  return ["retry_of", "attempt", "recovery"].some((name) => isSaid(field(attributes, name)));
}

/** A recovery that a segment tells of itself. */
export function tellsOwnRecovery(segment: SegmentView): boolean {
  return isSaid(field(field(segment.value, "attributes"), "recovery"));
}

function isSaid(value: unknown): boolean {
  return value !== undefined && value !== null && value !== false && value !== "" && value !== 0;
}

export interface RecoveryEvents {
  latestFor(trace: TraceView): Instant | null;
}

/** Recovery events of the event files, and of the objects that a trace hangs together with. */
export function recoveryEvents(view: EvidenceView): RecoveryEvents {
  const traceIds = new Set(view.traces.flatMap(({ id }) => id ?? []));
  const perContext = new Map<string, RecoveryTimes>();
  const perPlan = new Map<PlanView, RecoveryTimes>();
  const note = <Key>(times: Map<Key, RecoveryTimes>, key: Key | null | undefined, { value }: Artifact) => {
    const events = listField(value, "events");
    if (key === null || key === undefined || events.length === 0) return;
    const known = times.get(key) ?? noRecoveries();
    times.set(key, known);
    for (const event of events) noteEvent(known, event, traceIds);
  };
  for (const artifact of view.contexts) note(perContext, textField(artifact.value, "context_id"), artifact);
  for (const plan of view.plans) note(perPlan, plan, plan.artifact);
  for (const confirm of view.confirms) note(perPlan, confirm.step?.plan ?? confirm.plan, confirm.artifact);
  const perTrace = new Map<TraceView, RecoveryTimes>();
  for (const trace of view.traces) note(perTrace, trace, trace.artifact);
  return {
    latestFor: (trace) =>
      [
        view.evidence.events.recovery,
        perTrace.get(trace),
        trace.plan === null ? undefined : perPlan.get(trace.plan),
        trace.contextId === null ? undefined : perContext.get(trace.contextId),
      ].reduce<Instant | null>(
        (latest, times) => (times === undefined ? latest : later(latest, latestFor(times, trace.id))),
        null,
      ),
  };
}
