import type { KeptRun } from "../../formats/run-summary.js";
import type { CommandSpec } from "../command.js";
import { EXIT } from "../exit-codes.js";
import { HISTORY_OPTION, listRuns } from "../history-store.js";

export const history: CommandSpec = {
  name: "history",
  summary: "List the runs that were kept",
  description:
    "Nothing is kept unless asked: toolgauge run --keep keeps the run it makes, toolgauge history add a saved record.\n" +
    "A kept run can be named by its number, by latest or by previous wherever a run record is read.",
  options: [HISTORY_OPTION],
  formats: ["text", "json"],
  examples: [
    ["toolgauge run --keep", "measure, and keep the result"],
    ["toolgauge history", "the runs that were kept"],
    ["toolgauge compare previous latest", "what the last run changed"],
    ["toolgauge report latest --out report.html", "the report, with trend lines"],
  ],
  async run({ options, terminal }) {
    const [{ toDisk }, { excerpt }, { alignTable }, { metricLabel }, { fixed3, percent }] = await Promise.all(
      [
        import("../../core/disk-names.js"),
        import("../../core/visible-text.js"),
        import("../../report/table.js"),
        import("../../report/metric-label.js"),
        import("../../report/numbers.js"),
      ],
    );
    const runs = await listRuns(options);
    if (options.format === "json") {
      return { exitCode: EXIT.fine, output: JSON.stringify({ runs: toDisk<unknown>(runs) }, null, 2) };
    }
    if (runs.length === 0) {
      return { exitCode: EXIT.fine, output: "No run was kept; toolgauge run --keep keeps one." };
    }
    const headline = ({ values }: KeptRun) =>
      values
        .filter(({ part, gauge, subject }) => {
          const first = values.find((other) => other.gauge === gauge && other.part === part);
          return part === 0 && first?.subject === subject;
        })
        .filter(({ metric }) => ["ndcg_at_10", "recall", "fpr"].includes(metric))
        .map(({ gauge, metric, value }) =>
          gauge === "retrieval" ? `${metricLabel(metric)} ${fixed3(value)}` : `${metric} ${percent(value)}`,
        )
        .join(", ");
    const verdict = ({ passed }: KeptRun) => (passed === null ? "–" : passed ? "passed" : "FAILED");
    const rows = runs.map((run) => [
      String(run.id),
      run.keptAt.slice(0, 16).replace("T", " "),
      excerpt(run.suite, 20),
      verdict(run),
    ]);
    const lines = alignTable([["run", "kept at (UTC)", "suite", "gate"], ...rows]);
    const shown = lines.map((line, index) =>
      index === 0 ? terminal.palette.strong(line) : `${line}  ${headline(runs[index - 1]!)}`,
    );
    return { exitCode: EXIT.fine, output: shown.join("\n") };
  },
};
