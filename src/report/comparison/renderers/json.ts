import { toDisk } from "../../../core/disk-names.js";
import type { RecordComparison } from "../compare-records.js";

export function renderJson(comparison: RecordComparison): string {
  return `${JSON.stringify(toDisk<unknown>(comparison), null, 2)}\n`;
}
