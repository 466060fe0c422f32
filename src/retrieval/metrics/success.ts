import { isRelevant, type MetricFamily } from "./metric.js";

export const success: MetricFamily = {
  name: "Success",
  cutoff: "required",
  title: "Whether any right tool was returned",
  meaning: "1 when at least one relevant tool is among the first k, averaged over queries.",
  definition: "1 if a relevant tool is in the first k, else 0",
  edgeCases: "An empty answer scores 0. Also called hit rate; equals Recall@k with one relevant tool.",
  reference: "trec_eval success_k",
  score(answer, cutoff) {
    return answer.returned.slice(0, cutoff).some(isRelevant) ? 1 : 0;
  },
};
