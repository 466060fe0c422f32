import { isRelevant, type MetricFamily, relevantCount } from "./metric.js";

export const recall: MetricFamily = {
  name: "Recall",
  cutoff: "required",
  title: "Share of the right tools that were returned",
  meaning: "Of all tools labeled relevant for the query, how many are among the first k returned.",
  definition: "relevant tools in the first k, divided by all relevant tools of the query",
  edgeCases: "An empty answer scores 0. With more relevant tools than k, the best possible value is below 1.",
  reference: "trec_eval recall_k",
  score(answer, cutoff) {
    const relevant = relevantCount(answer);
    return relevant === 0 ? 0 : answer.returned.slice(0, cutoff).filter(isRelevant).length / relevant;
  },
};
