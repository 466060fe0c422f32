import type { CommandSpec } from "../command.js";
import { EXIT } from "../exit-codes.js";
import { textOption } from "../option-values.js";
import { reportWarnings } from "../report-warnings.js";

export const run: CommandSpec = {
  name: "run",
  arguments: "[suite.yaml]",
  summary: "Measure everything a suite names, then let the gate decide",
  description:
    "Without a file the embedded default suite is measured. The run record and an HTML report are written to\n" +
    "the output folder; the gate compares with the suite's baseline.",
  options: [
    { flags: "--folder <path>", summary: "where the run record and the report go", default: ".toolgauge" },
  ],
  formats: ["text", "json"],
  examples: [
    ["toolgauge run", "the embedded default suite"],
    ["toolgauge run suite.yaml --format json --out record.json", "your own suite, the record as JSON"],
  ],
  async run({ args, options, terminal }) {
    const [{ join }, { writeAtomically }, { runSuite }, { DEFAULT_SUITE }, { renderRecord }] =
      await Promise.all([
        import("node:path"),
        import("../../files/write-atomically.js"),
        import("../../suite/run-suite.js"),
        import("../../suite/packaged.js"),
        import("../../report/renderers/registry.js"),
      ]);
    const record = await runSuite(args[0] ?? DEFAULT_SUITE, {
      progress: terminal.progress,
      note: terminal.warn,
      warn: (path, problems) => reportWarnings(terminal, path, problems),
    });
    const folder = textOption(options, "folder")!;
    const reportPath = join(folder, "report.html");
    await writeAtomically(join(folder, ".gitignore"), "*\n");
    await writeAtomically(join(folder, "run.json"), renderRecord("json", record));
    await writeAtomically(reportPath, renderRecord("html", record));
    return {
      exitCode: record.gate?.passed === false ? EXIT.failed : EXIT.fine,
      output: renderRecord(options.format, record, terminal),
      note: `Report: ${reportPath} (open it in a browser)`,
    };
  },
};
