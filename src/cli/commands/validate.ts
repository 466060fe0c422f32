import type { Profile } from "../../conformance/schemas/profile.js";
import type { CommandResult, CommandSpec, Options } from "../command.js";
import { EXIT } from "../exit-codes.js";
import { textOption } from "../option-values.js";

interface Check {
  path: string;
  run(): Promise<{ format: string; unchecked?: string }>;
}

export const validate: CommandSpec = {
  name: "validate",
  arguments: "[file...]",
  summary: "Check files against their published schema and their invariants",
  description:
    "The kind of a file is recognized by its content: corpus, golden set, security corpus, locked corpus, baseline,\n" +
    "suite, run record, tool verdicts, approvals export, evidence pack manifest, or an MPLP Context, Plan, Trace or Confirm.\n" +
    "Files are checked strictly.",
  options: [
    { flags: "--corpus <file>", summary: "the corpus that a golden set's labels refer to" },
    { flags: "--schema <name>", summary: "an MPLP schema to hold the files to, such as mplp-plan" },
    { flags: "--input <folder>", summary: "all MPLP objects of a folder" },
    {
      flags: "--profile <name>",
      summary: "which MPLP schemas",
      choices: ["spec", "published"],
      default: "spec",
    },
  ],
  formats: ["text", "json"],
  examples: [
    ["toolgauge validate corpus.json suite.yaml", "two files, whatever their kind"],
    ["toolgauge validate golden.json --corpus corpus.json", "labels and the naming rule too"],
    ["toolgauge validate --schema mplp-plan plan.json", "one MPLP object by its schema"],
    ["toolgauge validate --input evidence", "every MPLP object of a folder"],
  ],
  async run({ args, options }): Promise<CommandResult> {
    const { describeError, ToolgaugeError } = await import("../../core/errors.js");
    const checks = await checksFor(args, options);
    if (checks.length === 0) {
      throw new ToolgaugeError("usage", "validate needs a file", { next: "name files, or --input <folder>" });
    }
    const results = [];
    for (const { path, run } of checks) {
      try {
        const { format, unchecked } = await run();
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

async function checksFor(paths: readonly string[], options: Options): Promise<Check[]> {
  const [{ validateFile }, { mplpObjectsIn, mplpSchemaName, validateMplpFile, validateValue }] =
    await Promise.all([import("../../suite/validate-file.js"), import("../../suite/validate-mplp.js")]);
  const profile = options.profile as Profile;
  const [name, input] = [textOption(options, "schema"), textOption(options, "input")];
  const schema = name === undefined ? undefined : mplpSchemaName(name);
  const objects = input === undefined ? [] : await mplpObjectsIn(input);
  return [
    ...paths.map((path) => ({
      path,
      run: async () =>
        (await validateMplpFile(path, schema, profile)) ?? validateFile(path, textOption(options, "corpus")),
    })),
    ...objects.map(({ path, kind, value }) => ({
      path,
      run: async () => validateValue(path, value, kind, profile),
    })),
  ];
}
