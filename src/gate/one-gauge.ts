import type { Baseline } from "../formats/baseline.js";

/**
 * The part of a baseline that an evaluation of one gauge answers for, down to the engines or
 * detectors it measured. When it measured none of them the whole gauge stays, and the gate says what is missing.
 */
export function oneGauge(
  baseline: Baseline,
  gauge: "retrieval" | "security",
  measured: readonly string[],
): Baseline {
  const { conformance: _, ...rest } = baseline;
  const retrieval = baseline.retrieval.filter(({ engine }) => measured.includes(engine));
  const security = baseline.security.filter(({ detector }) => measured.includes(detector));
  return gauge === "retrieval"
    ? { ...rest, retrieval: retrieval.length > 0 ? retrieval : baseline.retrieval, security: [] }
    : { ...rest, retrieval: [], security: security.length > 0 ? security : baseline.security };
}
