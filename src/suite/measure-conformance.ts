import type { ConformanceClass } from "../conformance/dimensions/registry.js";
import { evaluate } from "../conformance/evaluate.js";
import { timelineOf } from "../conformance/timeline.js";
import type { ConformanceRecord } from "../formats/conformance-result.js";
import { readPack } from "../packs/read-pack.js";

/** Evaluates a pack for a run record, with what a picture of the run needs. */
export async function measureConformance(
  pack: string,
  path: string,
  claimedClass: ConformanceClass,
): Promise<ConformanceRecord> {
  const evidence = await readPack(path);
  const verdict = evaluate(evidence, { claimedClass });
  const { profile, strictGating } = verdict;
  return { pack, ...verdict, timeline: timelineOf(evidence, verdict, { profile, strictGating }) };
}
