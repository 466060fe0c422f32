import type { JudgedAnswer } from "./metric.js";

/** Gain by rank, discounted by log2(rank + 1), relative to the best order of all judged tools. */
export function normalizedGain(
  answer: JudgedAnswer,
  cutoff: number,
  gainOf: (relevance: number) => number,
): number {
  const ideal = discountedGain(answer.judged, cutoff, gainOf);
  return ideal === 0 ? 0 : discountedGain(answer.returned, cutoff, gainOf) / ideal;
}

function discountedGain(
  relevances: readonly (number | null)[],
  cutoff: number,
  gainOf: (relevance: number) => number,
): number {
  return relevances
    .slice(0, cutoff)
    .reduce<number>((sum, relevance, index) => sum + gainOf(relevance ?? 0) / Math.log2(index + 2), 0);
}
