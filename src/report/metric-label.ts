const LABELS: Readonly<Record<string, string>> = {
  ndcg_at_10: "nDCG@10",
  mrr: "MRR",
  map: "MAP",
  fpr: "False alarms",
  hard_negative_fpr: "False alarms on hard negatives",
  f1: "F1",
  recall: "Recall",
  precision: "Precision",
};

/** A metric's flat name as people write it: `recall_at_5` is Recall@5. */
export function metricLabel(flatName: string): string {
  return LABELS[flatName] ?? flatName.replace(/^([a-z]+)_at_(\d+)$/, upperFirst);
}

function upperFirst(_: string, name: string, depth: string): string {
  return `${name[0]!.toUpperCase()}${name.slice(1)}@${depth}`;
}
