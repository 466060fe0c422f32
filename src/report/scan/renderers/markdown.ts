import type { Finding, ScanReport } from "../../../scanner/report.js";
import { codeSpan, folded } from "../../markdown.js";
import { counted } from "../../numbers.js";
import type { ScanView } from "../scan-view.js";

/** Comments are cut by their hosts at about 65,000 characters. */
const FINDINGS_SHOWN = 50;
const PARTLY_READ_SHOWN = 10;
const MARKS = { dangerous: "❌", warning: "⚠️" } as const;

/** Short enough for a pull request: the verdict, one line per finding, the signals folded. */
export function renderMarkdown({ report }: ScanView): string {
  const shown = report.findings.slice(0, FINDINGS_SHOWN);
  const hidden = report.findings.length - shown.length;
  return `${[
    `### ${headline(report)}`,
    "",
    `${counted(report.toolsScanned, "tool")} scanned, ${counted(report.findings.length, "finding")}, risk score ${report.riskScore} of 100.`,
    ...(report.coverage.checksFailed === 0
      ? []
      : [
          "",
          `**Incomplete:** ${counted(report.coverage.checksFailed, "check")} crashed: ${report.coverage.failedCheckIds.map((id) => codeSpan(id)).join(", ")}`,
        ]),
    ...(report.coverage.partlyRead.length === 0
      ? []
      : [
          "",
          `**Incomplete:** ${counted(report.coverage.partlyRead.length, "tool")} not read to the end: ${report.coverage.partlyRead
            .slice(0, PARTLY_READ_SHOWN)
            .map(({ server, tool, caps }) => `${codeSpan(`${server}:${tool}`, 120)} (${caps.join(", ")})`)
            .join(", ")}`,
        ]),
    ...(shown.length === 0 ? [] : ["", ...shown.map(line)]),
    ...(hidden === 0 ? [] : ["", `… and ${hidden} more.`]),
    ...(shown.length === 0 ? [] : ["", folded("Signals", shown.flatMap(signals))]),
  ].join("\n")}\n`;
}

function headline({ verdict }: ScanReport): string {
  return {
    clean: "✅ toolgauge scan: clean",
    warning: "⚠️ toolgauge scan: warnings to review",
    dangerous: "❌ toolgauge scan: dangerous tools",
    incomplete: "❌ toolgauge scan: incomplete",
  }[verdict];
}

function line({ server, tool, threatLevel, severity, threatType, action }: Finding): string {
  return `- ${MARKS[threatLevel]} ${codeSpan(`${server}:${tool}`, 120)} ${severity}, ${threatType.replaceAll("_", " ")}: ${action}`;
}

function signals({ server, tool, signalDetails }: Finding): string[] {
  return [
    `- ${codeSpan(`${server}:${tool}`, 120)}`,
    ...signalDetails
      .slice(0, 4)
      .map(
        ({ checkId, tier, detail, evidence, location }) =>
          `  - \`${checkId}\` (${tier}) at ${codeSpan(location.pointer, 80)}: ${codeSpan(detail)} ${codeSpan(evidence, 120)}`,
      ),
  ];
}
