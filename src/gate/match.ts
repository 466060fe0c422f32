import { ToolgaugeError } from "../core/errors.js";
import type { Baseline, RetrievalReference, SecurityReference } from "../formats/baseline.js";
import type {
  DetectorResult,
  EngineResult,
  RetrievalResult,
  RunRecord,
  SecurityResult,
} from "../formats/run-record.js";

// A baseline is only a baseline for the data, split and metric definitions it was measured with.
// Anything else is an error: comparing would produce a number without a meaning.

export interface RetrievalPair {
  result: RetrievalResult;
  engine: EngineResult;
  reference: RetrievalReference;
}

export interface SecurityPair {
  result: SecurityResult;
  detector: DetectorResult;
  reference: SecurityReference;
}

const NEXT = "measure a new baseline with `toolgauge gate --update`";

export function matchRetrieval(record: RunRecord, baseline: Baseline): RetrievalPair[] {
  const measured = record.retrieval.flatMap((result) => result.engines.map((engine) => ({ result, engine })));
  return baseline.retrieval.map((reference) => {
    const sameEngine = measured.filter(({ engine }) => engine.engine === reference.engine);
    const found = sameEngine.find(({ result }) => differences(result, reference).length === 0);
    if (found !== undefined) return { ...found, reference };
    throw mismatch(
      `engine ${reference.engine}`,
      sameEngine[0] && differences(sameEngine[0].result, reference),
    );
  });
}

export function matchSecurity(record: RunRecord, baseline: Baseline): SecurityPair[] {
  const measured = record.security.flatMap((result) =>
    result.perDetector.map((detector) => ({ result, detector })),
  );
  return baseline.security.map((reference) => {
    const sameDetector = measured.filter(({ detector }) => detector.detector === reference.detector);
    const found = sameDetector.find(({ result }) => differences(result, reference).length === 0);
    if (found !== undefined) return { ...found, reference };
    throw mismatch(
      `detector ${reference.detector}`,
      sameDetector[0] && differences(sameDetector[0].result, reference),
    );
  });
}

const IDENTITY = {
  split: "split",
  depth: "depth",
  corpusSha256: "corpus",
  goldenSha256: "golden set",
  metricDefinitionsSha256: "metric definitions",
} as const;

function differences(result: object, reference: object): string[] {
  return (Object.keys(IDENTITY) as (keyof typeof IDENTITY)[])
    .filter((key) => key in reference)
    .filter((key) => (result as Record<string, unknown>)[key] !== (reference as Record<string, unknown>)[key])
    .map((key) => IDENTITY[key]);
}

function mismatch(subject: string, differing: string[] | undefined): ToolgaugeError {
  const why =
    differing === undefined
      ? `the run did not measure ${subject}, which the baseline has`
      : `the baseline of ${subject} was measured with another ${differing.join(", ")}`;
  return new ToolgaugeError("baseline_mismatch", why, { next: NEXT });
}
