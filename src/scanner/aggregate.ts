import type { Finding, Severity } from "./report.js";
import type { Signal } from "./signal.js";
import type { ToolView } from "./tool-view.js";

const SOFT_SEVERITIES: readonly Severity[] = ["low", "low", "medium", "high"];

/** One finding from all signals on one tool; undefined when there are none. */
export function aggregate(tool: ToolView, signals: readonly Signal[]): Finding | undefined {
  if (signals.length === 0) return undefined;
  const ordered = [...signals].sort(compareSignals);
  const strongest = ordered[0]!;
  const isHard = strongest.tier === "hard";
  return {
    server: tool.server,
    tool: tool.name,
    threatLevel: isHard ? "dangerous" : "warning",
    threatType: strongest.threatType,
    severity: severityOf(ordered),
    action: isHard ? "quarantine" : "review",
    confidence: combinedConfidence(ordered),
    signals: [...new Set(ordered.map((signal) => signal.checkId))],
    evidence: strongest.evidence,
    detail: strongest.detail,
    location: strongest.location,
    signalDetails: ordered,
  };
}

function severityOf(signals: readonly Signal[]): Severity {
  const hard = signals.filter((signal) => signal.tier === "hard");
  if (hard.length > 0) return hard.some((signal) => signal.escalated === true) ? "critical" : "high";
  const checks = new Set(signals.map((signal) => signal.checkId)).size;
  return SOFT_SEVERITIES[Math.min(checks, 3)]!;
}

/** Checks agree independently, so their confidences add, capped at 1; within one check the strongest counts. */
export function combinedConfidence(signals: readonly Signal[]): number {
  const byCheck = new Map<string, number>();
  for (const { checkId, confidence } of signals) {
    byCheck.set(checkId, Math.max(byCheck.get(checkId) ?? 0, confidence));
  }
  const sum = [...byCheck.values()].reduce((total, confidence) => total + confidence, 0);
  return Math.round(Math.min(1, sum) * 1000) / 1000;
}

function compareSignals(a: Signal, b: Signal): number {
  return (
    tierRank(a) - tierRank(b) ||
    b.confidence - a.confidence ||
    compareText(a.checkId, b.checkId) ||
    compareText(a.location.pointer, b.location.pointer) ||
    a.location.start - b.location.start ||
    a.location.end - b.location.end ||
    compareText(a.detail, b.detail)
  );
}

function tierRank(signal: Signal): number {
  return signal.tier === "hard" ? 0 : 1;
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
