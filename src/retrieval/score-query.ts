import type { GoldenQuery } from "../formats/golden-set.js";
import { toReported } from "../formats/metric-shape.js";
import type { QueryResult } from "../formats/run-record.js";
import { judgeAnswer } from "./metrics/judge.js";
import { ADDITIONAL_METRICS, HEADLINE_METRICS, parseMetric } from "./metrics/registry.js";

export interface ScoredQuery {
  result: QueryResult;
  /** By canonical name, those of the report and the further ones. */
  values: ReadonlyMap<string, number>;
}

/** Scores one ranked answer. A query that failed or went unanswered scores zero, never dropped. */
export function scoreQuery(
  query: GoldenQuery,
  ranked: readonly string[],
  depth: number,
  error?: string,
): ScoredQuery {
  const answer = judgeAnswer(ranked, query.labels);
  const values = new Map(
    [...HEADLINE_METRICS, ...ADDITIONAL_METRICS].map((name) => [
      name as string,
      parseMetric(name, depth).score(answer),
    ]),
  );
  const relevant = query.labels
    .filter((label) => label.relevance >= 1)
    .sort((a, b) => b.relevance - a.relevance || (a.toolId < b.toolId ? -1 : 1))
    .map(({ toolId, relevance }) => ({ toolId, relevance, rank: ranked.indexOf(toolId) + 1 || null }));
  return {
    values,
    result: {
      id: query.id,
      query: query.query,
      tags: query.tags ?? [],
      relevant,
      ranked: [...ranked],
      metrics: toReported(values),
      ...(error === undefined ? {} : { error }),
    },
  };
}
