import { setTimeout as pause } from "node:timers/promises";
import { ToolgaugeError } from "../core/errors.js";
import { stateOfFiles } from "../files/state-of-files.js";
import type { RunRecord } from "../formats/run-record.js";
import { decideBySuite, type MeasurePart, runSuite, type SuiteListener } from "./run-suite.js";
import { type SuitePart, suiteFiles } from "./suite-parts.js";

/** Asking the file system is cheap, and unlike its notifications it works on every kind of disk. */
const LOOK_EVERY_MS = 150;

/** One round: what was measured anew, and the record or the reason why there is none. */
export interface WatchRound {
  measured: SuitePart["gauge"][];
  tookMs: number;
  record?: RunRecord;
  /** Why the gate could not decide: data that are being tuned are not the baseline's. */
  undecided?: ToolgaugeError;
  error?: ToolgaugeError;
}

/**
 * Runs a suite, and again whenever one of its files changes, measuring only the parts that the
 * change touches. Ends when the signal does, between two rounds or inside one.
 */
export async function watchSuite(
  path: string,
  listener: SuiteListener,
  signal: AbortSignal,
  onRound: (round: WatchRound) => Promise<void>,
): Promise<void> {
  let known = new Map<string, unknown>();
  let files = [path];
  while (!signal.aborted) {
    files = await suiteFiles(path).catch(() => files);
    const before = await stateOfFiles(files);
    const startedAt = performance.now();
    const used = new Map<string, unknown>();
    const measured: SuitePart["gauge"][] = [];
    const measurePart: MeasurePart = async (part, measure) => {
      const key = JSON.stringify([part.gauge, part.setting, await stateOfFiles(part.files)]);
      if (!known.has(key)) {
        const result = await measure();
        measured.push(part.gauge);
        known.set(key, result);
      }
      const result = known.get(key) as Awaited<ReturnType<typeof measure>>;
      used.set(key, result);
      return result;
    };
    const round = await tryRound(path, listenUntil(signal, listener), measurePart, signal);
    if (round === undefined) return;
    if (round.error === undefined) known = used;
    await onRound({ measured, tookMs: performance.now() - startedAt, ...round });
    await changeOf(files, before, signal);
  }
}

async function tryRound(
  path: string,
  listener: SuiteListener,
  measurePart: MeasurePart,
  signal: AbortSignal,
): Promise<Omit<WatchRound, "measured" | "tookMs"> | undefined> {
  try {
    const record = await runSuite(path, listener, { gate: false, measurePart });
    try {
      return { record: await decideBySuite(path, record) };
    } catch (error) {
      if (error instanceof ToolgaugeError) return { record, undecided: error };
      throw error;
    }
  } catch (error) {
    if (signal.aborted) return undefined;
    if (error instanceof ToolgaugeError) return { error };
    throw error;
  }
}

/** Progress is reported between queries: the place to stop without leaving a process behind. */
function listenUntil(signal: AbortSignal, listener: SuiteListener): SuiteListener {
  const progress = (line: string) => {
    signal.throwIfAborted();
    listener.progress(line);
  };
  return { ...listener, progress };
}

/** Waits until the files are no longer as they were, and whoever writes them has paused. */
async function changeOf(files: readonly string[], before: string, signal: AbortSignal): Promise<void> {
  let last = before;
  try {
    for (;;) {
      await pause(LOOK_EVERY_MS, undefined, { signal });
      const now = await stateOfFiles(files);
      if (now !== before && now === last) return;
      last = now;
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
