import type { Loaded, LoadedCorpus } from "../../corpus/load.js";
import type { Baseline } from "../../formats/baseline.js";
import type { GoldenSet } from "../../formats/golden-set.js";
import type { SecurityCorpus } from "../../formats/security-corpus.js";

/** The shipped data, loaded once for all proofs. */
export interface ProofData {
  corpus: LoadedCorpus;
  golden: Loaded<GoldenSet>;
  security: Loaded<SecurityCorpus>;
  baseline: Baseline;
}

export interface ProofResult {
  passed: boolean;
  /** The numbers that were compared. */
  detail: string;
}

/** Shows that a gauge can fail: a gauge that cannot is worth nothing. */
export interface Proof {
  id: string;
  claim: string;
  show(data: ProofData): Promise<ProofResult>;
}
