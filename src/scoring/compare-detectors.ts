import type { DetectorResult, SecurityResult } from "../formats/run-record.js";
import { mcnemar } from "./mcnemar.js";

type Comparison = SecurityResult["comparisons"][number];
type Sample = SecurityResult["samples"][number];

/** Every pair of detectors, on attacks and on benign entries apart: a mix of both depends on the corpus. */
export function compareDetectors(
  samples: readonly Sample[],
  detectors: readonly DetectorResult[],
): Comparison[] {
  return detectors.flatMap((first, index) =>
    detectors
      .slice(index + 1)
      .flatMap((second) =>
        (["malicious", "benign"] as const).map((label) => compare(samples, first, second, label)),
      ),
  );
}

function compare(
  samples: readonly Sample[],
  first: DetectorResult,
  second: DetectorResult,
  label: Sample["label"],
): Comparison {
  const shouldFlag = label === "malicious";
  let onlyFirstRight = 0;
  let onlySecondRight = 0;
  samples.forEach((sample, index) => {
    if (sample.label !== label) return;
    const verdicts = [first.entries[index]!.flagged, second.entries[index]!.flagged];
    if (verdicts.includes(null) || verdicts[0] === verdicts[1]) return;
    if (verdicts[0] === shouldFlag) onlyFirstRight++;
    else onlySecondRight++;
  });
  return {
    detectors: [first.detector, second.detector],
    on: label,
    onlyFirstRight,
    onlySecondRight,
    pValue: mcnemar(onlyFirstRight, onlySecondRight),
  };
}
