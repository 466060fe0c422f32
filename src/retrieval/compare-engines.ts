import { holm } from "../core/holm.js";
import { pairedRandomizationTest } from "../core/randomization-test.js";
import { mean } from "../core/statistics.js";
import { fromReported } from "../formats/metric-shape.js";
import type { EngineResult, RetrievalResult } from "../formats/run-record.js";

const COMPARED = ["Recall@5", "MRR", "nDCG@10"];

/** Each further engine against the first over the same queries, corrected for all comparisons together. */
export function compareEngines(
  engines: readonly EngineResult[],
): NonNullable<RetrievalResult["comparisons"]> {
  const [reference, ...others] = engines;
  const compared = others.flatMap((engine) =>
    COMPARED.map((metric) => {
      const differences = engine.perQuery.map(
        (query, index) =>
          fromReported(query.metrics).get(metric)! -
          fromReported(reference!.perQuery[index]!.metrics).get(metric)!,
      );
      return {
        engine: engine.engine,
        reference: reference!.engine,
        metric,
        delta: mean(differences),
        pValue: pairedRandomizationTest(differences),
      };
    }),
  );
  const adjusted = holm(compared.map((comparison) => comparison.pValue));
  return compared.map((comparison, index) => ({ ...comparison, pHolm: adjusted[index]! }));
}
