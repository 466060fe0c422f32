import type { CommandSpec } from "../command.js";
import { EXIT } from "../exit-codes.js";
import { HISTORY_OPTION, readRecord } from "../history-store.js";

export const compare: CommandSpec = {
  name: "compare",
  arguments: "<before> <after>",
  summary: "Show what changed between two run records",
  description:
    "Metrics side by side, and every query, labeled tool and requirement whose result flipped. What was measured\n" +
    "on other data is named, not compared. It decides nothing: that is what gate is for. A record is a file, or a\n" +
    "kept run by its number, latest or previous.",
  options: [HISTORY_OPTION],
  formats: ["text", "json", "md"],
  examples: [
    ["toolgauge compare main.json .toolgauge/run.json", "what a branch changed"],
    ["toolgauge compare main.json .toolgauge/run.json --format md", "the same for a pull request"],
    ["toolgauge compare previous latest", "the last two runs that were kept"],
    ["toolgauge compare 3 .toolgauge/run.json", "kept run 3 and a file"],
  ],
  async run({ args, options, terminal }) {
    const [{ compareRecords }, { renderComparison }] = await Promise.all([
      import("../../report/comparison/compare-records.js"),
      import("../../report/comparison/renderers/registry.js"),
    ]);
    const { record: before } = await readRecord(args[0]!, options);
    const { record: after } = await readRecord(args[1]!, options);
    return {
      exitCode: EXIT.fine,
      output: renderComparison(options.format, compareRecords(before, after), terminal),
    };
  },
};
