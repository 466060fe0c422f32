import { degradedIndexLowersScores } from "./degraded-index-lowers-scores.js";
import { flaggedHardNegativeIsCounted } from "./flagged-hard-negative-is-counted.js";
import { noisyDetectorRaisesFalseAlarms } from "./noisy-detector-raises-false-alarms.js";
import type { Proof } from "./proof.js";
import { removedToolGivesZeroRecall } from "./removed-tool-gives-zero-recall.js";
import { unchangedDetectorsReproduceBaseline } from "./unchanged-detectors-reproduce-baseline.js";
import { unchangedSystemReproducesBaseline } from "./unchanged-system-reproduces-baseline.js";
import { unclearProvenanceIsRefused } from "./unclear-provenance-is-refused.js";

export const PROOFS: readonly Proof[] = [
  degradedIndexLowersScores,
  removedToolGivesZeroRecall,
  unchangedSystemReproducesBaseline,
  noisyDetectorRaisesFalseAlarms,
  flaggedHardNegativeIsCounted,
  unclearProvenanceIsRefused,
  unchangedDetectorsReproduceBaseline,
];
