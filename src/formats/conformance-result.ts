import { z } from "zod";
import type { FromDisk } from "../core/disk-names.js";
import { sha256Hex } from "./shared.js";

const count = z.int().min(0);
const outcome = z.enum(["CONFORMANT", "NON-CONFORMANT", "INCOMPLETE-EVIDENCE"]);
const conformanceClass = z.enum(["L1", "L2", "L3"]);
const requirementOutcome = z
  .enum(["pass", "fail", "not_evaluated", "error"])
  .describe("not_evaluated: evidence is missing; error: the probe crashed; neither is a pass");

const finding = z.strictObject({
  code: z.string(),
  artifact: z.string().describe("File of the pack, with a fragment when it holds several objects"),
  pointer: z.string().describe("JSON Pointer inside the object"),
  observed: z.string(),
  expected: z.string(),
  hint: z.string(),
});

const requirement = z.strictObject({
  id: z.string(),
  question: z.string(),
  outcome: requirementOutcome,
  findings: z.array(finding),
  findings_total: count.describe("All findings, also those not listed"),
  notes: z.array(finding.extend({ level: z.enum(["warning", "info"]) })),
  notes_total: count,
});

export const conformanceResult = z.strictObject({
  version: z.literal(1),
  tool_version: z.string(),
  ruleset: z.strictObject({ name: z.string(), source: z.string(), protocol_version: z.string() }),
  profile: z.enum(["spec", "published"]),
  strict_gating: z.boolean(),
  outcome,
  claimed_class: conformanceClass,
  classes: z.strictObject({ L1: outcome, L2: outcome, L3: outcome }),
  dimensions: z.record(
    z.string(),
    z.strictObject({ title: z.string(), outcome: requirementOutcome, requirements: z.array(requirement) }),
  ),
  pack_integrity: z.strictObject({
    status: z.enum(["absent", "intact", "corrupted"]),
    root_hash_form: z.enum(["sorted-lines", "file-bytes"]).nullable(),
    damaged: z.array(z.string()),
    uncovered: z.array(z.string()),
  }),
  evidence_summary: z.strictObject({
    layout: z.string(),
    contexts: count,
    plans: count,
    traces: count,
    confirms: count,
    steps: count,
    segments: count,
    events: count,
    unreadable_events: count,
    unreadable: z.array(z.strictObject({ place: z.string(), reason: z.string() })),
    missing: z.array(z.string()),
    notes: z.array(z.string()),
    evidence_sha256: sha256Hex.describe("Over the canonical objects, whatever files they came in"),
  }),
  invariants: z
    .array(
      z.strictObject({
        id: z.string(),
        scope: z.string(),
        path: z.string(),
        rule: z.string(),
        outcome: z.enum(["pass", "fail", "not_run"]),
        detail: z.string(),
      }),
    )
    .describe("Golden-flow rules: told, part of no class"),
  verdict_hash: sha256Hex.describe("Over the canonical verdict, free of times, file names and wording"),
});

const instant = z.string().nullable();

/** What a picture of a run needs; long runs are cut and say so. */
export const runTimeline = z.strictObject({
  segments_total: count,
  traces: z.array(
    z.strictObject({
      artifact: z.string(),
      trace_id: z.string().nullable(),
      plan_id: z.string().nullable(),
      trace_status: z.string().nullable(),
      plan_status: z.string().nullable(),
      started_at: instant,
      finished_at: instant,
      segments: z.array(
        z.strictObject({
          id: z.string().nullable(),
          label: z.string(),
          status: z.string().nullable(),
          started_at: instant,
          finished_at: instant,
          parent: count.nullable().describe("Index of the parent in this list"),
          step_id: z.string().nullable(),
          is_gated: z.boolean(),
          decision: z
            .strictObject({ status: z.string().nullable(), decided_at: instant, artifact: z.string() })
            .nullable()
            .describe("The final decision on the step"),
          recovery: z
            .enum(["recovered", "unrecovered"])
            .nullable()
            .describe("Of a failed segment: whether anything after it tells of a recovery"),
          is_retry: z.boolean().describe("Its step has an earlier failed segment"),
          codes: z.array(z.string()).describe("Codes of the findings at this segment or its step"),
        }),
      ),
    }),
  ),
});

export const conformanceRecord = conformanceResult.extend({
  pack: z.string().describe("As the suite names it"),
  timeline: runTimeline,
});

export type ConformanceResultFile = z.infer<typeof conformanceResult>;
export type ConformanceResult = FromDisk<ConformanceResultFile>;
export type ConformanceRecord = FromDisk<z.infer<typeof conformanceRecord>>;
export type RunTimeline = ConformanceRecord["timeline"];
