import { toDisk } from "../../../core/disk-names.js";
import type { ScanView } from "../scan-view.js";

export function renderJson({ report }: ScanView): string {
  return `${JSON.stringify(toDisk<unknown>(report), null, 2)}\n`;
}
