import type { MetricFamily } from "./metric.js";

export const ndcg: MetricFamily = {
  name: "nDCG",
  cutoff: "required",
  title: "Quality of the order, graded",
  meaning: "Gain of each returned tool, discounted by its rank, relative to the best possible order.",
  definition:
    "sum of relevance / log2(rank + 1) over the first k, divided by the same sum of the ideal order",
  edgeCases:
    "Linear gain: relevance 2 is worth twice 1. Unjudged tools gain nothing. The ideal uses all judgments.",
  reference: "trec_eval ndcg_cut_k",
  score(answer, cutoff) {
    const ideal = discountedGain(answer.judged, cutoff);
    return ideal === 0 ? 0 : discountedGain(answer.returned, cutoff) / ideal;
  },
};

function discountedGain(relevances: readonly (number | null)[], cutoff: number): number {
  return relevances
    .slice(0, cutoff)
    .reduce<number>((sum, gain, index) => sum + (gain ?? 0) / Math.log2(index + 2), 0);
}
