import { ToolgaugeError } from "../../core/errors.js";
import type { History } from "../../history/open-history.js";
import type { CommandSpec, Options } from "../command.js";
import { EXIT } from "../exit-codes.js";
import { HISTORY_OPTION, withHistory } from "../history-store.js";
import { textOption } from "../option-values.js";
import { reportWarnings } from "../report-warnings.js";

export const run: CommandSpec = {
  name: "run",
  arguments: "[suite.yaml]",
  summary: "Measure everything a suite names, then let the gate decide",
  description:
    "Without a file the embedded default suite is measured. The run record and an HTML report are written to\n" +
    "the output folder; the gate compares with the suite's baseline. With --watch it measures again what a changed\n" +
    "dataset, tool description, pack or program touches, and prints what that changed, until Ctrl-C.",
  options: [
    { flags: "--folder <path>", summary: "where the run record and the report go", default: ".toolgauge" },
    {
      flags: "--timings",
      summary: "measure latency (makes the record differ from run to run)",
      default: false,
    },
    { flags: "--watch", summary: "stay, and measure again what a change touches", default: false },
    {
      flags: "--keep",
      summary: "keep the record in the history; the report then has trend lines",
      default: false,
    },
    HISTORY_OPTION,
  ],
  formats: ["text", "json"],
  examples: [
    ["toolgauge run", "the embedded default suite"],
    ["toolgauge run suite.yaml --format json --out record.json", "your own suite, the record as JSON"],
    ["toolgauge run suite.yaml --watch", "edit descriptions or questions and see what each change does"],
    ["toolgauge run suite.yaml --keep", "keep the result; toolgauge history lists what was kept"],
  ],
  async run({ args, options, terminal }) {
    const [{ runSuite }, { DEFAULT_SUITE }, { renderRecord }, { saveRun }] = await Promise.all([
      import("../../suite/run-suite.js"),
      import("../../suite/packaged.js"),
      import("../../report/renderers/registry.js"),
      import("../save-run.js"),
    ]);
    const suite = args[0] ?? DEFAULT_SUITE;
    const folder = textOption(options, "folder")!;
    const listener = {
      progress: terminal.progress,
      note: terminal.warn,
      warn: (path: string, problems: Parameters<typeof reportWarnings>[2]) =>
        reportWarnings(terminal, path, problems),
    };
    if (options.watch === true) {
      refuseWithWatch(options);
      const { watchRun } = await import("../watch-run.js");
      return { exitCode: await watchRun({ suite, folder, listener, terminal }), output: "" };
    }
    const measure = async (history?: History) => {
      const clock = options.timings === true ? { now: () => performance.now() } : {};
      const record = await runSuite(suite, listener, { gate: true, ...clock });
      const kept = await history?.keep(record, new Date().toISOString());
      const reportPath = await saveRun(folder, record, await history?.list());
      return {
        exitCode: record.gate?.passed === false ? EXIT.failed : EXIT.fine,
        output: renderRecord(options.format, record, terminal),
        note: `${kept === undefined ? "" : `Kept as run ${kept.id}\n`}Report: ${reportPath} (open it in a browser)`,
      };
    };
    // Opened first: a history that cannot be used is told before the work, not after it.
    return options.keep === true ? withHistory(options, measure) : measure();
  },
};

/** Watching prints for people while it goes on; each round's record is in the output folder. */
function refuseWithWatch(options: Options): void {
  const refused = [
    ...(options.format === "text" ? [] : ["--format json"]),
    ...(options.out === undefined ? [] : ["--out"]),
    ...(options.keep === true ? ["--keep"] : []),
    ...(options.timings === true ? ["--timings"] : []),
  ];
  if (refused.length === 0) return;
  throw new ToolgaugeError("usage", `--watch does not go with ${refused.join(" and ")}`, {
    next: "read run.json in the output folder, and keep a round with toolgauge history add",
  });
}
