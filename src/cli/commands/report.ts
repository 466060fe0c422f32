import type { CommandSpec } from "../command.js";
import { EXIT } from "../exit-codes.js";

export const report: CommandSpec = {
  name: "report",
  arguments: "<run-record>",
  summary: "Render a saved run record again",
  options: [],
  formats: ["html", "json", "md", "sarif", "junit", "text"],
  examples: [
    ["toolgauge report .toolgauge/run.json --out report.html", "the HTML report"],
    ["toolgauge report .toolgauge/run.json --format md --out summary.md", "a summary for a pull request"],
    ["toolgauge report .toolgauge/run.json --format text", "what the run printed"],
  ],
  async run({ args, options, terminal }) {
    const [{ loadRunRecord }, { renderRecord }] = await Promise.all([
      import("../../corpus/load.js"),
      import("../../report/renderers/registry.js"),
    ]);
    const record = await loadRunRecord(args[0]!);
    return { exitCode: EXIT.fine, output: renderRecord(options.format, record, terminal) };
  },
};
