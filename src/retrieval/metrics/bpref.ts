import { isRelevant, type MetricFamily, relevantCount } from "./metric.js";

export const bpref: MetricFamily = {
  name: "bpref",
  cutoff: "optional",
  title: "Right tools before wrong ones, judged tools only",
  meaning:
    "How rarely a tool judged wrong stands before a relevant one; tools nobody judged are passed over.",
  definition:
    "mean over all relevant tools of 1 - min(judged wrong tools before it, R) / min(R, N); 0 for one not returned",
  edgeCases: "R relevant and N wrong judged tools. With no wrong tool before it, a relevant tool counts 1.",
  reference: "trec_eval bpref",
  score(answer, cutoff) {
    const relevant = relevantCount(answer);
    const wrong = answer.judged.length - relevant;
    let wrongBefore = 0;
    let sum = 0;
    for (const relevance of answer.returned.slice(0, cutoff)) {
      if (relevance === null) continue;
      if (!isRelevant(relevance)) wrongBefore++;
      else sum += wrongBefore === 0 ? 1 : 1 - Math.min(wrongBefore, relevant) / Math.min(relevant, wrong);
    }
    return relevant === 0 ? 0 : sum / relevant;
  },
};
