import { isRelevant, type MetricFamily } from "./metric.js";

export const precision: MetricFamily = {
  name: "Precision",
  cutoff: "required",
  title: "Share of the answer that is right",
  meaning: "Of the first k places of the answer, how many hold a relevant tool.",
  definition: "relevant tools in the first k, divided by k",
  edgeCases:
    "Divided by k also when fewer were returned. With fewer relevant tools than k, 1 is out of reach.",
  reference: "trec_eval P_k",
  score(answer, cutoff) {
    return answer.returned.slice(0, cutoff).filter(isRelevant).length / cutoff;
  },
};
