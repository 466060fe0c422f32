import { describeError } from "../core/errors.js";
import type { RunRecord } from "../formats/run-record.js";
import type { SuiteListener } from "../suite/run-suite.js";
import type { WatchRound } from "../suite/watch-suite.js";
import type { Terminal } from "./command.js";
import { EXIT, type ExitCode } from "./exit-codes.js";
import { saveRun } from "./save-run.js";
import { writeStandardOutput } from "./standard-output.js";

export interface WatchPlan {
  suite: string;
  folder: string;
  listener: SuiteListener;
  terminal: Terminal;
}

/** Prints the first run whole and then what every change changed. Ctrl-C ends it with the last run's outcome. */
export async function watchRun({ suite, folder, listener, terminal }: WatchPlan): Promise<ExitCode> {
  const [{ watchSuite }, { gateSection, renderText }, { compareRecords }, comparison] = await Promise.all([
    import("../suite/watch-suite.js"),
    import("../report/renderers/text.js"),
    import("../report/comparison/compare-records.js"),
    import("../report/comparison/renderers/text.js"),
  ]);
  const stop = new AbortController();
  const onSignal = () => stop.abort();
  process.once("SIGINT", onSignal).once("SIGTERM", onSignal);
  let last: RunRecord | undefined;
  let exitCode: ExitCode = EXIT.fine;

  async function show(round: WatchRound): Promise<void> {
    const { record, error, undecided } = round;
    if (record === undefined) {
      exitCode = EXIT.undecided;
      await say(`${terminal.palette.bad(`toolgauge: ${describeError(error!)}`)}\n`);
    } else {
      exitCode = record.gate?.passed === false ? EXIT.failed : EXIT.fine;
      const reportPath = await saveRun(folder, record);
      const isFirst = last === undefined;
      await say(isFirst ? renderText(record, terminal) : changes(last!, record, round.measured));
      if (undecided !== undefined) await say(`Gate  not decided: ${undecided.message}\n`);
      if (isFirst) await say(`Report: ${reportPath} (reload it after a change)\n`);
      last = record;
    }
    const took = `in ${(round.tookMs / 1000).toFixed(1)} s`;
    const what =
      round.measured.length === 0 ? "nothing to measure" : `measured ${round.measured.join(", ")} ${took}`;
    await say(terminal.palette.faint(`${what}; watching, Ctrl-C ends\n\n`));
  }

  /** What moved; where other questions or labels make that meaningless, the new numbers of what was measured. */
  function changes(before: RunRecord, after: RunRecord, measured: WatchRound["measured"]): string {
    const compared = compareRecords(before, after);
    if (compared.incomparable.length > 0) {
      const { retrieval, security, conformance = [] } = after;
      const shown = {
        ...after,
        retrieval: measured.includes("retrieval") ? retrieval : [],
        security: measured.includes("security") ? security : [],
        conformance: measured.includes("conformance") ? conformance : [],
      };
      return renderText(shown, terminal);
    }
    const subjects = compared.subjects.filter(
      ({ metrics, flips }) => flips.length > 0 || metrics.some((metric) => metric.before !== metric.after),
    );
    const gate = after.gate === null ? "" : `\n${gateSection(after.gate, terminal)}\n`;
    if (subjects.length === 0) return `No metric changed\n${gate}`;
    return `${comparison.renderText({ ...compared, subjects }, terminal)}${gate}`;
  }

  async function say(text: string): Promise<void> {
    terminal.clear();
    await writeStandardOutput(text);
  }

  try {
    await watchSuite(suite, listener, stop.signal, show);
    return exitCode;
  } finally {
    process.off("SIGINT", onSignal).off("SIGTERM", onSignal);
  }
}
