import type { Remark } from "../check.js";
import type { InspectedTool } from "../inspected-tool.js";
import type { ThreatType, Tier } from "../signal.js";
import { passageIn } from "../text-places.js";
import { DETAILS, type Label } from "./labels.js";
import type { SuspiciousText } from "./suspicious-text.js";

/** The strongest sentence of these labels as a soft remark. */
export function softRemark(
  { suspicions }: InspectedTool,
  labels: readonly Label[],
  threatType: ThreatType,
): Remark | undefined {
  if (suspicions.length === 0) return undefined;
  const strongest = suspicions.find(({ label }) => labels.includes(label));
  return strongest === undefined ? undefined : remarkOn(strongest, "soft", threatType);
}

export function remarkOn(suspicion: SuspiciousText, tier: Tier, threatType: ThreatType): Remark {
  const { place, start, end, score, label } = suspicion;
  const confidence = 1 / (1 + Math.exp(-score));
  return { tier, threatType, confidence, detail: DETAILS[label], ...passageIn(place, start, end) };
}
