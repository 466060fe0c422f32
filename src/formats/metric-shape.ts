import type { RetrievalMetrics } from "./run-record.js";

// Reports name metrics by their fields; the code names them canonically. This is the only bridge.

export function toReported(values: ReadonlyMap<string, number>): RetrievalMetrics {
  const value = (name: string) => round(values.get(name) ?? 0);
  return {
    recallAt: {
      "1": value("Recall@1"),
      "3": value("Recall@3"),
      "5": value("Recall@5"),
      "10": value("Recall@10"),
    },
    mrr: value("MRR"),
    ndcgAt_10: value("nDCG@10"),
    map: value("MAP"),
  };
}

export function fromReported(metrics: RetrievalMetrics): Map<string, number> {
  return new Map([
    ["Recall@1", metrics.recallAt["1"]],
    ["Recall@3", metrics.recallAt["3"]],
    ["Recall@5", metrics.recallAt["5"]],
    ["Recall@10", metrics.recallAt["10"]],
    ["MRR", metrics.mrr],
    ["nDCG@10", metrics.ndcgAt_10],
    ["MAP", metrics.map],
  ]);
}

/** The name of a metric in baselines and gates: `Recall@5` is `recall_at_5`. */
export function flatName(canonicalName: string): string {
  return canonicalName.toLowerCase().replace("@", "_at_");
}

export function flatMetrics(metrics: RetrievalMetrics): Map<string, number> {
  return new Map([...fromReported(metrics)].map(([name, value]) => [flatName(name), value]));
}

/** Twelve digits: beyond that, sums in another order differ. */
function round(value: number): number {
  return Math.round(value * 1e12) / 1e12;
}
