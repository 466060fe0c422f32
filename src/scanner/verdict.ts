import type { Coverage, Finding, Verdict } from "./report.js";

/**
 * What findings and coverage say together. A crashed check leaves everything open. A part that was not read leaves open
 * whether a tool is harmless, but it takes nothing back: padding must not turn `dangerous` into something milder.
 */
export function verdictOf(findings: readonly Finding[], coverage: Coverage): Verdict {
  if (coverage.checksFailed > 0) return "incomplete";
  if (findings.some(({ threatLevel }) => threatLevel === "dangerous")) return "dangerous";
  if (coverage.partlyRead.length > 0) return "incomplete";
  return findings.length > 0 ? "warning" : "clean";
}
