import type { LimitName } from "./limits.js";
import type { Location, Signal, ThreatType } from "./signal.js";

export type Verdict = "clean" | "warning" | "dangerous" | "incomplete";
export type Severity = "low" | "medium" | "high" | "critical";

/** All signals on one tool, aggregated. */
export interface Finding {
  server: string;
  tool: string;
  threatLevel: "warning" | "dangerous";
  threatType: ThreatType;
  severity: Severity;
  action: "review" | "quarantine";
  confidence: number;
  /** Contributing check ids, each once. */
  signals: string[];
  /** Of the strongest signal, as are `detail` and `location`. */
  evidence: string;
  detail: string;
  location: Location;
  signalDetails: Signal[];
}

/** Tools that are declared identically under several servers: the same server configured twice, not an attack. */
export interface Twins {
  tool: string;
  servers: string[];
}

/** A tool of which a part lies beyond these bounds, unread. */
export interface PartlyRead {
  server: string;
  tool: string;
  caps: LimitName[];
}

export interface Coverage {
  checksRun: number;
  checksFailed: number;
  failedCheckIds: string[];
  /** Bounds that were hit by any tool. */
  capsHit: LimitName[];
  partlyRead: PartlyRead[];
}

export interface ScanReport {
  version: 1;
  toolVersion: string;
  verdict: Verdict;
  /** 0 to 100. */
  riskScore: number;
  toolsScanned: number;
  findings: Finding[];
  twins: Twins[];
  coverage: Coverage;
}
