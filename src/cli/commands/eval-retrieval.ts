import type { CommandSpec } from "../command.js";
import { EXIT } from "../exit-codes.js";
import { countOption, listOption, textOption } from "../option-values.js";
import { reportWarnings } from "../report-warnings.js";

export const evalRetrieval: CommandSpec = {
  name: "eval retrieval",
  summary: "Score tool search over labeled queries",
  description:
    "Sends every query of a golden set through each engine and scores the ranked answers.\n" +
    "Engines: lexical, hybrid, mcpproxy=<base url>, http=<url with {query} and {limit}>,\n" +
    "mcp=<command or url>, command=<command>, run=<TREC run file>, or a .yaml file that describes one.",
  options: [
    { flags: "--corpus <file>", summary: "frozen tools (default: the shipped corpus)" },
    { flags: "--golden <file>", summary: "labeled queries over that corpus (default: the shipped set)" },
    { flags: "--qrels <file>", summary: "take the labels from a TREC qrels file instead" },
    { flags: "--engine <name...>", summary: "engines to score (default: lexical)" },
    { flags: "--split <name>", summary: "which queries", choices: ["dev", "test", "all"], default: "test" },
    { flags: "--runs <n>", summary: "repetitions to average", default: "1" },
    { flags: "--ties <order>", summary: "order of equal scores", choices: ["id", "trec"], default: "id" },
    { flags: "--baseline <file>", summary: "compare with it and let the gate decide" },
    {
      flags: "--tool <id>",
      summary: "how one tool is found, what it is confused with, which words it lacks",
    },
    { flags: "--fitness", summary: "read candidate descriptions as JSON lines, write their scores" },
    { flags: "--export-trec <folder>", summary: "also write qrels and runs for trec_eval" },
    { flags: "--timings", summary: "measure latency (makes the output differ from run to run)" },
    { flags: "--strict", summary: "hold foreign files to everything the shipped datasets promise" },
  ],
  formats: ["text", "json", "html"],
  examples: [
    ["toolgauge eval retrieval", "the shipped corpus and queries, test split"],
    ["toolgauge eval retrieval --corpus c.json --golden g.json --baseline b.json", "your own data, gated"],
    ["toolgauge eval retrieval --engine lexical hybrid", "two engines and whether they differ"],
    ["toolgauge eval retrieval --engine mcpproxy=http://127.0.0.1:8080", "a running mcpproxy"],
    ["toolgauge eval retrieval --tool github:create_issue --split all", "one tool, as its author sees it"],
  ],
  async run({ options, terminal }) {
    const [{ loadRetrieval }, { openEngines }] = await Promise.all([
      import("../../suite/load-retrieval.js"),
      import("../../adapters/open-engine.js"),
    ]);
    const data = await loadRetrieval({
      corpus: textOption(options, "corpus"),
      golden: textOption(options, "golden"),
      qrels: textOption(options, "qrels"),
      split: options.split as "dev" | "test" | "all",
      strict: options.strict === true,
    });
    for (const { path, warnings } of [data.corpus, data.golden]) reportWarnings(terminal, path, warnings);
    if (options.fitness === true) {
      const { serveFitness } = await import("../serve-fitness.js");
      await serveFitness(data.tools, data.queries, process.stdin, process.stdout);
      return { exitCode: EXIT.fine, output: "" };
    }
    const { opened, close } = await openEngines(listOption(options, "engine") ?? ["lexical"], {
      tools: data.tools,
      queries: data.queries,
      isTimed: options.timings === true,
      progress: terminal.progress,
    });
    try {
      for (const { note } of opened) if (note !== undefined) terminal.warn(note);
      const engines = opened.map(({ engine }) => engine);
      const tool = textOption(options, "tool");
      if (tool !== undefined) {
        const { describeTool } = await import("../describe-tool.js");
        return {
          exitCode: EXIT.fine,
          output: await describeTool(tool, engines, data, options.format, terminal),
        };
      }
      const { scoreEngines } = await import("../score-engines.js");
      return await scoreEngines(engines, data, {
        runs: countOption(options, "runs", 100),
        ties: options.ties as "id" | "trec",
        isTimed: options.timings === true,
        baseline: textOption(options, "baseline"),
        trecFolder: textOption(options, "exportTrec"),
        format: options.format,
        terminal,
      });
    } finally {
      await close();
    }
  },
};
