import { type Instant, instantOf, isBefore } from "./instant.js";
import { field, textField } from "./view/fields.js";

const RECOVERY = /retry|skip|rollback|compensat|recover/;
const TYPE_FIELDS = ["event_type", "type", "event"];
const TIME_FIELDS = ["timestamp", "ts"];
/** Longer than any event name met; keeps hostile ones cheap. */
const TYPE_LIMIT = 500;

/** When recoveries were last told of: all that has to be kept of any number of events. */
export interface RecoveryTimes {
  latest: Instant | null;
  /** Of events that name a trace of the pack. */
  byTrace: Map<string, Instant>;
}

export function noRecoveries(): RecoveryTimes {
  return { latest: null, byTrace: new Map() };
}

/** Takes an event into account; only one that tells of a recovery, and when, changes anything. */
export function noteEvent(times: RecoveryTimes, event: unknown, traceIds: ReadonlySet<string>): void {
  const time = recoveryTime(event);
  if (time === null) return;
  const trace = textField(event, "trace_id");
  if (trace === null || !traceIds.has(trace)) times.latest = later(times.latest, time);
  else times.byTrace.set(trace, later(times.byTrace.get(trace) ?? null, time)!);
}

export function latestFor(times: RecoveryTimes, traceId: string | null): Instant | null {
  return later(times.latest, (traceId === null ? undefined : times.byTrace.get(traceId)) ?? null);
}

export function later(a: Instant | null, b: Instant | null): Instant | null {
  if (a === null || b === null) return a ?? b;
  return isBefore(a, b) ? b : a;
}

/** Real timelines name type and time in several ways; `Rollback_Executed` and `rollback.executed` read alike. */
function recoveryTime(event: unknown): Instant | null {
  const tells = TYPE_FIELDS.some((name) => {
    const type = textField(event, name);
    return type !== null && RECOVERY.test(lettersOf(type));
  });
  if (!tells) return null;
  for (const name of TIME_FIELDS) {
    const time = instantOf(field(event, name));
    if (time !== null) return time;
  }
  return null;
}

function lettersOf(type: string): string {
  return type
    .slice(0, TYPE_LIMIT)
    .toLowerCase()
    .replace(/[^a-z]/g, "");
}
