import type { MetricFamily } from "./metric.js";

/** Labels are 0, 1 or 2; a foreign grade above that is as good as 2. */
const HIGHEST_GRADE = 2;

export const err: MetricFamily = {
  name: "ERR",
  cutoff: "required",
  title: "How soon a reader is satisfied",
  meaning:
    "The expected 1 / rank at which someone who reads from the top stops, better tools stopping more surely.",
  definition:
    "sum over the first k of 1 / rank, times the chance (2^grade - 1) / 4 of stopping there, times not before",
  edgeCases:
    "Even a perfect answer stays below 1: grade 2 at the top scores 0.75. Unjudged tools stop nobody.",
  reference: "Chapelle et al. 2009, Expected Reciprocal Rank for Graded Relevance; grades up to 2",
  score(answer, cutoff) {
    let reading = 1;
    let sum = 0;
    answer.returned.slice(0, cutoff).forEach((relevance, index) => {
      const grade = Math.min(Math.max(relevance ?? 0, 0), HIGHEST_GRADE);
      const stops = (2 ** grade - 1) / 2 ** HIGHEST_GRADE;
      sum += (reading * stops) / (index + 1);
      reading *= 1 - stops;
    });
    return sum;
  },
};
