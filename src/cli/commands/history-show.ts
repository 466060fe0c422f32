import type { CommandSpec } from "../command.js";
import { EXIT } from "../exit-codes.js";
import { HISTORY_OPTION, readRecord } from "../history-store.js";

export const historyShow: CommandSpec = {
  name: "history show",
  arguments: "<run>",
  summary: "Show a kept run as it was printed",
  options: [HISTORY_OPTION],
  formats: ["text", "json", "html", "md"],
  examples: [
    ["toolgauge history show latest", "the last run that was kept"],
    ["toolgauge history show 3 --format json --out run-3.json", "its record, as a file again"],
  ],
  async run({ args, options, terminal }) {
    const [{ ToolgaugeError }, { renderRecord }] = await Promise.all([
      import("../../core/errors.js"),
      import("../../report/renderers/registry.js"),
    ]);
    const { record, history } = await readRecord(args[0]!, options);
    if (history === undefined) {
      throw new ToolgaugeError("usage", `${args[0]} is no number of a kept run`, {
        next: "see toolgauge history; for a file there is toolgauge report",
      });
    }
    return {
      exitCode: EXIT.fine,
      output: renderRecord(options.format, record, { ...terminal, history }),
    };
  },
};
