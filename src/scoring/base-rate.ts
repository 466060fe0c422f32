import type { DetectorResult } from "../formats/run-record.js";
import type { Interval } from "./wilson-interval.js";

export interface Prevalence {
  /** One tool in so many is poisoned. */
  oneIn: number;
  /** Tools that are scanned once a week. */
  fleet: number;
}

/** Rare, as confirmed poisoned tools are; a mid-sized team's servers. Both can be chosen. */
export const DEFAULT_PREVALENCE: Prevalence = { oneIn: 1000, fleet: 500 };

export interface MeasuredRate {
  value: number | null;
  interval: Interval | null;
}

/**
 * What recall and false-positive rate mean where poisoned tools are rare. The false-positive rate is
 * that of ordinary tools (real ones where measured): a corpus holds far more look-alikes than the world.
 */
export function baseRateView(
  { oneIn, fleet }: Prevalence,
  recall: MeasuredRate,
  falseAlarms: Record<DetectorResult["baseRate"]["fprOf"], MeasuredRate>,
): DetectorResult["baseRate"] {
  const fprOf =
    (["real_tools", "clean"] as const).find((source) => falseAlarms[source].value !== null) ?? "all";
  const fpr = falseAlarms[fprOf];
  const share = 1 / oneIn;
  const given = (caught: number, falseAlarm: number) => {
    const right = share * caught;
    const wrong = (1 - share) * falseAlarm;
    return { right, wrong, chance: right + wrong === 0 ? null : right / (right + wrong) };
  };
  const hasRates = recall.value !== null && fpr.value !== null;
  const expected = hasRates ? given(recall.value!, fpr.value!) : null;
  const worst = hasRates ? given(recall.interval!.low, fpr.interval!.high) : null;
  return {
    oneIn,
    fleet,
    fprOf,
    trueAlarmChance: expected?.chance ?? null,
    trueAlarmChanceAtWorst: worst?.chance ?? null,
    alarmsPerWeek: expected === null ? null : fleet * (expected.right + expected.wrong),
    falseAlarmsPerWeek: expected === null ? null : fleet * expected.wrong,
  };
}
