export type { DetectorResult, SecurityResult } from "../formats/run-record.js";
export { DEFAULT_PREVALENCE, type Prevalence } from "./base-rate.js";
export { compareDetectors } from "./compare-detectors.js";
export type { BuiltInDetector, Detector, Sample, Verdict } from "./detector.js";
export { DETECTORS, findDetector } from "./detectors/registry.js";
export { evaluateDetector, type ScoringOptions } from "./evaluate.js";
export { mcnemar } from "./mcnemar.js";
export { type Interval, wilsonInterval } from "./wilson-interval.js";
