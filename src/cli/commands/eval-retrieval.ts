import type { CommandSpec } from "../command.js";
import { EXIT } from "../exit-codes.js";
import { countOption, listOption, textOption } from "../option-values.js";
import { reportWarnings } from "../report-warnings.js";

export const evalRetrieval: CommandSpec = {
  name: "eval retrieval",
  summary: "Score tool search over labeled queries",
  description: "Sends every query of a golden set through each engine and scores the ranked answers.",
  options: [
    { flags: "--corpus <file>", summary: "frozen tools (default: the shipped corpus)" },
    { flags: "--golden <file>", summary: "labeled queries over that corpus (default: the shipped set)" },
    { flags: "--engine <name...>", summary: "engines to score (default: lexical)" },
    { flags: "--split <name>", summary: "which queries", choices: ["dev", "test", "all"], default: "test" },
    { flags: "--runs <n>", summary: "repetitions to average", default: "1" },
    { flags: "--baseline <file>", summary: "compare with it and let the gate decide" },
    { flags: "--timings", summary: "measure latency (makes the output differ from run to run)" },
    { flags: "--strict", summary: "hold foreign files to everything the shipped datasets promise" },
  ],
  formats: ["text", "json", "html"],
  examples: [
    ["toolgauge eval retrieval", "the shipped corpus and queries, test split"],
    ["toolgauge eval retrieval --corpus c.json --golden g.json --baseline b.json", "your own data, gated"],
  ],
  async run({ options, terminal }) {
    const [
      { loadBaseline, loadCorpus, loadGoldenSet },
      { DEFAULT_CORPUS, DEFAULT_GOLDEN },
      { measureRetrieval, sortedTools },
      { findEngine },
      { decide },
      { TOOL_VERSION },
      { retrievalJson },
      { renderRecord },
    ] = await Promise.all([
      import("../../corpus/load.js"),
      import("../../suite/packaged.js"),
      import("../../suite/measure-retrieval.js"),
      import("../../retrieval/engines/registry.js"),
      import("../../gate/decide.js"),
      import("../../core/version.js"),
      import("../../report/evaluation-json.js"),
      import("../../report/renderers/registry.js"),
    ]);
    const strict = options.strict === true;
    const corpus = await loadCorpus(textOption(options, "corpus") ?? DEFAULT_CORPUS, { strict });
    const golden = await loadGoldenSet(textOption(options, "golden") ?? DEFAULT_GOLDEN, corpus, { strict });
    reportWarnings(terminal, corpus.path, corpus.warnings);
    reportWarnings(terminal, golden.path, golden.warnings);
    const tools = sortedTools(corpus);
    const result = await measureRetrieval({
      corpus,
      golden,
      split: options.split as "dev" | "test" | "all",
      runs: countOption(options, "runs", 100),
      engines: (listOption(options, "engine") ?? ["lexical"]).map((name) => findEngine(name).build(tools)),
      ...(options.timings === true ? { now: () => performance.now() } : {}),
    });
    const measured = {
      kind: "run_record" as const,
      version: 1 as const,
      toolVersion: TOOL_VERSION,
      suite: "eval retrieval",
      retrieval: [result],
      security: [],
      gate: null,
    };
    const baselinePath = textOption(options, "baseline");
    const gate = baselinePath === undefined ? null : decide(measured, await loadBaseline(baselinePath));
    const record = { ...measured, gate };
    return {
      exitCode: gate?.passed === false ? EXIT.failed : EXIT.fine,
      output:
        options.format === "json" ? retrievalJson(record) : renderRecord(options.format, record, terminal),
    };
  },
};
