import type { RunRecord } from "../../formats/run-record.js";
import type { CommandSpec } from "../command.js";
import { EXIT } from "../exit-codes.js";
import { HISTORY_OPTION, withHistory } from "../history-store.js";

export const historyAdd: CommandSpec = {
  name: "history add",
  arguments: "<run-record...>",
  summary: "Keep saved run records",
  description: "All of them are read before any is kept.",
  options: [HISTORY_OPTION],
  formats: ["text"],
  examples: [["toolgauge history add .toolgauge/run.json", "the last run, after the fact"]],
  async run({ args, options }) {
    const { loadRunRecord } = await import("../../corpus/load.js");
    const records: RunRecord[] = [];
    for (const path of args) records.push(await loadRunRecord(path));
    const lines = await withHistory(options, async (store) => {
      const kept = [];
      for (const [index, record] of records.entries()) {
        const { id } = await store.keep(record, new Date().toISOString());
        kept.push(`Kept ${args[index]} as run ${id}`);
      }
      return kept;
    });
    return { exitCode: EXIT.fine, output: lines.join("\n") };
  },
};
