import type { BrokenLimit, GateDecision } from "../formats/run-record.js";

/** A difference smaller than this is arithmetic, not measurement. */
export const ROUNDING = 1e-9;

export type Delta = GateDecision["deltas"][number];

/** One engine or detector against its reference. */
export interface Comparison {
  deltas: Delta[];
  broken: BrokenLimit[];
  /** How many limits were checked. */
  checked: number;
  flip: GateDecision["flips"][number];
}

export function fixed(value: number): string {
  return value.toFixed(4);
}
