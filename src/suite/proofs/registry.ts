import { degradedIndexLowersScores } from "./degraded-index-lowers-scores.js";
import type { Proof } from "./proof.js";
import { removedToolGivesZeroRecall } from "./removed-tool-gives-zero-recall.js";
import { unchangedSystemReproducesBaseline } from "./unchanged-system-reproduces-baseline.js";

export const PROOFS: readonly Proof[] = [
  degradedIndexLowersScores,
  removedToolGivesZeroRecall,
  unchangedSystemReproducesBaseline,
];
