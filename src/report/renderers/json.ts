import { toDisk } from "../../core/disk-names.js";
import type { RunRecord, RunRecordFile } from "../../formats/run-record.js";

/** The run record itself, as it is saved. */
export function renderJson(record: RunRecord): string {
  return `${JSON.stringify(toDisk<RunRecordFile>(record), null, 2)}\n`;
}
