import { DEFAULT_PREVALENCE } from "../../scoring/base-rate.js";
import { findDetector } from "../../scoring/detectors/registry.js";
import { measureSecurity } from "../measure-security.js";
import type { Proof } from "./proof.js";

const RATES = ["precision", "recall", "f1", "fpr", "hardNegativeFpr"] as const;

export const unchangedDetectorsReproduceBaseline: Proof = {
  id: "INV-5",
  claim: "unchanged detectors reproduce the committed baseline, entry by entry",
  async show({ security, baseline }) {
    const differing: string[] = [];
    for (const reference of baseline.security) {
      const detector = findDetector(reference.detector);
      if (detector === undefined) return { passed: false, detail: `no detector ${reference.detector}` };
      const plan = { corpus: security, split: reference.split, runs: 1, prevalence: DEFAULT_PREVALENCE };
      const { perDetector } = await measureSecurity({ ...plan, detectors: [detector] });
      const [measured] = perDetector;
      const flagged = measured!.entries.filter((entry) => entry.flagged).map((entry) => entry.id);
      const isSame =
        RATES.every((rate) => measured![rate] === reference[rate]) &&
        flagged.join("\n") === reference.flagged.join("\n");
      if (!isSame) differing.push(reference.detector);
    }
    const names = baseline.security.map(({ detector }) => detector).join(", ");
    return {
      passed: baseline.security.length > 0 && differing.length === 0,
      detail:
        differing.length > 0 ? `changed: ${differing.join(", ")}` : `same verdicts from ${names || "nobody"}`,
    };
  },
};
