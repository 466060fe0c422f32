import { normalizedGain } from "./discounted-gain.js";
import type { MetricFamily } from "./metric.js";

export const ndcgExp: MetricFamily = {
  name: "nDCG-exp",
  cutoff: "optional",
  title: "Quality of the order, graded, best tools weighing more",
  meaning: "nDCG with exponential gain: relevance 2 is worth three times relevance 1 instead of twice.",
  definition:
    "sum of (2^relevance - 1) / log2(rank + 1) over the first k, divided by the same sum of the ideal order",
  edgeCases: "Equal to nDCG when all labels are 0 or 1. Not comparable with nDCG when they are not.",
  reference: "Burges et al. 2005, Learning to Rank using Gradient Descent",
  score(answer, cutoff) {
    return normalizedGain(answer, cutoff, (relevance) => 2 ** relevance - 1);
  },
};
