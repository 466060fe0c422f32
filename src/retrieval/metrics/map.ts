import { isRelevant, type MetricFamily, relevantCount } from "./metric.js";

export const map: MetricFamily = {
  name: "MAP",
  cutoff: "optional",
  title: "How well all right tools are placed",
  meaning: "The precision at each relevant tool's rank, averaged over all relevant tools, then over queries.",
  definition: "sum of precision at each relevant rank within the depth, divided by all relevant tools",
  edgeCases:
    "Relevant tools that were not returned count as precision 0. Answers are cut at the evaluation depth.",
  reference: "trec_eval map_cut_k",
  score(answer, cutoff) {
    const relevant = relevantCount(answer);
    let found = 0;
    let sum = 0;
    answer.returned.slice(0, cutoff).forEach((relevance, index) => {
      if (isRelevant(relevance)) sum += ++found / (index + 1);
    });
    return relevant === 0 ? 0 : sum / relevant;
  },
};
