import type { CorpusTool } from "../../formats/corpus.js";
import { STORE_OPTION, withStore } from "../approval-store.js";
import type { CommandSpec, Options } from "../command.js";
import { EXIT } from "../exit-codes.js";
import { countOption, textOption } from "../option-values.js";

export const search: CommandSpec = {
  name: "search",
  arguments: "<query>",
  summary: "Ask the embedded engine for tools",
  options: [
    { flags: "--corpus <file>", summary: "frozen tools (default: the shipped corpus)" },
    { flags: "--approved", summary: "over the approved tools of the approval store instead", default: false },
    STORE_OPTION,
    { flags: "--engine <name>", summary: "which engine answers", default: "lexical" },
    { flags: "--limit <n>", summary: "how many tools", default: "10" },
  ],
  formats: ["text", "json"],
  examples: [
    ['toolgauge search "open a bug report for the billing team"', "over the shipped corpus"],
    [
      'toolgauge search "send a reminder" --corpus corpus.json --limit 3 --format json',
      "over your own tools",
    ],
  ],
  async run({ args, options, terminal }) {
    const [{ loadCorpus }, { DEFAULT_CORPUS }, { sortedTools }, { openEngine }, { excerpt }] =
      await Promise.all([
        import("../../corpus/load.js"),
        import("../../suite/packaged.js"),
        import("../../suite/measure-retrieval.js"),
        import("../../adapters/open-engine.js"),
        import("../../core/visible-text.js"),
      ]);
    const limit = countOption(options, "limit", 1000);
    const tools =
      options.approved === true
        ? await approvedTools(options)
        : sortedTools(await loadCorpus(textOption(options, "corpus") ?? DEFAULT_CORPUS));
    const { engine, note, close } = await openEngine(textOption(options, "engine")!, { tools });
    if (note !== undefined) terminal.warn(note);
    const found = await Promise.resolve(engine.search(args[0]!, limit)).finally(close);
    if (options.format === "json") {
      const results = found.map(({ toolId, score }) => ({ tool_id: toolId, score }));
      return {
        exitCode: EXIT.fine,
        output: JSON.stringify({ query: args[0], engine: engine.name, results }, null, 2),
      };
    }
    if (found.length === 0) return { exitCode: EXIT.fine, output: "No tool matches." };
    const descriptions = new Map(tools.map((tool) => [tool.toolId, tool.description]));
    const lines = found.map(({ toolId, score }, index) => {
      const rank = String(index + 1).padStart(2);
      const id = excerpt(toolId, 60);
      const about = excerpt(descriptions.get(toolId) ?? "", Math.max(20, terminal.columns - 10));
      return `${rank}  ${terminal.palette.strong(id)}  ${terminal.palette.faint(score.toFixed(2))}\n    ${about}`;
    });
    return { exitCode: EXIT.fine, output: lines.join("\n") };
  },
};

/** What may be used: approved, and still as it was when it was approved. */
function approvedTools(options: Options): Promise<CorpusTool[]> {
  return withStore(options, async (store) => {
    const tools: CorpusTool[] = [];
    for (const { toolId, server, tool, state, definitionSha256 } of await store.list()) {
      const definition = state === "approved" ? await store.definition(definitionSha256) : undefined;
      if (definition === undefined) continue;
      const { title, description, inputSchema } = definition;
      const shown = { toolId, server, tool, description };
      tools.push({
        ...shown,
        ...(title !== undefined && { title }),
        ...(inputSchema && { schema: inputSchema }),
      });
    }
    return tools;
  });
}
