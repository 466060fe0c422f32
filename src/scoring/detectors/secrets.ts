import { secretEmbedded } from "../../scanner/checks/secret.embedded.js";
import { type BuiltInDetector, CLEAN } from "../detector.js";
import { scanSample } from "./scan-sample.js";

export const secrets: BuiltInDetector = {
  name: "secrets",
  title: "Secrets only",
  looksAt: `Only the scanner's check ${secretEmbedded.id}: ${secretEmbedded.looksAt}`,
  ignores:
    "Every attack that needs no credential in the definition. What a secret scanner alone is worth here.",
  judge(sample) {
    const finding = scanSample(sample, [secretEmbedded]);
    return finding === undefined ? CLEAN : { flagged: true, tier: "soft", checkIds: finding.signals };
  },
};
