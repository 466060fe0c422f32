import { ToolgaugeError } from "../core/errors.js";
import type { Baseline } from "../formats/baseline.js";
import type { BrokenLimit, RunRecord } from "../formats/run-record.js";

/** A pack that was conformant and no longer is breaks the gate; one that became conformant does not. */
export function compareConformance(
  record: RunRecord,
  baseline: Baseline,
): { broken: BrokenLimit[]; checked: number } {
  const measured = new Map(
    (record.conformance ?? []).map((result) => [`${result.pack} ${result.claimedClass}`, result]),
  );
  const references = baseline.conformance ?? [];
  const broken = references.flatMap(({ pack, claimedClass, outcome }): BrokenLimit[] => {
    const result = measured.get(`${pack} ${claimedClass}`);
    if (result === undefined) {
      throw new ToolgaugeError(
        "baseline_mismatch",
        `the run did not evaluate pack ${pack} for class ${claimedClass}, which the baseline has`,
        { next: "measure a new baseline with `toolgauge gate --update`" },
      );
    }
    if (outcome !== "CONFORMANT" || result.outcome === "CONFORMANT") return [];
    const message = `pack ${pack} is ${result.outcome} in class ${claimedClass}; the baseline has CONFORMANT`;
    return [
      { gauge: "conformance", subject: pack, metric: claimedClass, value: 0, limit: 1, baseline: 1, message },
    ];
  });
  return { broken, checked: references.length };
}
