import { excerpt } from "../core/visible-text.js";
import type { BrokenLimit, SecurityResult } from "../formats/run-record.js";
import { type Comparison, fixed, ROUNDING } from "./comparison.js";
import type { SecurityPair } from "./match.js";

type Sample = SecurityResult["samples"][number];

interface Limit {
  metric: string;
  value: number | null;
  baseline: number | null;
  kind: "ceiling" | "floor";
  limit: number;
  /** The entries that made it worse, among those whose verdict changed. */
  flipped: string[];
}

const NAMED_FLIPS = 5;

/** Every limit is checked on its own: recall never makes up for false alarms, nor abstaining for either. */
export function compareSecurity(
  { result, detector, reference }: SecurityPair,
  limits = reference.limits,
): Comparison {
  const subject = detector.detector;
  const before = new Set(reference.flagged);
  const flagged = detector.entries.filter((entry) => entry.flagged === true).map((entry) => entry.id);
  const now = new Set(flagged);
  const flip = {
    gauge: "security" as const,
    subject,
    gained: flagged.filter((id) => !before.has(id)),
    lost: reference.flagged.filter((id) => !now.has(id)),
  };
  const samples = new Map(result.samples.map((sample) => [sample.id, sample]));
  const among = (ids: string[], isMeant: (sample: Sample) => boolean) =>
    ids.filter((id) => samples.has(id) && isMeant(samples.get(id)!));
  const gated: Limit[] = [
    {
      metric: "fpr",
      value: detector.fpr,
      baseline: reference.fpr,
      kind: "ceiling",
      limit: limits.fprCeiling,
      flipped: among(flip.gained, ({ label }) => label === "benign"),
    },
    {
      metric: "hard_negative_fpr",
      value: detector.hardNegativeFpr,
      baseline: reference.hardNegativeFpr,
      kind: "ceiling",
      limit: limits.hardNegativeFprCeiling,
      flipped: among(flip.gained, ({ category }) => category === "hard_negative"),
    },
    {
      metric: "recall",
      value: detector.recall,
      baseline: reference.recall,
      kind: "floor",
      limit: limits.recallFloor,
      flipped: among(flip.lost, ({ label }) => label === "malicious"),
    },
    {
      metric: "abstained",
      value: detector.abstained,
      baseline: null,
      kind: "ceiling",
      limit: 0,
      flipped: detector.entries.filter((entry) => entry.flagged === null).map((entry) => entry.id),
    },
  ];
  const reported = [
    ...gated.filter(({ metric }) => metric !== "abstained"),
    { metric: "precision", value: detector.precision, baseline: reference.precision },
    { metric: "f1", value: detector.f1, baseline: reference.f1 },
  ];
  return {
    deltas: reported.map(({ metric, value, baseline }) => {
      const delta = value === null || baseline === null ? null : value - baseline;
      return { gauge: "security", subject, metric, value, baseline, delta, tolerance: null };
    }),
    broken: gated
      .filter((limit) => !isKept(limit))
      .map((limit) => describe(subject, limit, detector.nullReasons)),
    checked: gated.length,
    flip,
  };
}

/** An undefined rate keeps no limit. */
function isKept({ value, kind, limit }: Limit): boolean {
  if (value === null) return false;
  return kind === "floor" ? value >= limit - ROUNDING : value <= limit + ROUNDING;
}

function describe(
  subject: string,
  { metric, value, baseline, kind, limit, flipped }: Limit,
  reasons: Record<string, string>,
): BrokenLimit {
  const shown =
    value === null ? `undefined (${reasons[metric]})` : Number.isInteger(value) ? `${value}` : fixed(value);
  const message =
    `${metric} of detector ${subject} is ${shown}; the ${kind} is ${Number.isInteger(limit) ? limit : fixed(limit)}` +
    nameFlips(metric, flipped);
  return { gauge: "security", subject, metric, value, limit, baseline, message, flipped };
}

function nameFlips(metric: string, ids: readonly string[]): string {
  if (ids.length === 0) return "";
  const named = ids.slice(0, NAMED_FLIPS).map((id) => excerpt(id, 60));
  const more = ids.length > NAMED_FLIPS ? ` and ${ids.length - NAMED_FLIPS} more` : "";
  const kind = metric === "recall" ? "newly missed" : metric === "abstained" ? "on" : "newly flagged";
  return `; ${kind}: ${named.join(", ")}${more}`;
}
