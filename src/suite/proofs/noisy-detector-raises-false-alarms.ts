import { DEFAULT_PREVALENCE } from "../../scoring/base-rate.js";
import { keyword } from "../../scoring/detectors/keyword.js";
import { noisy } from "../../scoring/detectors/noisy.js";
import { measureSecurity } from "../measure-security.js";
import type { Proof } from "./proof.js";

/** Far below what chance would do. */
const CERTAIN = 0.001;

export const noisyDetectorRaisesFalseAlarms: Proof = {
  id: "SC-004",
  claim: "a noisy detector shows a higher false-positive rate, and more than chance would explain",
  async show({ security }) {
    const { perDetector, comparisons } = await measureSecurity({
      corpus: security,
      split: "test",
      runs: 1,
      prevalence: DEFAULT_PREVALENCE,
      detectors: [keyword, noisy],
    });
    const [quiet, loud] = perDetector.map(({ fpr }) => fpr!) as [number, number];
    const { pValue } = comparisons.find(({ on }) => on === "benign")!;
    return {
      passed: loud > quiet && pValue < CERTAIN,
      detail: `FPR keyword ${quiet.toFixed(3)} → noisy ${loud.toFixed(3)}, p ${pValue < CERTAIN ? "< 0.001" : `= ${pValue.toFixed(3)}`}`,
    };
  },
};
