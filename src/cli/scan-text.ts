import { excerpt, visible } from "../core/visible-text.js";
import type { Palette } from "../report/palette.js";
import { CHECKS, type Finding, type ScanReport, type Signal } from "../scanner/index.js";

/** A report that a person can act on: what, where, why, and what to do. */
export function renderScan(report: ScanReport, suppressed: number, palette: Palette): string {
  const lines = report.findings.flatMap((finding) => [...renderFinding(finding, palette), ""]);
  for (const { tool, servers } of report.twins) {
    lines.push(palette.faint(`twins  ${visible(tool)} is the same on ${servers.map(visible).join(", ")}`));
  }
  lines.push(summary(report, suppressed, palette));
  const { failedCheckIds, capsHit } = report.coverage;
  if (failedCheckIds.length > 0) lines.push(palette.bad(`incomplete: ${failedCheckIds.join(", ")} failed`));
  if (capsHit.length > 0)
    lines.push(palette.caution(`not everything was read, limits hit: ${capsHit.join(", ")}`));
  return lines.join("\n");
}

function renderFinding(finding: Finding, palette: Palette): string[] {
  const paint = finding.threatLevel === "dangerous" ? palette.bad : palette.caution;
  const head = `${finding.threatLevel.toUpperCase()}  ${excerpt(`${finding.server}:${finding.tool}`, 120)}`;
  const facts = `${finding.severity}, ${finding.action}, confidence ${finding.confidence.toFixed(2)}`;
  return [
    `${paint(head)}  ${palette.faint(facts)}`,
    ...finding.signalDetails.flatMap((signal) => renderSignal(signal, palette)),
  ];
}

function renderSignal({ checkId, tier, evidence, detail, location }: Signal, palette: Palette): string[] {
  const remediation = CHECKS.find((check) => check.id === checkId)?.remediation;
  const place = `${excerpt(location.pointer, 120)} ${location.start}-${location.end}`;
  return [
    `  ${palette.strong(checkId)} (${tier}): ${detail}`,
    `    at ${place}: ${evidence}`,
    ...(remediation === undefined ? [] : [palette.faint(`    ${remediation}`)]),
  ];
}

function summary(report: ScanReport, suppressed: number, palette: Palette): string {
  const hard = report.findings.filter((finding) => finding.threatLevel === "dangerous").length;
  const soft = report.findings.length - hard;
  const counts = `${report.toolsScanned} tools, ${hard} dangerous, ${soft} to review, risk ${report.riskScore}`;
  const accepted = suppressed === 0 ? "" : `, ${suppressed} suppressed`;
  const verdict = report.verdict === "clean" ? palette.good("clean") : palette.strong(report.verdict);
  return `${verdict}: ${counts}${accepted}`;
}
