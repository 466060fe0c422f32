import { excerpt } from "../core/visible-text.js";
import { CLEAN, type Detector, type Sample, type Verdict } from "./detector.js";

/** A verdict, or the reason why there is none. */
export interface Judgement extends Omit<Verdict, "flagged"> {
  flagged: boolean | null;
  error?: string;
}

const REASON_LIMIT = 200;

/** Shows every sample to the detector, one after the other. A detector that fails on one is asked the next. */
export async function judgeSamples(
  detector: Detector,
  samples: readonly Sample[],
  run: number,
  progress?: (done: number, total: number) => void,
): Promise<Judgement[]> {
  const judgements: Judgement[] = [];
  for (const sample of samples) {
    progress?.(judgements.length, samples.length);
    try {
      const verdict = detector.judge(sample, run);
      judgements.push(verdict instanceof Promise ? await verdict : verdict);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      judgements.push({ ...CLEAN, flagged: null, error: excerpt(reason, REASON_LIMIT) });
    }
  }
  return judgements;
}
