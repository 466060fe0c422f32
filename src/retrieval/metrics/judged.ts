import type { MetricFamily } from "./metric.js";

export const judged: MetricFamily = {
  name: "Judged",
  cutoff: "required",
  title: "Share of the answer that somebody labeled",
  meaning:
    "Of the first k returned tools, how many have a label, right or wrong. Low values make the others unsure.",
  definition: "labeled tools among the first k returned, divided by the number returned up to k",
  edgeCases: "An empty answer scores 0. It says nothing about quality, only about how far the labels reach.",
  reference: "ir_measures Judged@k",
  score(answer, cutoff) {
    const returned = answer.returned.slice(0, cutoff);
    return returned.length === 0
      ? 0
      : returned.filter((relevance) => relevance !== null).length / returned.length;
  },
};
