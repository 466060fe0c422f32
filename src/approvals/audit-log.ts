import { hashJson } from "../core/canonical-json.js";
import { toDisk } from "../core/disk-names.js";
import type { Action, ApprovalState, ToolRecord, Transition } from "./state-machine.js";

/** Who did it, and when: given from outside, so that the log can be replayed. */
export interface Stamp {
  /** ISO 8601, UTC. */
  at: string;
  actor: string;
}

export interface LogEntry extends Stamp {
  /** 1, 2, 3, without gaps. */
  seq: number;
  action: Action;
  from: ApprovalState | null;
  /** The tool after this step, whole: the last entry of a tool is its state. */
  record: ToolRecord;
  /** Hash of the entry before, 64 zeros for the first. */
  previous: string;
}

export const FIRST_PREVIOUS = "0".repeat(64);

export function entryHash(entry: LogEntry): string {
  return hashJson(toDisk<unknown>(entry as never));
}

export function nextEntry(last: LogEntry | undefined, transition: Transition, stamp: Stamp): LogEntry {
  return {
    seq: (last?.seq ?? 0) + 1,
    at: stamp.at,
    actor: stamp.actor,
    action: transition.action,
    from: transition.from,
    record: transition.record,
    previous: last === undefined ? FIRST_PREVIOUS : entryHash(last),
  };
}

/** An entry as stored, with the hash that was written beside it. */
export interface StoredEntry {
  entry: LogEntry;
  hash: string;
}

/**
 * Everything wrong with a log and the states said to follow from it: an entry altered, removed or
 * put in, and a state that no entry explains or that lost its entry.
 */
export function verifyLog(entries: readonly StoredEntry[], records: readonly ToolRecord[]): string[] {
  const problems: string[] = [];
  const replayed = new Map<string, ToolRecord>();
  let previous = FIRST_PREVIOUS;
  entries.forEach(({ entry, hash }, index) => {
    const place = `entry ${entry.seq}`;
    if (entry.seq !== index + 1) problems.push(`${place} stands where entry ${index + 1} should`);
    if (entryHash(entry) !== hash) problems.push(`${place} was altered: its content does not have its hash`);
    if (entry.previous !== previous) problems.push(`${place} does not follow from the entry before it`);
    const before = replayed.get(entry.record.toolId)?.state ?? null;
    if (entry.from !== before)
      problems.push(`${place} starts from ${entry.from}, but the tool was ${before}`);
    replayed.set(entry.record.toolId, entry.record);
    previous = hash;
  });
  for (const record of records) {
    const expected = replayed.get(record.toolId);
    if (expected === undefined) problems.push(`${record.toolId} is ${record.state} without an entry`);
    else if (hashJson(expected) !== hashJson(record)) {
      problems.push(`${record.toolId} is ${record.state}, but the log says ${expected.state}`);
    }
    replayed.delete(record.toolId);
  }
  for (const [toolId, { state }] of replayed) problems.push(`${toolId} is missing; the log says ${state}`);
  return problems;
}
