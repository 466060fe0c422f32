import { holm } from "../core/holm.js";
import { pairedRandomizationTest } from "../core/randomization-test.js";
import type { Baseline } from "../formats/baseline.js";
import { flatMetrics } from "../formats/metric-shape.js";
import type { BrokenLimit, GateDecision, RunRecord } from "../formats/run-record.js";
import { compareConformance } from "./compare-conformance.js";
import { matchRetrieval, matchSecurity, type RetrievalPair, type SecurityPair } from "./match.js";

/** A difference smaller than this is arithmetic, not measurement. */
const ROUNDING = 1e-9;

type Delta = GateDecision["deltas"][number];
type Flip = GateDecision["flips"][number];

interface Comparison {
  deltas: Delta[];
  broken: BrokenLimit[];
  checked: number;
  flip: Flip;
}

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

function compareSecurity({ detector, reference }: SecurityPair, limits = reference.limits): Comparison {
  const subject = detector.detector;
  const measured = [
    { metric: "fpr", value: detector.fpr, baseline: reference.fpr, ceiling: limits.fprCeiling },
    {
      metric: "hard_negative_fpr",
      value: detector.hardNegativeFpr,
      baseline: reference.hardNegativeFpr,
      ceiling: limits.hardNegativeFprCeiling,
    },
    { metric: "recall", value: detector.recall, baseline: reference.recall, floor: limits.recallFloor },
    { metric: "precision", value: detector.precision, baseline: reference.precision },
    { metric: "f1", value: detector.f1, baseline: reference.f1 },
  ];
  const broken = measured.flatMap(({ metric, value, baseline, ceiling, floor }): BrokenLimit[] => {
    const limit = ceiling ?? floor;
    if (limit === undefined) return [];
    const isKept =
      value !== null && (ceiling === undefined ? value >= limit - ROUNDING : value <= limit + ROUNDING);
    if (isKept) return [];
    const kind = ceiling === undefined ? "floor" : "ceiling";
    const shown = value === null ? "undefined" : fixed(value);
    const message = `${metric} of detector ${subject} is ${shown}; the ${kind} is ${fixed(limit)}`;
    return [{ gauge: "security", subject, metric, value, limit, baseline, message }];
  });
  const before = new Set(reference.flagged);
  const flagged = detector.entries.filter((entry) => entry.flagged === true).map((entry) => entry.id);
  const now = new Set(flagged);
  return {
    deltas: measured.map(({ metric, value, baseline }) => {
      const delta = value === null || baseline === null ? null : value - baseline;
      return { gauge: "security", subject, metric, value, baseline, delta, tolerance: null };
    }),
    broken,
    checked: 3,
    flip: {
      gauge: "security",
      subject,
      gained: flagged.filter((id) => !before.has(id)),
      lost: reference.flagged.filter((id) => !now.has(id)),
    },
  };
}

function fixed(value: number): string {
  return value.toFixed(4);
}
