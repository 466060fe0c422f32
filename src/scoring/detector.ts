import type { ToolView } from "../scanner/tool-view.js";

/** What a detector is shown: a definition and the registry around it, and nothing that tells its label. */
export interface Sample {
  tool: ToolView;
  peers: readonly ToolView[];
}

export interface Verdict {
  flagged: boolean;
  /** How sure the detector is, where it says so. */
  tier: "hard" | "soft" | null;
  /** What it saw, by the detector's own names. */
  checkIds: string[];
  /** Where it saw something, also where that was not enough to flag: a span of the text at a JSON Pointer. */
  places?: { checkId: string; pointer: string; start: number; end: number }[];
}

/**
 * Anything that says flagged or not flagged for a tool. May throw or reject: the evaluation counts
 * that as an abstention, never as a verdict.
 */
export interface Detector {
  name: string;
  /** `run` counts from 0, for detectors that vary between repetitions. */
  judge(sample: Sample, run: number): Verdict | Promise<Verdict>;
}

/** A detector that ships with the product, with what `explain` says about it. */
export interface BuiltInDetector extends Detector {
  title: string;
  looksAt: string;
  ignores: string;
}

export const CLEAN: Verdict = Object.freeze({ flagged: false, tier: null, checkIds: [] });
