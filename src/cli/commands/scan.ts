import type { Finding, ScanReport } from "../../scanner/index.js";
import type { CommandSpec } from "../command.js";
import { EXIT, type ExitCode } from "../exit-codes.js";
import { listOption, textOption } from "../option-values.js";

const DEFAULT_SUPPRESSIONS = "toolgauge.suppressions.yaml";
const LEVELS = ["warning", "dangerous", "low", "medium", "high", "critical", "never"] as const;

export const scan: CommandSpec = {
  name: "scan",
  arguments: "<target...>",
  summary: "Scan tool definitions for poisoning",
  description:
    "Reads JSON files (an array of tools, a tools/list result, a corpus; - is standard input) and scans them as one\n" +
    "registry. Findings accepted in toolgauge.suppressions.yaml are left out; a stale entry there is an error.",
  options: [
    { flags: "--server <name>", summary: "server of tools that do not name one (default: the file's name)" },
    { flags: "--fail-on <level>", summary: "exit 1 from this level on", choices: LEVELS, default: "warning" },
    { flags: "--suppressions <file>", summary: `accepted findings (default: ${DEFAULT_SUPPRESSIONS})` },
    { flags: "--checks <module...>", summary: "modules that export further checks" },
  ],
  formats: ["text", "json"],
  examples: [
    ["toolgauge scan tools.json", "one file"],
    ["toolgauge scan github.json notes.json --format json", "several servers as one registry"],
    ["cat tools.json | toolgauge scan - --server github", "standard input"],
  ],
  async run({ args, options, terminal }) {
    const [{ readTargets }, { CHECKS, scan: scanTools }, { fingerprint, suppress, withFindings }] =
      await Promise.all([
        import("../read-targets.js"),
        import("../../scanner/index.js"),
        import("../suppressed.js"),
      ]);
    const tools = await readTargets(args, textOption(options, "server"));
    const added = (await Promise.all((listOption(options, "checks") ?? []).map(loadModule))).flat();
    const full = scanTools(tools, { checks: [...CHECKS, ...added] });
    const suppressions = await loadSuppressions(textOption(options, "suppressions"));
    const today = new Date(Date.now()).toISOString().slice(0, 10);
    const { kept, suppressed } = suppress(full.findings, suppressions, tools, today);
    const report = withFindings(full, kept);
    const exitCode = exitCodeOf(report, textOption(options, "failOn")!);
    if (options.format === "json") {
      const { toDisk } = await import("../../core/disk-names.js");
      const prints = new Map(tools.map((tool) => [`${tool.server}\n${tool.name}`, tool]));
      const findings = report.findings.map((finding) => ({
        ...finding,
        fingerprint: fingerprint(prints.get(`${finding.server}\n${finding.tool}`)!),
      }));
      return { exitCode, output: JSON.stringify(toDisk({ ...report, findings, suppressed }), null, 2) };
    }
    const { renderScan } = await import("../scan-text.js");
    return { exitCode, output: renderScan(report, suppressed, terminal.palette) };
  },
};

async function loadModule(path: string) {
  const { loadChecks } = await import("../custom-checks.js");
  return loadChecks(path);
}

async function loadSuppressions(named: string | undefined) {
  const [{ access }, { readText }, { parseFormat, parseYamlText }, { fromDisk }] = await Promise.all([
    import("node:fs/promises"),
    import("../../files/read-text.js"),
    import("../../corpus/parse.js"),
    import("../../core/disk-names.js"),
  ]);
  const path = named ?? DEFAULT_SUPPRESSIONS;
  const isThere = await access(path).then(
    () => true,
    () => false,
  );
  if (named === undefined && !isThere) return [];
  const { value } = parseFormat("suppressions", parseYamlText(await readText(path), path), path, true);
  return fromDisk(value).suppressions;
}

function exitCodeOf(report: ScanReport, level: string): ExitCode {
  if (report.verdict === "incomplete") return EXIT.undecided;
  return report.findings.some((finding) => reaches(finding, level)) ? EXIT.failed : EXIT.fine;
}

const SEVERITIES = ["low", "medium", "high", "critical"];

function reaches({ threatLevel, severity }: Finding, level: string): boolean {
  if (level === "never") return false;
  if (level === "warning") return true;
  if (level === "dangerous") return threatLevel === "dangerous";
  return SEVERITIES.indexOf(severity) >= SEVERITIES.indexOf(level);
}
