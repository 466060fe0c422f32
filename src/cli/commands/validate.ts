import type { CommandResult, CommandSpec } from "../command.js";
import { EXIT } from "../exit-codes.js";
import { textOption } from "../option-values.js";

export const validate: CommandSpec = {
  name: "validate",
  arguments: "<file...>",
  summary: "Check files against their published schema and their invariants",
  description:
    "The kind of a file is recognized by its content: corpus, golden set, security corpus, locked corpus, baseline,\n" +
    "suite, run record, approvals export, evidence pack manifest. Files are checked strictly.",
  options: [{ flags: "--corpus <file>", summary: "the corpus that a golden set's labels refer to" }],
  formats: ["text", "json"],
  examples: [
    ["toolgauge validate corpus.json suite.yaml", "two files, whatever their kind"],
    ["toolgauge validate golden.json --corpus corpus.json", "labels and the naming rule too"],
  ],
  async run({ args, options }): Promise<CommandResult> {
    const [{ validateFile }, { describeError, ToolgaugeError }] = await Promise.all([
      import("../../suite/validate-file.js"),
      import("../../core/errors.js"),
    ]);
    const results = [];
    for (const path of args) {
      try {
        const { format, unchecked } = await validateFile(path, textOption(options, "corpus"));
        results.push({ path, format, valid: true, problems: [], unchecked, message: undefined });
      } catch (error) {
        if (!(error instanceof ToolgaugeError)) throw error;
        const { code, problems } = error;
        results.push({ path, valid: false, code, problems, message: describeError(error) });
      }
    }
    const exitCode = results.every((result) => result.valid) ? EXIT.fine : EXIT.undecided;
    if (options.format === "json") return { exitCode, output: JSON.stringify({ results }, null, 2) };
    const lines = results.map(({ path, format, unchecked, message }) =>
      message === undefined
        ? `valid    ${path} (${format}${unchecked ? `; ${unchecked}` : ""})`
        : `invalid  ${message}`,
    );
    return { exitCode, output: lines.join("\n") };
  },
};
