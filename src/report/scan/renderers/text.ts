import { excerpt } from "../../../core/visible-text.js";
import type { Finding } from "../../../scanner/report.js";
import { counted } from "../../numbers.js";
import type { RenderSettings } from "../../renderers/registry.js";
import type { ScanView } from "../scan-view.js";

const PARTLY_READ_SHOWN = 10;

/** For people in a terminal of 80 columns: the worst first, what was seen, where, and what to do. */
export function renderText(
  { report, checks, notes }: ScanView,
  { palette, columns }: RenderSettings,
): string {
  const look = {
    clean: palette.good,
    warning: palette.caution,
    dangerous: palette.bad,
    incomplete: palette.bad,
  }[report.verdict];
  const remedies = new Map(checks.map(({ id, remediation }) => [id, remediation]));
  const lines = [
    `${palette.strong("Scan")}  ${look(report.verdict)}  ${counted(report.toolsScanned, "tool")}, ${counted(report.findings.length, "finding")}, risk ${report.riskScore}/100`,
    ...report.findings.flatMap((finding) => ["", ...findingLines(finding, remedies, { palette, columns })]),
    ...report.coverage.failedCheckIds.map((id) =>
      palette.bad(`check ${excerpt(id, 60)} crashed: the scan is incomplete`),
    ),
    ...report.coverage.partlyRead
      .slice(0, PARTLY_READ_SHOWN)
      .map(({ server, tool, caps }) =>
        palette.bad(
          `${excerpt(`${server}:${tool}`, 60)} was not read to its end: limit ${caps.join(", ")} was hit`,
        ),
      ),
    ...(report.coverage.partlyRead.length > PARTLY_READ_SHOWN
      ? [palette.bad(`… and ${report.coverage.partlyRead.length - PARTLY_READ_SHOWN} more tools`)]
      : []),
    ...(report.coverage.capsHit.includes("signalsPerCheck")
      ? [palette.caution("limit signalsPerCheck was hit: not every signal is listed")]
      : []),
    ...report.twins.map(({ tool, servers }) =>
      palette.faint(
        `${excerpt(tool, 60)} is declared identically by ${servers.map((name) => excerpt(name, 40)).join(", ")}`,
      ),
    ),
    ...notes.map((line) => excerpt(line, 200)),
  ];
  return `${lines.join("\n")}\n`;
}

function findingLines(
  finding: Finding,
  remedies: ReadonlyMap<string, string>,
  { palette, columns }: RenderSettings,
): string[] {
  const mark = finding.threatLevel === "dangerous" ? palette.bad("✗") : palette.caution("!");
  const width = columns - 4;
  return [
    `${mark} ${palette.strong(excerpt(`${finding.server}:${finding.tool}`, columns - 30))}  ${finding.severity}, ${finding.action}`,
    ...finding.signalDetails.flatMap(({ checkId, tier, detail, evidence, location }) => [
      `  ${checkId} (${tier}) at ${excerpt(location.pointer === "" ? "/" : location.pointer, width - checkId.length - 12)}`,
      ...wrapped(detail, width).map((line) => `    ${line}`),
      palette.faint(`    ${excerpt(evidence, width - 1)}`),
    ]),
    ...wrapped(`→ ${remedies.get(finding.signals[0]!) ?? "Review this tool before using it."}`, width).map(
      (line) => `  ${line}`,
    ),
  ];
}

/** Breaks at spaces; a word longer than a line is cut. */
function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of excerpt(text, 600).split(" ")) {
    if (line !== "" && line.length + 1 + word.length > width) {
      lines.push(line);
      line = "";
    }
    line = line === "" ? excerpt(word, width) : `${line} ${word}`;
  }
  return line === "" ? lines : [...lines, line];
}
