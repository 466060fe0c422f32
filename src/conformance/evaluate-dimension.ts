import { jsonPointer } from "../core/json-pointer.js";
import { excerpt } from "../core/visible-text.js";
import type { Dimension, Probe, Remark } from "./probe.js";
import type { DimensionResult, Finding, RequirementOutcome, RequirementResult } from "./verdict.js";
import type { EvidenceView } from "./view/evidence-view.js";

/** How many findings and notes of one requirement are listed; all are counted. */
export const FINDING_CAP = 50;
const TEXT_LIMIT = 240;

export function evaluateDimension(dimension: Dimension, view: EvidenceView): DimensionResult {
  const requirements = dimension.probes.map((probe) => evaluateProbe(probe, view));
  return { title: dimension.title, outcome: worst(requirements.map(({ outcome }) => outcome)), requirements };
}

function worst(outcomes: readonly RequirementOutcome[]): RequirementOutcome {
  const ranked: RequirementOutcome[] = ["fail", "error", "not_evaluated"];
  return ranked.find((outcome) => outcomes.includes(outcome)) ?? "pass";
}

function evaluateProbe(probe: Probe, view: EvidenceView): RequirementResult {
  const result: RequirementResult = {
    id: probe.id,
    question: probe.question,
    outcome: "pass",
    findings: [],
    findingsTotal: 0,
    notes: [],
    notesTotal: 0,
  };
  try {
    for (const remark of probe.inspect(view)) record(result, remark);
  } catch (cause) {
    // A probe that crashes must never look like a pass; the run stays usable.
    record(result, crashed(cause));
    return { ...result, outcome: "error" };
  }
  if (result.findingsTotal > 0) return { ...result, outcome: "fail" };
  const present = new Set(view.evidence.artifacts.map(({ kind }) => kind));
  const isEvaluated = probe.needs.every((kind) => present.has(kind));
  return isEvaluated ? result : { ...result, outcome: "not_evaluated" };
}

function record(result: RequirementResult, remark: Remark): void {
  const { level, count = 1 } = remark;
  if (level === "fail") {
    result.findingsTotal += count;
    if (result.findings.length < FINDING_CAP) result.findings.push(describe(remark));
  } else {
    result.notesTotal += count;
    if (result.notes.length < FINDING_CAP) result.notes.push({ level, ...describe(remark) });
  }
}

function describe({ code, artifact, path, observed, expected, hint }: Remark): Finding {
  return {
    code,
    artifact: excerpt(artifact?.place ?? "", TEXT_LIMIT),
    pointer: excerpt(jsonPointer(path), TEXT_LIMIT),
    observed: excerpt(observed, TEXT_LIMIT),
    expected: excerpt(expected, TEXT_LIMIT),
    hint: excerpt(hint, TEXT_LIMIT),
  };
}

function crashed(cause: unknown): Remark {
  return {
    level: "warning",
    code: "probe.crashed",
    artifact: null,
    path: [],
    observed: cause instanceof Error ? cause.message : "a crash",
    expected: "a probe that decides",
    hint: "this is a bug in toolgauge; the pack was not judged on this requirement",
  };
}
