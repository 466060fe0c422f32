import type { DetectorResult } from "../formats/run-record.js";
import type { SecurityEntry } from "../formats/security-corpus.js";
import type { Judgement } from "./judge.js";
import { wilsonInterval } from "./wilson-interval.js";

type PairDiscrimination = DetectorResult["pairDiscrimination"];

/** Each hard negative against the very attack it resembles: recall and FPR alone do not show who is told apart. */
export function discriminatePairs(
  entries: readonly SecurityEntry[],
  runs: readonly (readonly Judgement[])[],
): PairDiscrimination {
  const indexOf = new Map(entries.map((entry, index) => [entry.id, index]));
  const pairs = entries
    .map(({ category, resembles }, mirror) => ({
      mirror,
      attack: category === "hard_negative" && resembles !== undefined ? indexOf.get(resembles) : undefined,
    }))
    .filter((pair): pair is { mirror: number; attack: number } => pair.attack !== undefined)
    .filter(({ mirror, attack }) =>
      runs.every((run) => run[mirror]!.flagged !== null && run[attack]!.flagged !== null),
    );
  const meanOver = (attackFlagged: boolean, mirrorFlagged: boolean) =>
    runs.reduce(
      (sum, run) =>
        sum +
        pairs.filter(
          ({ mirror, attack }) =>
            run[attack]!.flagged === attackFlagged && run[mirror]!.flagged === mirrorFlagged,
        ).length,
      0,
    ) / runs.length;
  const toldApart = meanOver(true, false);
  return {
    pairs: pairs.length,
    toldApart,
    bothFlagged: meanOver(true, true),
    neitherFlagged: meanOver(false, false),
    inverted: meanOver(false, true),
    rate: pairs.length === 0 ? null : toldApart / pairs.length,
    interval: wilsonInterval(toldApart, pairs.length),
  };
}
