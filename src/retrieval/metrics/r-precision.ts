import { isRelevant, type MetricFamily, relevantCount } from "./metric.js";

export const rPrecision: MetricFamily = {
  name: "R-precision",
  cutoff: "none",
  title: "Precision where a perfect answer would end",
  meaning:
    "The share of relevant tools among the first R, R being the number of relevant tools of the query.",
  definition: "relevant tools in the first R, divided by R, R the number of all relevant tools",
  edgeCases:
    "A query without relevant tools scores 0. R beyond the evaluation depth cannot be reached in full.",
  reference: "trec_eval Rprec",
  score(answer) {
    const relevant = relevantCount(answer);
    return relevant === 0 ? 0 : answer.returned.slice(0, relevant).filter(isRelevant).length / relevant;
  },
};
