import { TOOL_VERSION } from "../core/version.js";
import { CLASS_NAMES, CLASSES, type ConformanceClass, DIMENSIONS } from "./dimensions/registry.js";
import { evaluateDimension } from "./evaluate-dimension.js";
import type { Evidence } from "./evidence.js";
import { orderByContent } from "./evidence-hash.js";
import { missingKinds, summarize } from "./evidence-summary.js";
import { evaluateInvariants, scopeObjects } from "./invariants/evaluate-invariants.js";
import { RULESET } from "./ruleset.js";
import type { DimensionResult, Outcome, Verdict } from "./verdict.js";
import { verdictHash } from "./verdict-hash.js";
import { type EvaluationOptions, viewEvidence } from "./view/evidence-view.js";

export interface ConformanceOptions extends EvaluationOptions {
  /** The class whose outcome is the verdict; all classes are evaluated. */
  claimedClass: ConformanceClass;
}

export const DEFAULT_OPTIONS: ConformanceOptions = {
  claimedClass: "L3",
  profile: "spec",
  strictGating: false,
};

/** Evaluates a pack: pure, total, and the same for the same evidence however it was filed. */
export function evaluate(evidence: Evidence, options: Partial<ConformanceOptions> = {}): Verdict {
  const { claimedClass, ...rest } = { ...DEFAULT_OPTIONS, ...options };
  const { artifacts, sha256 } = orderByContent(evidence);
  const view = viewEvidence({ ...evidence, artifacts }, rest);
  const dimensions = Object.fromEntries(
    DIMENSIONS.map((dimension) => [dimension.id, evaluateDimension(dimension, view)]),
  );
  const isWhole =
    missingKinds(view).length === 0 &&
    evidence.unreadable.length === 0 &&
    evidence.integrity.status !== "corrupted";
  const classes = Object.fromEntries(
    CLASS_NAMES.map((name) => [name, classOutcome(name, dimensions, isWhole)]),
  ) as Record<ConformanceClass, Outcome>;
  const verdict = {
    version: 1 as const,
    toolVersion: TOOL_VERSION,
    ruleset: RULESET,
    profile: rest.profile,
    strictGating: rest.strictGating,
    outcome: classes[claimedClass],
    claimedClass,
    classes,
    dimensions,
    packIntegrity: evidence.integrity,
    evidenceSummary: summarize(view, sha256),
    invariants: evidence.invariants.flatMap(({ value, impliedScope }) =>
      evaluateInvariants(value, scopeObjects(artifacts, evidence.collab), impliedScope),
    ),
  };
  return { ...verdict, verdictHash: verdictHash(verdict) };
}

/** A proven failure outweighs missing evidence: adding files cannot cure it. */
function classOutcome(
  name: ConformanceClass,
  dimensions: Record<string, DimensionResult>,
  isWhole: boolean,
): Outcome {
  const outcomes = CLASSES[name].map(({ id }) => dimensions[id]!.outcome);
  if (outcomes.includes("fail")) return "NON-CONFORMANT";
  return isWhole && outcomes.every((outcome) => outcome === "pass") ? "CONFORMANT" : "INCOMPLETE-EVIDENCE";
}
