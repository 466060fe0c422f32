/** One query's answer seen through its judgments: all that a metric may look at. */
export interface JudgedAnswer {
  /** Relevance of each returned tool, best first; null where nobody judged it. */
  returned: readonly (number | null)[];
  /** Relevance of every judged tool of the query, highest first. */
  judged: readonly number[];
}

/** A metric family. `Recall` is the family, `Recall@5` one metric of it. */
export interface MetricFamily {
  /** The name used in the literature. */
  name: string;
  /** Whether the metric takes a cutoff `@k`. */
  cutoff: "required" | "optional" | "none";
  title: string;
  meaning: string;
  /** The formula in words; changing it changes the metric's identity and outdates baselines. */
  definition: string;
  edgeCases: string;
  reference: string;
  score(answer: JudgedAnswer, cutoff: number): number;
}

/** Labels with relevance 1 or more are relevant. */
export function relevantCount(answer: JudgedAnswer): number {
  return answer.judged.filter(isRelevant).length;
}

export function isRelevant(relevance: number | null): boolean {
  return relevance !== null && relevance >= 1;
}
