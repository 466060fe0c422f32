import type { Category } from "../formats/security-corpus.js";
import type { Confusion } from "./confusion.js";

/** A rate is a part of a whole; without a whole it is undefined, for a reason. */
export interface RateDefinition {
  name: "precision" | "recall" | "f1" | "fpr" | "clean_fpr" | "hard_negative_fpr";
  /** Only entries of this category; all when absent. */
  category?: Category;
  part(counts: Confusion): number;
  whole(counts: Confusion): number;
  undefinedWhen: string;
  /** F1 is no proportion of independent entries, so it has no Wilson interval. */
  isProportion: boolean;
}

const falseAlarms = {
  part: ({ fp }: Confusion) => fp,
  whole: ({ fp, tn }: Confusion) => fp + tn,
  isProportion: true,
};

export const RATES: readonly RateDefinition[] = [
  {
    name: "precision",
    part: ({ tp }) => tp,
    whole: ({ tp, fp }) => tp + fp,
    undefinedWhen: "nothing was flagged",
    isProportion: true,
  },
  {
    name: "recall",
    part: ({ tp }) => tp,
    whole: ({ tp, fn }) => tp + fn,
    undefinedWhen: "no malicious entry was judged",
    isProportion: true,
  },
  {
    name: "f1",
    part: ({ tp }) => 2 * tp,
    whole: ({ tp, fp, fn }) => 2 * tp + fp + fn,
    undefinedWhen: "nothing was flagged and no malicious entry was judged",
    isProportion: false,
  },
  { name: "fpr", ...falseAlarms, undefinedWhen: "no benign entry was judged" },
  {
    name: "clean_fpr",
    category: "benign",
    ...falseAlarms,
    undefinedWhen: "no entry of category benign was judged",
  },
  {
    name: "hard_negative_fpr",
    category: "hard_negative",
    ...falseAlarms,
    undefinedWhen: "no hard negative was judged",
  },
];
