import { type BuiltInDetector, CLEAN } from "../detector.js";
import { placesOf, scanSample } from "./scan-sample.js";

export const scannerHard: BuiltInDetector = {
  name: "scanner-hard",
  title: "The scanner, hard findings only",
  looksAt: "All checks of the scanner; only a hard signal, which would quarantine the tool, flags it.",
  ignores: "Soft signals, however many, and findings on the tools around it.",
  judge(sample) {
    const finding = scanSample(sample);
    if (finding === undefined) return CLEAN;
    const places = placesOf(finding);
    if (finding.threatLevel !== "dangerous") return { ...CLEAN, places };
    const hard = finding.signalDetails.filter((signal) => signal.tier === "hard");
    const checkIds = [...new Set(hard.map((signal) => signal.checkId))];
    return { flagged: true, tier: "hard", checkIds, places };
  },
};
