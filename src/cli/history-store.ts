import { ToolgaugeError } from "../core/errors.js";
import type { RunRecord } from "../formats/run-record.js";
import type { KeptRun } from "../formats/run-summary.js";
import type { History } from "../history/open-history.js";
import type { OptionSpec, Options } from "./command.js";
import { textOption } from "./option-values.js";

const DEFAULT_HISTORY = ".toolgauge/history.db";

export const HISTORY_OPTION: OptionSpec = {
  flags: "--history <place>",
  summary: "where kept runs are: a file, or postgres://… for a team",
  default: DEFAULT_HISTORY,
};

/** A run record to read, with the kept runs up to it where it is one of them. */
export interface RecordSource {
  record: RunRecord;
  history?: readonly KeptRun[];
}

/** Opens the history for as long as the work takes. */
export async function withHistory<T>(options: Options, work: (history: History) => Promise<T>): Promise<T> {
  const { openHistory } = await import("../history/open-history.js");
  const history = await openHistory(placeOf(options));
  try {
    return await work(history);
  } finally {
    await history.close();
  }
}

/** The kept runs; none where nothing was ever kept. Looking makes no file. */
export async function listRuns(options: Options): Promise<KeptRun[]> {
  const { existsSync } = await import("node:fs");
  const place = placeOf(options);
  const isMissing = !/^postgres(ql)?:\/\//.test(place) && !existsSync(place);
  return isMissing ? [] : withHistory(options, (history) => history.list());
}

/** A record by its file, or by its number in the history, `latest` or `previous`. A file of such a name is `./7`. */
export async function readRecord(argument: string, options: Options): Promise<RecordSource> {
  if (!/^(\d{1,9}|latest|previous)$/.test(argument)) {
    const { loadRunRecord } = await import("../corpus/load.js");
    return { record: await loadRunRecord(argument) };
  }
  const runs = await listRuns(options);
  const position = { latest: runs.length - 1, previous: runs.length - 2 }[argument];
  const found =
    position === undefined ? runs.findIndex(({ id }) => id === Number(argument)) : Math.max(-1, position);
  if (found === -1) {
    throw new ToolgaugeError("unknown_name", `there is no run ${argument} in ${placeOf(options)}`, {
      next: "see toolgauge history; toolgauge run --keep adds one",
    });
  }
  const record = await withHistory(options, (history) => history.read(runs[found]!.id));
  return { record, history: runs.slice(0, found + 1) };
}

function placeOf(options: Options): string {
  return textOption(options, "history") ?? DEFAULT_HISTORY;
}
