import { type ConformanceOptions, evaluate } from "../conformance/evaluate.js";
import type { Evidence } from "../conformance/evidence.js";
import type { Verdict } from "../conformance/verdict.js";
import { describeError, type ErrorCode, ToolgaugeError } from "../core/errors.js";
import { type PackOptions, readPack } from "./read-pack.js";

export interface PackJob {
  pack: string;
  reading: PackOptions;
  evaluation: ConformanceOptions;
}

/** Plain data, so that it can come from another thread. */
export type PackResult =
  | { pack: string; verdict: Verdict }
  | { pack: string; error: { code: ErrorCode; message: string } };

export async function evaluatePack({ pack, reading, evaluation }: PackJob): Promise<PackResult> {
  let evidence: Evidence;
  try {
    evidence = await readPack(pack, reading);
  } catch (error) {
    if (!(error instanceof ToolgaugeError)) throw error;
    return { pack, error: { code: error.code, message: describeError(error) } };
  }
  return { pack, verdict: evaluate(evidence, evaluation) };
}
