import type { CommandSpec } from "../command.js";
import { EXIT } from "../exit-codes.js";
import { countOption, listOption, textOption } from "../option-values.js";
import { reportWarnings } from "../report-warnings.js";

const DEFAULT_DETECTORS = ["scanner", "scanner-hard", "keyword", "secrets"];

export const evalSecurity: CommandSpec = {
  name: "eval security",
  summary: "Score detectors of poisoned tools over labeled definitions",
  description:
    "Shows every entry of a labeled corpus to each detector, with its peers as the registry and without its label,\n" +
    "and counts what was caught and what was a false alarm.",
  options: [
    { flags: "--corpus <file>", summary: "labeled tool definitions (default: the shipped corpus)" },
    {
      flags: "--detector <name...>",
      summary:
        "detectors to score (default: scanner scanner-hard keyword secrets); also command:, http:, mcp:",
    },
    { flags: "--split <name>", summary: "which entries", choices: ["dev", "test", "all"], default: "test" },
    { flags: "--runs <n>", summary: "repetitions to average, for detectors that vary", default: "1" },
    { flags: "--timeout <seconds>", summary: "per tool, for detectors outside this process", default: "30" },
    { flags: "--real <file>", summary: "a corpus of real servers' tools: every alarm on it counts as false" },
    { flags: "--one-in <n>", summary: "for the base-rate view: one tool in n is poisoned", default: "1000" },
    { flags: "--fleet <n>", summary: "for the base-rate view: tools scanned once a week", default: "500" },
    { flags: "--baseline <file>", summary: "compare with it and let the gate decide" },
    { flags: "--strict", summary: "hold foreign files to everything the shipped datasets promise" },
  ],
  formats: ["text", "json", "html"],
  examples: [
    ["toolgauge eval security", "the shipped corpus, test split"],
    ["toolgauge eval security --split dev --detector keyword noisy --runs 5", "side by side, mean ± sd"],
    ["toolgauge eval security --corpus c.json --baseline b.json --format json", "your own data, gated"],
  ],
  async run({ options, terminal }) {
    const [
      { loadBaseline, loadCorpus, loadSecurityCorpus },
      { DEFAULT_SECURITY_CORPUS },
      { measureSecurity },
      { openDetectors },
      { decide },
      { oneGauge },
      { TOOL_VERSION },
      { securityJson },
      { renderRecord },
    ] = await Promise.all([
      import("../../corpus/load.js"),
      import("../../suite/packaged.js"),
      import("../../suite/measure-security.js"),
      import("../../adapters/open-detectors.js"),
      import("../../gate/decide.js"),
      import("../../gate/one-gauge.js"),
      import("../../core/version.js"),
      import("../../report/evaluation-json.js"),
      import("../../report/renderers/registry.js"),
    ]);
    const strict = options.strict === true;
    const corpus = await loadSecurityCorpus(textOption(options, "corpus") ?? DEFAULT_SECURITY_CORPUS, {
      strict,
    });
    reportWarnings(terminal, corpus.path, corpus.warnings);
    const realPath = textOption(options, "real");
    const realTools = realPath === undefined ? undefined : await loadCorpus(realPath, { strict });
    const runs = countOption(options, "runs", 100);
    const prevalence = {
      oneIn: countOption(options, "oneIn", 1_000_000_000),
      fleet: countOption(options, "fleet", 1_000_000_000),
    };
    const timeoutMs = countOption(options, "timeout", 3600) * 1000;
    const opened = openDetectors(listOption(options, "detector") ?? DEFAULT_DETECTORS, timeoutMs);
    const result = await measureSecurity({
      corpus,
      split: options.split as "dev" | "test" | "all",
      runs,
      prevalence,
      detectors: opened.detectors,
      progress: terminal.progress,
      ...(realTools === undefined ? {} : { realTools }),
    }).finally(() => opened.close());
    const measured = {
      kind: "run_record" as const,
      version: 1 as const,
      toolVersion: TOOL_VERSION,
      suite: "eval security",
      retrieval: [],
      security: [result],
      gate: null,
    };
    const baselinePath = textOption(options, "baseline");
    const names = result.perDetector.map(({ detector }) => detector);
    const gate =
      baselinePath === undefined
        ? null
        : decide(measured, oneGauge(await loadBaseline(baselinePath), "security", names));
    const record = { ...measured, gate };
    const silent = result.perDetector.filter((detector) => detector.abstained === result.samples.length);
    return {
      exitCode: silent.length > 0 ? EXIT.undecided : gate?.passed === false ? EXIT.failed : EXIT.fine,
      output:
        options.format === "json" ? securityJson(record) : renderRecord(options.format, record, terminal),
      ...(silent.length === 0
        ? {}
        : { note: `no verdict at all from ${silent.map(({ detector }) => detector).join(", ")}` }),
    };
  },
};
