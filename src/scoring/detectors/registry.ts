import type { BuiltInDetector } from "../detector.js";
import { keyword } from "./keyword.js";
import { noisy } from "./noisy.js";
import { scanner } from "./scanner.js";
import { scannerHard } from "./scanner-hard.js";
import { secrets } from "./secrets.js";

export const DETECTORS: readonly BuiltInDetector[] = [scanner, scannerHard, keyword, secrets, noisy];

export function findDetector(name: string): BuiltInDetector | undefined {
  return DETECTORS.find((detector) => detector.name === name);
}
