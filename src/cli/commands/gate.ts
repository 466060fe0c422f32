import type { CommandSpec } from "../command.js";
import { EXIT } from "../exit-codes.js";
import { HISTORY_OPTION, readRecord } from "../history-store.js";
import { textOption } from "../option-values.js";

export const gate: CommandSpec = {
  name: "gate",
  arguments: "[run-record]",
  summary: "Decide a saved run record against a baseline",
  description:
    "Reads nothing but the record and the baseline, and names every limit that broke. With --update the record\n" +
    "becomes a new baseline version next to the old one, which stays as it is.",
  options: [
    {
      flags: "--baseline <file>",
      summary: "reference values and thresholds (default: the shipped baseline)",
    },
    { flags: "--update", summary: "write a new baseline version from the record" },
    HISTORY_OPTION,
  ],
  formats: ["text", "json"],
  examples: [
    ["toolgauge gate .toolgauge/run.json --baseline baseline_v1.json", "decide again from the saved record"],
    [
      "toolgauge gate .toolgauge/run.json --baseline baseline_v1.json --update",
      "accept it: writes baseline_v2.json",
    ],
  ],
  async run({ args, options, terminal }) {
    const [{ loadBaseline }, { DEFAULT_BASELINE }, { decide }, { renderRecord }] = await Promise.all([
      import("../../corpus/load.js"),
      import("../../suite/packaged.js"),
      import("../../gate/decide.js"),
      import("../../report/renderers/registry.js"),
    ]);
    const { record } = await readRecord(args[0] ?? ".toolgauge/run.json", options);
    const baselinePath = textOption(options, "baseline") ?? DEFAULT_BASELINE;
    if (options.update === true) {
      const { writeNextBaseline } = await import("../../suite/write-baseline.js");
      const path = await writeNextBaseline(record, baselinePath);
      return { exitCode: EXIT.fine, output: `Wrote ${path}` };
    }
    const decision = decide(record, await loadBaseline(baselinePath));
    return {
      exitCode: decision.passed ? EXIT.fine : EXIT.failed,
      output: renderRecord(options.format, { ...record, gate: decision }, terminal),
    };
  },
};
