import { type BuiltInDetector, CLEAN } from "../detector.js";
import { placesOf, scanSample } from "./scan-sample.js";

export const scanner: BuiltInDetector = {
  name: "scanner",
  title: "The scanner, any finding",
  looksAt: "All checks of the scanner; a hard or a soft signal on the tool flags it.",
  ignores: "Findings on the tools around it.",
  judge(sample) {
    const finding = scanSample(sample);
    if (finding === undefined) return CLEAN;
    const tier = finding.threatLevel === "dangerous" ? "hard" : "soft";
    return { flagged: true, tier, checkIds: finding.signals, places: placesOf(finding) };
  },
};
