import type { CommandSpec } from "../command.js";
import { EXIT } from "../exit-codes.js";

export const compare: CommandSpec = {
  name: "compare",
  arguments: "<before> <after>",
  summary: "Show what changed between two run records",
  description:
    "Metrics side by side, and every query, labeled tool and requirement whose result flipped. What was measured\n" +
    "on other data is named, not compared. It decides nothing: that is what gate is for.",
  options: [],
  formats: ["text", "json", "md"],
  examples: [
    ["toolgauge compare main.json .toolgauge/run.json", "what a branch changed"],
    ["toolgauge compare main.json .toolgauge/run.json --format md", "the same for a pull request"],
  ],
  async run({ args, options, terminal }) {
    const [{ loadRunRecord }, { compareRecords }, { renderComparison }] = await Promise.all([
      import("../../corpus/load.js"),
      import("../../report/comparison/compare-records.js"),
      import("../../report/comparison/renderers/registry.js"),
    ]);
    const before = await loadRunRecord(args[0]!);
    const after = await loadRunRecord(args[1]!);
    return {
      exitCode: EXIT.fine,
      output: renderComparison(options.format, compareRecords(before, after), terminal),
    };
  },
};
