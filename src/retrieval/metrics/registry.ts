import { hashJson } from "../../core/canonical-json.js";
import { ToolgaugeError } from "../../core/errors.js";
import { bpref } from "./bpref.js";
import { err } from "./err.js";
import { judged } from "./judged.js";
import { map } from "./map.js";
import type { JudgedAnswer, MetricFamily } from "./metric.js";
import { mrr } from "./mrr.js";
import { ndcg } from "./ndcg.js";
import { ndcgExp } from "./ndcg-exp.js";
import { precision } from "./precision.js";
import { rPrecision } from "./r-precision.js";
import { recall } from "./recall.js";
import { success } from "./success.js";

/** Every metric family. Product, gate and docs read this one list. */
export const METRIC_FAMILIES: readonly MetricFamily[] = [
  recall,
  mrr,
  ndcg,
  map,
  ndcgExp,
  precision,
  success,
  rPrecision,
  bpref,
  err,
  judged,
];

/** A metric with its cutoff bound; prints and parses as one canonical name such as `nDCG@10`. */
export interface Metric {
  name: string;
  family: MetricFamily;
  score(answer: JudgedAnswer): number;
}

const NAME = /^([A-Za-z-]+)(?:@([1-9]\d{0,4}))?$/;

/** `depth` bounds the metrics that take no cutoff of their own. */
export function parseMetric(name: string, depth: number): Metric {
  const [, familyName, cutoffText] = NAME.exec(name) ?? [];
  const family = METRIC_FAMILIES.find(
    (candidate) => candidate.name.toLowerCase() === familyName?.toLowerCase(),
  );
  if (family === undefined) {
    const known = METRIC_FAMILIES.map((candidate) => candidate.name).join(", ");
    throw new ToolgaugeError("unknown_name", `there is no metric "${name}"`, { next: `known are ${known}` });
  }
  if ((family.cutoff === "required") !== (cutoffText !== undefined) && family.cutoff !== "optional") {
    const form =
      family.cutoff === "required" ? `${family.name}@k, for example ${family.name}@5` : family.name;
    throw new ToolgaugeError("unknown_name", `metric "${name}" is written ${form}`);
  }
  const cutoff = cutoffText === undefined ? depth : Number(cutoffText);
  const canonical = cutoffText === undefined ? family.name : `${family.name}@${cutoff}`;
  return { name: canonical, family, score: (answer) => family.score(answer, cutoff) };
}

/** The metrics of every report and gate. */
export const HEADLINE_METRICS = [
  "Recall@1",
  "Recall@3",
  "Recall@5",
  "Recall@10",
  "MRR",
  "nDCG@10",
  "MAP",
] as const;

/** Reported beside the headline, never gated. */
export const ADDITIONAL_METRICS = [
  "nDCG-exp@10",
  "Precision@5",
  "Success@5",
  "R-precision",
  "bpref",
  "ERR@10",
  "Judged@10",
] as const;

/** Identity of what the numbers mean: a baseline of other definitions is not comparable. */
export function metricDefinitionsHash(depth: number): string {
  const families = new Set(HEADLINE_METRICS.map((name) => parseMetric(name, depth).family));
  return hashJson({
    depth,
    metrics: HEADLINE_METRICS,
    definitions: [...families].map(({ name, definition }) => ({ name, definition })),
  });
}
