import { isRelevant, type MetricFamily } from "./metric.js";

export const mrr: MetricFamily = {
  name: "MRR",
  cutoff: "optional",
  title: "How far down the first right tool is",
  meaning: "One divided by the rank of the first relevant tool, averaged over queries.",
  definition: "1 / rank of the first relevant tool within the depth, 0 if there is none",
  edgeCases: "Only the first relevant tool counts. Answers are cut at the evaluation depth.",
  reference: "trec_eval recip_rank",
  score(answer, cutoff) {
    const index = answer.returned.slice(0, cutoff).findIndex(isRelevant);
    return index === -1 ? 0 : 1 / (index + 1);
  },
};
