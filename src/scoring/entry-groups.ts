import type { DetectorResult } from "../formats/run-record.js";
import type { SecurityEntry } from "../formats/security-corpus.js";
import { countRun, meanConfusion } from "./confusion.js";
import type { Judgement } from "./judge.js";
import { wilsonInterval } from "./wilson-interval.js";

type Groups = DetectorResult["perCategory"];

/** Counts and rates per value of one field; entries without the field are in no group. */
export function groupEntries(
  entries: readonly SecurityEntry[],
  runs: readonly (readonly Judgement[])[],
  field: "category" | "technique" | "difficulty",
): Groups {
  const members = new Map<string, number[]>();
  entries.forEach((entry, index) => {
    const key = entry[field];
    if (key === undefined) return;
    const indices = members.get(key);
    if (indices === undefined) members.set(key, [index]);
    else indices.push(index);
  });
  const sorted = [...members].sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(
    sorted.map(([key, indices]) => {
      const counts = meanConfusion(runs.map((run) => countRun(entries, run, indices)));
      const { tp, fn, fp, tn } = counts;
      return [
        key,
        {
          entries: indices.length,
          ...counts,
          recall: tp + fn > 0 ? tp / (tp + fn) : null,
          recallInterval: wilsonInterval(tp, tp + fn),
          fpr: fp + tn > 0 ? fp / (fp + tn) : null,
          fprInterval: wilsonInterval(fp, fp + tn),
        },
      ];
    }),
  );
}
