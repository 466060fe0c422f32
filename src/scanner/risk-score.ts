import type { Finding, Severity } from "./report.js";

/** Hard findings start where soft ones end. */
const BASE: Record<Severity, number> = { low: 10, medium: 25, high: 40, critical: 85 };
const HARD_HIGH = 70;
/** What agreement within a finding can add. */
const AGREEMENT = 10;
/** How far many findings can raise the worst one's score. */
const ACCUMULATION = 5;

/** 0 to 100. The worst finding sets the level; agreement and further findings raise it and nothing lowers it. */
export function riskScore(findings: readonly Finding[]): number {
  if (findings.length === 0) return 0;
  const worst = findings.reduce((highest, finding) => Math.max(highest, level(finding)), 0);
  const further = ACCUMULATION * (1 - 1 / findings.length);
  return Math.min(100, Math.round(worst + further));
}

function level({ severity, threatLevel, confidence }: Finding): number {
  const base = threatLevel === "dangerous" && severity === "high" ? HARD_HIGH : BASE[severity];
  return base + AGREEMENT * confidence;
}
