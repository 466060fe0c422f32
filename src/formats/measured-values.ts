import { flatMetrics } from "./metric-shape.js";
import type { DetectorResult, RunRecord } from "./run-record.js";

export interface MeasuredValue {
  gauge: "retrieval" | "security";
  /** Which of the suite's parts of this gauge, from 0: two may measure the same engine. */
  part: number;
  /** The engine or detector. */
  subject: string;
  metric: string;
  value: number | null;
  /** Equal where two values may be compared: the same questions or labeled tools, the same split. */
  data: string;
}

/** Every number of a record that comparisons and trends follow, in the record's order. */
export function measuredValues({ retrieval, security }: RunRecord): MeasuredValue[] {
  return [
    ...retrieval.flatMap(({ engines, goldenSha256, split, depth }, part) =>
      engines.flatMap(({ engine, metrics }) =>
        [...flatMetrics(metrics)].map(([metric, value]): MeasuredValue => {
          const data = `${goldenSha256} ${split} ${depth}`;
          return { gauge: "retrieval", part, subject: engine, metric, value, data };
        }),
      ),
    ),
    ...security.flatMap(({ perDetector, corpusSha256, split }, part) =>
      perDetector.flatMap((detector) =>
        [...detectorRates(detector)].map(([metric, value]): MeasuredValue => {
          const data = `${corpusSha256} ${split}`;
          return { gauge: "security", part, subject: detector.detector, metric, value, data };
        }),
      ),
    ),
  ];
}

export function detectorRates(detector: DetectorResult): Map<string, number | null> {
  const { recall, precision, f1, fpr, hardNegativeFpr } = detector;
  return new Map([
    ["recall", recall],
    ["precision", precision],
    ["f1", f1],
    ["fpr", fpr],
    ["hard_negative_fpr", hardNegativeFpr],
  ]);
}
