import type { CommandSpec } from "../command.js";
import { EXIT } from "../exit-codes.js";
import { HISTORY_OPTION, readRecord } from "../history-store.js";

export const report: CommandSpec = {
  name: "report",
  arguments: "<run-record>",
  summary: "Render a saved run record again",
  description:
    "A file, or a kept run by its number, latest or previous: then the HTML report has trend lines.",
  options: [HISTORY_OPTION],
  formats: ["html", "json", "md", "sarif", "junit", "text"],
  examples: [
    ["toolgauge report .toolgauge/run.json --out report.html", "the HTML report"],
    ["toolgauge report .toolgauge/run.json --format md --out summary.md", "a summary for a pull request"],
    ["toolgauge report .toolgauge/run.json --format text", "what the run printed"],
    ["toolgauge report latest --out report.html", "the last kept run, with trend lines"],
  ],
  async run({ args, options, terminal }) {
    const { renderRecord } = await import("../../report/renderers/registry.js");
    const { record, history } = await readRecord(args[0]!, options);
    const settings = history === undefined ? terminal : { ...terminal, history };
    return { exitCode: EXIT.fine, output: renderRecord(options.format, record, settings) };
  },
};
