import { TOOL_VERSION } from "../core/version.js";
import type { Baseline, SecurityReference } from "../formats/baseline.js";
import type { DetectorResult, RunRecord } from "../formats/run-record.js";

/** How far a metric may fall before it is more than a re-ordering of near-ties. */
const DEFAULT_TOLERANCE = { recall_at_5: 0.02, mrr: 0.02, ndcg_at_10: 0.02 };
/** How much worse than measured a detector may become, where nobody said otherwise. */
const DEFAULT_MARGIN = { fpr: 0.01, hardNegativeFpr: 0.02, recall: 0.02 };

/** A baseline that holds what the record measured. Thresholds: the record's, else the previous baseline's. */
export function baselineFrom(record: RunRecord, version: string, previous: Baseline | null): Baseline {
  return {
    kind: "baseline",
    version,
    formatVersion: 1,
    toolVersion: TOOL_VERSION,
    retrieval: record.retrieval.flatMap((result) =>
      result.engines.map((engine) => ({
        engine: engine.engine,
        split: result.split,
        depth: result.depth,
        corpusSha256: result.corpusSha256,
        goldenSha256: result.goldenSha256,
        metricDefinitionsSha256: result.metricDefinitionsSha256,
        metrics: engine.metrics,
        perQuery: engine.perQuery.map(({ id, metrics }) => ({
          id,
          recallAt_5: metrics.recallAt["5"],
          ndcgAt_10: metrics.ndcgAt_10,
        })),
        tolerance:
          record.thresholds?.retrievalTolerance ??
          previous?.retrieval.find((reference) => reference.engine === engine.engine)?.tolerance ??
          DEFAULT_TOLERANCE,
      })),
    ),
    security: record.security.flatMap((result) =>
      result.perDetector.map((detector) => ({
        detector: detector.detector,
        split: result.split,
        corpusSha256: result.corpusSha256,
        precision: detector.precision,
        recall: detector.recall,
        f1: detector.f1,
        fpr: detector.fpr,
        hardNegativeFpr: detector.hardNegativeFpr,
        flagged: detector.entries.filter((entry) => entry.flagged === true).map((entry) => entry.id),
        limits:
          record.thresholds?.security?.[detector.detector] ??
          previous?.security.find((reference) => reference.detector === detector.detector)?.limits ??
          limitsAround(detector),
      })),
    ),
    conformance: (record.conformance ?? []).map(({ pack, claimedClass, outcome, verdictHash }) => ({
      pack,
      claimedClass,
      outcome,
      verdictHash,
    })),
  };
}

/** An undefined rate leaves no room: it can keep no limit. */
function limitsAround({ fpr, hardNegativeFpr, recall }: DetectorResult): SecurityReference["limits"] {
  return {
    fprCeiling: Math.min(1, (fpr ?? 0) + DEFAULT_MARGIN.fpr),
    hardNegativeFprCeiling: Math.min(1, (hardNegativeFpr ?? 0) + DEFAULT_MARGIN.hardNegativeFpr),
    recallFloor: Math.max(0, (recall ?? 1) - DEFAULT_MARGIN.recall),
  };
}

/** `baseline_v1` is followed by `baseline_v2`; `v1` by `v2`. */
export function nextVersion(version: string): string {
  const digits = /(\d+)(?!.*\d)/.exec(version);
  if (digits === null) return `${version}-2`;
  const start = digits.index;
  return `${version.slice(0, start)}${Number(digits[1]) + 1}${version.slice(start + digits[1]!.length)}`;
}
