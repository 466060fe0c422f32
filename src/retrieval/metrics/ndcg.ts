import { normalizedGain } from "./discounted-gain.js";
import type { MetricFamily } from "./metric.js";

export const ndcg: MetricFamily = {
  name: "nDCG",
  cutoff: "optional",
  title: "Quality of the order, graded",
  meaning: "Gain of each returned tool, discounted by its rank, relative to the best possible order.",
  definition:
    "sum of relevance / log2(rank + 1) over the first k, divided by the same sum of the ideal order",
  edgeCases:
    "Linear gain: relevance 2 is worth twice 1. Unjudged tools gain nothing. The ideal uses all judgments.",
  reference: "trec_eval ndcg_cut_k",
  score(answer, cutoff) {
    return normalizedGain(answer, cutoff, (relevance) => relevance);
  },
};
