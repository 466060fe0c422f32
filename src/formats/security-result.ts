import { z } from "zod";
import { CATEGORIES } from "./security-corpus.js";
import { rate, sha256Hex, splitOrAll } from "./shared.js";

const undefinedOr = rate.nullable();
const count = z.int().min(0);
const meanCount = z.number().min(0).describe("A count; over several runs their mean");
const interval = z.strictObject({ low: z.number(), high: z.number() });

const confusion = {
  tp: meanCount,
  fp: meanCount,
  tn: meanCount,
  fn: meanCount,
  abstained: meanCount.describe("Entries the detector failed on; in no other count"),
};

const securityRates = {
  precision: undefinedOr,
  recall: undefinedOr,
  f1: undefinedOr,
  fpr: undefinedOr.describe("False positives among all benign entries"),
  clean_fpr: undefinedOr.describe("Among benign entries that resemble no attack"),
  hard_negative_fpr: undefinedOr.describe("Among benign entries that resemble an attack"),
};

const entryGroups = z.record(
  z.string(),
  z.strictObject({
    entries: count,
    ...confusion,
    recall: undefinedOr.describe("Null where the group has no judged malicious entry"),
    recall_interval: interval.nullable(),
    fpr: undefinedOr.describe("Null where the group has no judged benign entry"),
    fpr_interval: interval.nullable(),
  }),
);

const pairDiscrimination = z
  .strictObject({
    pairs: count.describe("Hard negatives whose attack is among the scored entries, both judged"),
    told_apart: meanCount.describe("The attack flagged, its mirror not"),
    both_flagged: meanCount,
    neither_flagged: meanCount,
    inverted: meanCount.describe("The mirror flagged, the attack not"),
    rate: undefinedOr,
    interval: interval.nullable(),
  })
  .describe("Does the detector tell each attack from the hard negative that resembles it?");

const baseRateView = z
  .strictObject({
    one_in: count.describe("One tool in so many is poisoned"),
    fleet: count.describe("Tools that are scanned once a week"),
    fpr_of: z.enum(["real_tools", "clean", "all"]).describe("The false-positive rate that was used"),
    true_alarm_chance: undefinedOr.describe("That an alarm is about a poisoned tool"),
    true_alarm_chance_at_worst: undefinedOr.describe("At the bad ends of both confidence intervals"),
    alarms_per_week: z.number().min(0).nullable(),
    false_alarms_per_week: z.number().min(0).nullable(),
  })
  .describe("What the rates mean where poisoned tools are rare");

const realTools = z.strictObject({
  tools: count,
  flagged: meanCount,
  abstained: meanCount,
  fpr: undefinedOr,
  interval: interval.nullable(),
  flagged_tools: z.array(z.strictObject({ tool_id: z.string(), check_ids: z.array(z.string()) })),
});

const detectorResult = z.strictObject({
  detector: z.string(),
  ...securityRates,
  ...confusion,
  null_reasons: z.record(z.string(), z.string()).describe("Why a rate is null, by its name"),
  intervals: z.record(z.string(), interval).describe("95 % Wilson intervals by rate"),
  rates_sd: z
    .strictObject(securityRates)
    .optional()
    .describe("Standard deviation over the runs, when there were several"),
  per_category: entryGroups,
  per_technique: entryGroups,
  per_difficulty: entryGroups,
  pair_discrimination: pairDiscrimination,
  base_rate: baseRateView,
  real_tools: realTools.nullable().describe("False alarms on real servers' tools, where they were given"),
  entries: z.array(
    z.strictObject({
      id: z.string(),
      flagged: z.boolean().nullable().describe("Null: abstained. Over several runs: what most said"),
      tier: z.enum(["hard", "soft"]).nullable(),
      check_ids: z.array(z.string()),
      places: z
        .array(
          z.strictObject({
            check_id: z.string(),
            pointer: z.string(),
            start: z.int().min(0),
            end: z.int().min(0),
          }),
        )
        .optional()
        .describe("Where it saw it, in entries that some detector got wrong"),
      flagged_share: rate.optional().describe("Share of the runs that flagged it, when there were several"),
      error: z.string().optional().describe("Why the detector gave no verdict"),
    }),
  ),
});

const detectorComparison = z
  .strictObject({
    detectors: z.tuple([z.string(), z.string()]),
    on: z.enum(["malicious", "benign"]),
    only_first_right: count,
    only_second_right: count,
    p_value: rate,
  })
  .describe("Exact McNemar test over the entries that both judged");

export const securityResult = z.strictObject({
  corpus_version: z.string(),
  corpus_sha256: sha256Hex,
  split: splitOrAll,
  runs_averaged: z.int().min(1),
  debatable: count.describe("Entries that are not scored because their readers could not agree"),
  samples: z
    .array(
      z.strictObject({
        id: z.string(),
        tool: z.string().describe("<server>:<tool>"),
        label: z.enum(["malicious", "benign"]),
        category: z.enum(CATEGORIES),
        technique: z.string().optional(),
        difficulty: z.string().optional(),
        resembles: z.string().optional(),
        texts: z
          .array(z.strictObject({ pointer: z.string(), text: z.string() }))
          .optional()
          .describe("What the definition says, where some detector got it wrong; secrets blotted out"),
      }),
    )
    .describe("The scored entries"),
  real_tools: z
    .strictObject({ corpus_version: z.string(), corpus_sha256: sha256Hex })
    .nullable()
    .describe("The corpus of real servers' tools that false alarms were counted on"),
  per_detector: z.array(detectorResult).min(1),
  comparisons: z.array(detectorComparison),
});
