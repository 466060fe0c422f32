import { excerpt } from "../core/visible-text.js";
import type { FailedServer } from "../mcp/server-failure.js";
import type { Palette } from "../report/palette.js";
import type { Finding, ScanReport } from "../scanner/index.js";
import { describeFailure } from "./server-options.js";

/** A scan as a person reads it: the worst first, then what is missing, then the verdict. */
export function renderScan(report: ScanReport, failed: readonly FailedServer[], palette: Palette): string {
  const ordered = [...report.findings].sort((a, b) => rank(a) - rank(b));
  const lines = ordered.flatMap((finding) => renderFinding(finding, palette));
  for (const failure of failed) lines.push(palette.bad(`not scanned: ${describeFailure(failure)}`));
  const { failedCheckIds, capsHit } = report.coverage;
  if (failedCheckIds.length > 0) lines.push(palette.bad(`checks that crashed: ${failedCheckIds.join(", ")}`));
  if (capsHit.length > 0) lines.push(palette.caution(`limits that were hit: ${capsHit.join(", ")}`));
  const paint =
    report.verdict === "clean" ? palette.good : report.verdict === "warning" ? palette.caution : palette.bad;
  lines.push(
    `${paint(report.verdict)}: ${report.toolsScanned} scanned, ${report.findings.length} with findings, risk ${report.riskScore}/100`,
  );
  return lines.join("\n");
}

function renderFinding(finding: Finding, palette: Palette): string[] {
  const paint = finding.threatLevel === "dangerous" ? palette.bad : palette.caution;
  const title = `${excerpt(finding.server, 60)}:${excerpt(finding.tool, 60)}`;
  return [
    `${paint(`${finding.threatLevel} (${finding.severity})`)}  ${palette.strong(title)}  ${finding.action}`,
    ...finding.signalDetails.map(
      ({ checkId, tier, detail, evidence, location }) =>
        `  ${checkId} [${tier}] ${detail} ${palette.faint(`at ${excerpt(location.pointer, 80)}`)}\n    ${evidence}`,
    ),
  ];
}

const SEVERITIES = ["critical", "high", "medium", "low"];

function rank({ severity }: Finding): number {
  return SEVERITIES.indexOf(severity);
}
