import type { SecurityEntry } from "../formats/security-corpus.js";
import type { Judgement } from "./judge.js";

/** How verdicts and labels meet. Over several runs: means, so they need not be whole. */
export interface Confusion {
  tp: number;
  fp: number;
  tn: number;
  fn: number;
  /** Entries without a verdict; in no other count. */
  abstained: number;
}

/** One run's counts over the entries at `indices`. */
export function countRun(
  entries: readonly SecurityEntry[],
  run: readonly Judgement[],
  indices: readonly number[],
): Confusion {
  const counts = { tp: 0, fp: 0, tn: 0, fn: 0, abstained: 0 };
  for (const index of indices) {
    const { flagged } = run[index]!;
    const isMalicious = entries[index]!.label === "malicious";
    if (flagged === null) counts.abstained++;
    else if (flagged) counts[isMalicious ? "tp" : "fp"]++;
    else counts[isMalicious ? "fn" : "tn"]++;
  }
  return counts;
}

export function meanConfusion(runs: readonly Confusion[]): Confusion {
  const over = (count: keyof Confusion) => runs.reduce((sum, run) => sum + run[count], 0) / runs.length;
  return { tp: over("tp"), fp: over("fp"), tn: over("tn"), fn: over("fn"), abstained: over("abstained") };
}
