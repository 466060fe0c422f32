export type { Baseline } from "../formats/baseline.js";
export type { GateDecision, RunRecord } from "../formats/run-record.js";
export { baselineFrom } from "./baseline.js";
export { decide } from "./decide.js";
