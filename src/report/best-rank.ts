import type { QueryResult } from "../formats/run-record.js";

/** The best rank of any right tool; null when none was found. */
export function bestRank({ relevant }: QueryResult): number | null {
  return relevant.reduce<number | null>(
    (best, { relevance, rank }) =>
      relevance < 1 || rank === null ? best : best === null ? rank : Math.min(best, rank),
    null,
  );
}
