import { seededRandom } from "../../core/seeded-random.js";
import { type BuiltInDetector, CLEAN } from "../detector.js";
import { textOf } from "../sample-text.js";
import { keyword } from "./keyword.js";

/** How often it cries wolf on a definition in which the keyword floor sees nothing. */
const FALSE_ALARMS = 0.35;

export const noisy: BuiltInDetector = {
  name: "noisy",
  title: "Deliberately noisy detector",
  looksAt:
    "The keyword floor, and in every third other definition nothing at all: a coin seeded by the text and the run.",
  ignores:
    "Everything that matters. It exists so that selftest can prove that noise is seen, and it varies from run to run.",
  judge(sample, run) {
    const verdict = keyword.judge(sample, run);
    if (verdict instanceof Promise || verdict.flagged) return verdict;
    const toss = seededRandom(hashText(textOf(sample.tool)) + run)();
    return toss < FALSE_ALARMS ? { flagged: true, tier: "soft", checkIds: ["noise"] } : CLEAN;
  },
};

/** FNV-1a. */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}
