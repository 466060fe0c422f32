import type { Remark } from "../check.js";
import type { InspectedTool } from "../inspected-tool.js";
import type { ThreatType, Tier } from "../signal.js";
import { pointerTo } from "../text-places.js";
import { DETAILS, type Label } from "./labels.js";
import type { SuspiciousText } from "./suspicious-text.js";

/** The strongest sentence of these labels as a soft remark. */
export function softRemark(tool: InspectedTool, labels: readonly Label[], threatType: ThreatType): Remark[] {
  const strongest = tool.suspicions.find(({ label }) => labels.includes(label));
  return strongest === undefined ? [] : [remarkOn(strongest, "soft", threatType)];
}

export function remarkOn(suspicion: SuspiciousText, tier: Tier, threatType: ThreatType): Remark {
  const { place, start, end, score, label } = suspicion;
  return {
    tier,
    threatType,
    confidence: 1 / (1 + Math.exp(-score)),
    evidence: place.text.slice(start, end).trim(),
    detail: DETAILS[label],
    location: { pointer: pointerTo(place.path), start, end },
  };
}
