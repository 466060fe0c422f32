import { plainPalette } from "../../report/palette.js";
import type { Finding, ScanReport } from "../../scanner/index.js";
import { STORE_OPTION, stateLine } from "../approval-store.js";
import type { CommandSpec } from "../command.js";
import { EXIT, type ExitCode } from "../exit-codes.js";
import { listOption, textOption } from "../option-values.js";
import { SERVER_OPTIONS } from "../server-options.js";

const SEVERITIES = ["low", "medium", "high", "critical"];

export const scan: CommandSpec = {
  name: "scan",
  arguments: "[target...]",
  summary: "Scan tool definitions for poisoning, hidden text, shadowing and secrets",
  description:
    "A target is a corpus, a tools/list result, an array of tools, or a client configuration; - is standard input.\n" +
    "All targets are one registry. Without a target the client configurations of this machine are used. Configured\n" +
    "servers are started only with your consent. Findings accepted in toolgauge.suppressions.yaml are left out; a\n" +
    "stale entry there is an error. A scan that could not read everything is incomplete, never clean: exit code 2.",
  options: [
    {
      flags: "--fail-on <level>",
      summary: "exit code 1 from this verdict or severity on",
      choices: ["never", "warning", "dangerous", ...SEVERITIES],
      default: "warning",
    },
    { flags: "--server <name>", summary: "server of tools that do not name one (default: the file's name)" },
    { flags: "--suppressions <file>", summary: "accepted findings (default: toolgauge.suppressions.yaml)" },
    { flags: "--checks <module...>", summary: "modules that export further checks" },
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
  formats: ["text", "json", "html", "md", "sarif", "junit"],
  examples: [
    ["toolgauge scan tools.json", "a file of tools"],
    ['toolgauge scan --stdio "npx -y some-server"', "a server, started with an empty home and no secrets"],
    ["toolgauge scan", "the servers configured on this machine, after asking"],
    ["cat tools.json | toolgauge scan - --server github --format sarif", "standard input, for code scanning"],
    ["toolgauge scan claude_desktop_config.json --yes --approvals", "fails on unapproved or changed tools"],
  ],
  async run({ args, options, terminal }) {
    const [
      input,
      scanner,
      approving,
      suppressing,
      { loadSuppressions },
      { renderScan },
      { fingerprint, toolIdOf },
    ] = await Promise.all([
      import("../scan-input.js"),
      import("../../scanner/index.js"),
      import("../scan-approvals.js"),
      import("../suppressed.js"),
      import("../suppressions-file.js"),
      import("../../report/scan/renderers/registry.js"),
      import("../../core/tool-definition.js"),
    ]);
    const { tools, otherText, failed, sources } = await input.gatherScanInput(args, options, terminal);
    const views = [...tools, ...otherText].map(({ server, definition }) => ({ server, ...definition }));
    const added = (await Promise.all((listOption(options, "checks") ?? []).map(loadModule))).flat();
    const all = scanner.scan(views, { checks: [...scanner.CHECKS, ...added] });
    const toolNames = new Set(tools.map(({ definition }) => definition.name));
    const full = {
      ...all,
      toolsScanned: tools.length,
      twins: all.twins.filter(({ tool }) => toolNames.has(tool)),
    };
    const approvals =
      options.approvals === true ? await approving.holdToApprovals(tools, full.findings, options) : undefined;
    const held = approvals === undefined ? full : await approving.withRugPulls(full, approvals.rugPulls);
    const suppressions = await loadSuppressions(textOption(options, "suppressions"));
    const inQuestion = new Set(
      [...held.findings, ...suppressions].map(({ server, tool }) => toolIdOf(server, tool)),
    );
    const fingerprints = new Map(
      [...tools, ...otherText]
        .map(({ server, definition }) => ({ id: toolIdOf(server, definition.name), definition }))
        .filter(({ id }) => inQuestion.has(id))
        .map(({ id, definition }) => [id, fingerprint(definition)]),
    );
    const today = new Date().toISOString().slice(0, 10);
    const { kept, suppressed } = suppressing.suppress(held.findings, suppressions, fingerprints, today);
    const decided = suppressing.withFindings(held, kept);
    const isIncomplete = failed.length > 0 && options.allowIncomplete !== true;
    const report: ScanReport = isIncomplete ? { ...decided, verdict: "incomplete" } : decided;
    const unapproved = approvals?.unapproved ?? [];
    const flagged = new Set(kept.map(({ server, tool }) => toolIdOf(server, tool)));
    const { describeFailure } = await import("../server-options.js");
    const { exportApprovals } = await import("../../approvals/export.js");
    const view = {
      report,
      tools: views,
      sources,
      checks: [...scanner.CHECKS, ...added],
      notes: [
        ...failed.map((failure) => `not scanned: ${describeFailure(failure)}`),
        ...(suppressed > 0 ? [`${suppressed} accepted findings were left out`] : []),
        ...unapproved.map((record) => `not approved: ${stateLine(record, plainPalette)}`),
      ],
      additions: {
        suppressed,
        failed_servers: failed,
        fingerprints: Object.fromEntries([...fingerprints].filter(([toolId]) => flagged.has(toolId))),
        ...(approvals && { unapproved: exportApprovals(unapproved).tools }),
      },
    };
    return {
      exitCode: decide(report, textOption(options, "failOn")!, unapproved.length > 0),
      output: renderScan(options.format, view, terminal),
    };
  },
};

async function loadModule(path: string) {
  const { loadChecks } = await import("../custom-checks.js");
  return loadChecks(path);
}

function decide(
  { verdict, findings, coverage }: ScanReport,
  failOn: string,
  isUnapproved: boolean,
): ExitCode {
  if (verdict === "incomplete") return EXIT.undecided;
  if (isUnapproved || findings.some((finding) => reaches(finding, failOn))) return EXIT.failed;
  return coverage.partlyRead.length > 0 ? EXIT.undecided : EXIT.fine;
}

function reaches({ threatLevel, severity }: Finding, failOn: string): boolean {
  if (failOn === "never") return false;
  if (failOn === "warning") return true;
  if (failOn === "dangerous") return threatLevel === "dangerous";
  return SEVERITIES.indexOf(severity) >= SEVERITIES.indexOf(failOn);
}
