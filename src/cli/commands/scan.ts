import type { Finding, ScanReport } from "../../scanner/index.js";
import { STORE_OPTION, stateLine } from "../approval-store.js";
import type { CommandSpec } from "../command.js";
import { EXIT, type ExitCode } from "../exit-codes.js";
import { textOption } from "../option-values.js";
import { SERVER_OPTIONS } from "../server-options.js";

const LEVELS = ["low", "medium", "high", "critical"];

export const scan: CommandSpec = {
  name: "scan",
  arguments: "[target...]",
  summary: "Scan tool definitions for poisoning, hidden text, shadowing and secrets",
  description:
    "A target is a corpus, a tools/list result, an array of tools, or a client configuration. Without a target the\n" +
    "client configurations of this machine are used. Configured servers are started only with your consent.",
  options: [
    {
      flags: "--fail-on <level>",
      summary: "exit code 1 from this verdict or severity on",
      choices: ["never", "warning", "dangerous", ...LEVELS],
      default: "dangerous",
    },
    { flags: "--yes", summary: "start configured servers without asking", default: false },
    { flags: "--no-connect", summary: "start nothing; scan names, commands, arguments and environment" },
    {
      flags: "--approvals",
      summary: "record the tools seen and fail on any that is not approved",
      default: false,
    },
    STORE_OPTION,
    ...SERVER_OPTIONS,
  ],
  formats: ["text", "json"],
  examples: [
    ["toolgauge scan tools.json", "a file of tools"],
    ['toolgauge scan --stdio "npx -y some-server"', "a server, started with an empty home and no secrets"],
    ["toolgauge scan", "the servers configured on this machine, after asking"],
    ["toolgauge scan claude_desktop_config.json --yes --approvals", "fails on unapproved or changed tools"],
  ],
  async run({ args, options, terminal }) {
    const [{ gatherScanInput }, scanner, { holdToApprovals }, { renderScan }, { toDisk }] = await Promise.all(
      [
        import("../scan-input.js"),
        import("../../scanner/index.js"),
        import("../scan-approvals.js"),
        import("../scan-text.js"),
        import("../../core/disk-names.js"),
      ],
    );
    const { tools, otherText, failed } = await gatherScanInput(args, options, terminal);
    const views = [...tools, ...otherText].map(({ server, definition }) => ({ server, ...definition }));
    const scanned = { ...scanner.scan(views), toolsScanned: tools.length };
    const approvals =
      options.approvals === true ? await holdToApprovals(tools, scanned.findings, options) : undefined;
    const merged = approvals === undefined ? scanned : await withRugPulls(scanned, approvals.rugPulls);
    const isIncomplete = failed.length > 0 && options.allowIncomplete !== true;
    const report: ScanReport = isIncomplete ? { ...merged, verdict: "incomplete" } : merged;
    const exitCode = decide(report, textOption(options, "failOn")!, (approvals?.unapproved.length ?? 0) > 0);
    if (options.format === "json") {
      const { exportApprovals } = await import("../../approvals/export.js");
      const extra = {
        failed_servers: failed,
        ...(approvals && { unapproved: exportApprovals(approvals.unapproved).tools }),
      };
      const output = { ...toDisk<Record<string, unknown>>(report as never), ...extra };
      return { exitCode, output: JSON.stringify(output, null, 2) };
    }
    const lines = [renderScan(report, failed, terminal.palette)];
    if (approvals !== undefined && approvals.unapproved.length > 0) {
      lines.push(
        "Not approved:",
        ...approvals.unapproved.map((record) => stateLine(record, terminal.palette)),
      );
    }
    return { exitCode, output: lines.join("\n") };
  },
};

function decide({ verdict, findings }: ScanReport, failOn: string, isUnapproved: boolean): ExitCode {
  if (verdict === "incomplete") return EXIT.undecided;
  return isUnapproved || findings.some((finding) => reaches(finding, failOn)) ? EXIT.failed : EXIT.fine;
}

function reaches({ threatLevel, severity }: Finding, failOn: string): boolean {
  if (failOn === "never") return false;
  if (failOn === "warning") return true;
  if (failOn === "dangerous") return threatLevel === "dangerous";
  return LEVELS.indexOf(severity) >= LEVELS.indexOf(failOn);
}

/** A change since the approval is one more signal on the tool, and a finding of its own where there was none. */
async function withRugPulls(
  report: ScanReport,
  rugPulls: ReadonlyMap<string, Finding["signalDetails"][number]>,
): Promise<ScanReport> {
  if (rugPulls.size === 0) return report;
  const [{ aggregate }, { riskScore }, { toolIdOf }] = await Promise.all([
    import("../../scanner/aggregate.js"),
    import("../../scanner/risk-score.js"),
    import("../../core/tool-definition.js"),
  ]);
  const open = new Map(rugPulls);
  const findings = report.findings.map((finding) => {
    const toolId = toolIdOf(finding.server, finding.tool);
    const signal = open.get(toolId);
    open.delete(toolId);
    const view = { server: finding.server, name: finding.tool };
    return signal === undefined ? finding : (aggregate(view, [...finding.signalDetails, signal]) ?? finding);
  });
  for (const [toolId, signal] of open) {
    const [server = "", ...name] = toolId.split(":");
    const finding = aggregate({ server, name: name.join(":") }, [signal]);
    if (finding !== undefined) findings.push(finding);
  }
  const verdict = report.verdict === "clean" ? "warning" : report.verdict;
  return { ...report, findings, verdict, riskScore: riskScore(findings) };
}
