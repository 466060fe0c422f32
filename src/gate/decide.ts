import { holm } from "../core/holm.js";
import { pairedRandomizationTest } from "../core/randomization-test.js";
import type { Baseline } from "../formats/baseline.js";
import { flatMetrics } from "../formats/metric-shape.js";
import type { BrokenLimit, GateDecision, RunRecord } from "../formats/run-record.js";
import { compareConformance } from "./compare-conformance.js";
import { compareSecurity } from "./compare-security.js";
import { type Comparison, type Delta, fixed, ROUNDING } from "./comparison.js";
import { matchRetrieval, matchSecurity, type RetrievalPair } from "./match.js";

/** Decides from the record and the baseline alone, naming everything that broke. */
export function decide(record: RunRecord, baseline: Baseline): GateDecision {
  const comparisons = [
    ...matchRetrieval(record, baseline).map((pair) =>
      compareRetrieval(pair, record.thresholds?.retrievalTolerance),
    ),
    ...matchSecurity(record, baseline).map((pair) =>
      compareSecurity(pair, record.thresholds?.security?.[pair.detector.detector]),
    ),
  ];
  const conformance = compareConformance(record, baseline);
  const broken = [...comparisons.flatMap((comparison) => comparison.broken), ...conformance.broken];
  return {
    passed: broken.length === 0,
    baselineVersion: baseline.version,
    checked: comparisons.reduce((sum, comparison) => sum + comparison.checked, conformance.checked),
    broken,
    deltas: withHolm(comparisons.flatMap((comparison) => comparison.deltas)),
    flips: comparisons
      .map((comparison) => comparison.flip)
      .filter((flip) => flip.gained.length + flip.lost.length > 0),
  };
}

function compareRetrieval({ engine, reference }: RetrievalPair, tolerance = reference.tolerance): Comparison {
  const subject = engine.engine;
  const expected = flatMetrics(reference.metrics);
  const deltas = [...flatMetrics(engine.metrics)].map(([metric, value]): Delta => {
    const baseline = expected.get(metric)!;
    const delta = value - baseline;
    return {
      gauge: "retrieval",
      subject,
      metric,
      value,
      baseline,
      delta,
      tolerance: tolerance[metric] ?? null,
      ...pairedTest(metric, { engine, reference }),
    };
  });
  const gated = deltas.filter((delta) => delta.tolerance !== null);
  const broken = gated
    .filter((delta) => delta.delta! < -delta.tolerance! - ROUNDING)
    .map(({ metric, value, baseline, delta, tolerance }): BrokenLimit => {
      const limit = baseline! - tolerance!;
      const message = `${metric} of engine ${subject} fell by ${fixed(-delta!)} to ${fixed(value!)}; the baseline ${fixed(baseline!)} allows ${fixed(limit)}`;
      return { gauge: "retrieval", subject, metric, value, limit, baseline, message };
    });
  const before = new Map(reference.perQuery.map((query) => [query.id, query.recallAt_5]));
  const changed = engine.perQuery.map((query) => ({
    id: query.id,
    by: query.metrics.recallAt["5"] - (before.get(query.id) ?? 0),
  }));
  return {
    deltas,
    broken,
    checked: gated.length,
    flip: {
      gauge: "retrieval",
      subject,
      gained: changed.filter(({ by }) => by > ROUNDING).map(({ id }) => id),
      lost: changed.filter(({ by }) => by < -ROUNDING).map(({ id }) => id),
    },
  };
}

/** Only for the metrics whose value per query the baseline holds. */
function pairedTest(
  metric: string,
  { engine, reference }: Omit<RetrievalPair, "result">,
): { pValue?: number } {
  const reading = PER_QUERY[metric];
  if (reading === undefined) return {};
  const before = new Map(reference.perQuery.map((query) => [query.id, reading.before(query)]));
  const differences = engine.perQuery.map((query) => reading.now(query) - (before.get(query.id) ?? 0));
  return { pValue: pairedRandomizationTest(differences) };
}

const PER_QUERY: Record<
  string,
  {
    before(query: RetrievalPair["reference"]["perQuery"][number]): number;
    now(query: RetrievalPair["engine"]["perQuery"][number]): number;
  }
> = {
  recall_at_5: { before: (query) => query.recallAt_5, now: (query) => query.metrics.recallAt["5"] },
  ndcg_at_10: { before: (query) => query.ndcgAt_10, now: (query) => query.metrics.ndcgAt_10 },
};

function withHolm(deltas: Delta[]): Delta[] {
  const tested = deltas.filter((delta) => delta.pValue !== undefined);
  const adjusted = holm(tested.map((delta) => delta.pValue!));
  return deltas.map((delta) =>
    delta.pValue === undefined ? delta : { ...delta, pHolm: adjusted[tested.indexOf(delta)]! },
  );
}
