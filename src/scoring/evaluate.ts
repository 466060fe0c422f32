import { mean, standardDeviation } from "../core/statistics.js";
import type { CorpusTool } from "../formats/corpus.js";
import type { DetectorResult } from "../formats/run-record.js";
import type { SecurityEntry } from "../formats/security-corpus.js";
import { baseRateView, type MeasuredRate, type Prevalence } from "./base-rate.js";
import { countRun, meanConfusion } from "./confusion.js";
import type { Detector } from "./detector.js";
import { groupEntries } from "./entry-groups.js";
import { type Judgement, judgeSamples } from "./judge.js";
import { discriminatePairs } from "./pair-discrimination.js";
import { RATES, type RateDefinition } from "./rates.js";
import { measureRealTools } from "./real-tools.js";
import { sampleOf } from "./sample.js";
import { wilsonInterval } from "./wilson-interval.js";

export interface ScoringOptions {
  runs: number;
  prevalence: Prevalence;
  /** Tools of real servers, taken to be benign: every alarm on them is counted as false. */
  realTools?: readonly CorpusTool[];
  /** Told before every entry. */
  progress?: (done: number, total: number) => void;
}

/** Scores one detector over labeled entries, in the order they are given. */
export async function evaluateDetector(
  detector: Detector,
  entries: readonly SecurityEntry[],
  { runs: count, prevalence, realTools, progress }: ScoringOptions,
): Promise<DetectorResult> {
  const samples = entries.map(sampleOf);
  const runs: Judgement[][] = [];
  for (let run = 0; run < count; run++) runs.push(await judgeSamples(detector, samples, run, progress));
  const real = realTools === undefined ? null : await measureRealTools(detector, realTools, count);
  const rates = new Map(RATES.map((rate) => [rate.name, measureRate(rate, entries, runs)]));
  const everything = entries.map((_, index) => index);
  return {
    detector: detector.name,
    ...namedRates((name) => rates.get(name)!.value),
    ...meanConfusion(runs.map((run) => countRun(entries, run, everything))),
    nullReasons: Object.fromEntries(
      [...rates].flatMap(([name, { reason }]) => (reason === null ? [] : [[name, reason]])),
    ),
    intervals: Object.fromEntries(
      [...rates].flatMap(([name, { interval }]) => (interval === null ? [] : [[name, interval]])),
    ),
    ...(count > 1 ? { ratesSd: namedRates((name) => rates.get(name)!.deviation) } : {}),
    perCategory: groupEntries(entries, runs, "category"),
    perTechnique: groupEntries(entries, runs, "technique"),
    perDifficulty: groupEntries(entries, runs, "difficulty"),
    pairDiscrimination: discriminatePairs(entries, runs),
    baseRate: baseRateView(prevalence, rates.get("recall")!, {
      real_tools: { value: real?.fpr ?? null, interval: real?.interval ?? null },
      clean: rates.get("clean_fpr")!,
      all: rates.get("fpr")!,
    }),
    realTools: real,
    entries: entries.map(({ id }, index) => ({ id, ...settle(runs.map((run) => run[index]!)) })),
  };
}

interface RateOverRuns extends MeasuredRate {
  deviation: number | null;
  reason: string | null;
}

/** The mean over the runs; undefined as soon as it is undefined in one of them. */
function measureRate(
  rate: RateDefinition,
  entries: readonly SecurityEntry[],
  runs: readonly Judgement[][],
): RateOverRuns {
  const indices = entries
    .map((_, index) => index)
    .filter((index) => rate.category === undefined || entries[index]!.category === rate.category);
  const counts = runs.map((run) => countRun(entries, run, indices));
  const hole = counts.findIndex((run) => rate.whole(run) === 0);
  if (hole !== -1) {
    const where = runs.length > 1 ? ` in run ${hole + 1} of ${runs.length}` : "";
    return { value: null, deviation: null, interval: null, reason: rate.undefinedWhen + where };
  }
  const values = counts.map((run) => rate.part(run) / rate.whole(run));
  const overall = meanConfusion(counts);
  return {
    value: mean(values),
    deviation: standardDeviation(values),
    interval: rate.isProportion ? wilsonInterval(rate.part(overall), rate.whole(overall)) : null,
    reason: null,
  };
}

function namedRates<T>(of: (name: RateDefinition["name"]) => T) {
  return {
    precision: of("precision"),
    recall: of("recall"),
    f1: of("f1"),
    fpr: of("fpr"),
    cleanFpr: of("clean_fpr"),
    hardNegativeFpr: of("hard_negative_fpr"),
  };
}

/** One line per entry: what most runs said; on a draw it is flagged, as someone would have been alarmed. */
function settle(judgements: readonly Judgement[]): Omit<DetectorResult["entries"][number], "id"> {
  if (judgements.length === 1) return judgements[0]!;
  const given = judgements.filter((judgement) => judgement.flagged !== null);
  if (given.length === 0) return judgements[0]!;
  const alarms = given.filter((judgement) => judgement.flagged);
  const flagged = alarms.length * 2 >= given.length;
  const { tier, checkIds, places } = (flagged ? alarms : given.filter((judgement) => !judgement.flagged))[0]!;
  const failed = judgements.find((judgement) => judgement.error !== undefined);
  return {
    flagged,
    tier,
    checkIds,
    ...(places === undefined ? {} : { places }),
    flaggedShare: alarms.length / given.length,
    ...(failed?.error === undefined ? {} : { error: failed.error }),
  };
}
