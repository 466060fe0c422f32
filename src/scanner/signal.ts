export type Tier = "hard" | "soft";

export type ThreatType =
  | "tool_poisoning"
  | "prompt_injection"
  | "rug_pull"
  | "exfiltration"
  | "malicious_code"
  | "shadowing"
  | "secret"
  | "capability_mismatch"
  | "uncategorized";

/** Where in the definition: a JSON Pointer to a string, and the UTF-16 span inside that string. */
export interface Location {
  pointer: string;
  start: number;
  end: number;
}

/** One check's remark on one tool. */
export interface Signal {
  checkId: string;
  tier: Tier;
  threatType: ThreatType;
  /** 0 to 1. */
  confidence: number;
  /** Render-safe and capped. */
  evidence: string;
  detail: string;
  location: Location;
  /** Raises the severity of a hard signal from high to critical. */
  escalated?: boolean | undefined;
}

export const EVIDENCE_LIMIT = 240;
export const DETAIL_LIMIT = 300;
