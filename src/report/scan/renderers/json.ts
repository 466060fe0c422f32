import { toDisk } from "../../../core/disk-names.js";
import type { ScanView } from "../scan-view.js";

export function renderJson({ report, additions }: ScanView): string {
  return `${JSON.stringify({ ...toDisk<object>(report), ...additions }, null, 2)}\n`;
}
