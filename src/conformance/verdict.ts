import type { ConformanceClass } from "./dimensions/registry.js";
import type { PackIntegrity } from "./evidence.js";
import type { InvariantResult } from "./invariants/evaluate-invariants.js";
import type { RULESET } from "./ruleset.js";
import type { Profile } from "./schemas/profile.js";

export type Outcome = "CONFORMANT" | "NON-CONFORMANT" | "INCOMPLETE-EVIDENCE";

/** `not_evaluated`: the evidence it needs is missing; `error`: the probe crashed. Neither is ever a pass. */
export type RequirementOutcome = "pass" | "fail" | "not_evaluated" | "error";

export interface Finding {
  code: string;
  /** The file of the pack, with a fragment when it holds several objects; empty for the pack as a whole. */
  artifact: string;
  /** JSON Pointer inside the object. */
  pointer: string;
  observed: string;
  expected: string;
  hint: string;
}

export interface Note extends Finding {
  level: "warning" | "info";
}

export interface RequirementResult {
  id: string;
  question: string;
  outcome: RequirementOutcome;
  findings: Finding[];
  /** All findings, also those beyond the cap. */
  findingsTotal: number;
  notes: Note[];
  notesTotal: number;
}

export interface DimensionResult {
  title: string;
  outcome: RequirementOutcome;
  requirements: RequirementResult[];
}

export interface EvidenceSummary {
  layout: string;
  contexts: number;
  plans: number;
  traces: number;
  confirms: number;
  steps: number;
  segments: number;
  events: number;
  unreadableEvents: number;
  unreadable: { place: string; reason: string }[];
  missing: string[];
  notes: string[];
  /** Over the canonical objects, whatever files they came in. */
  evidenceSha256: string;
}

/** What an evaluation of one pack says. */
export interface Verdict {
  version: 1;
  toolVersion: string;
  ruleset: typeof RULESET;
  profile: Profile;
  strictGating: boolean;
  outcome: Outcome;
  claimedClass: ConformanceClass;
  classes: Record<ConformanceClass, Outcome>;
  dimensions: Record<string, DimensionResult>;
  packIntegrity: PackIntegrity;
  evidenceSummary: EvidenceSummary;
  /** Golden-flow rules: told, part of no class. */
  invariants: InvariantResult[];
  verdictHash: string;
}
