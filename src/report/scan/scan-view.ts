import type { CheckDeclaration } from "../../scanner/check.js";
import type { ScanReport } from "../../scanner/report.js";
import type { ToolView } from "../../scanner/tool-view.js";

/** A file that scanned tools came from, for locations in it. */
export interface ScanSource {
  /** As a reader of the report would open it: relative where possible, with forward slashes. */
  path: string;
  text: string;
}

/** All that the renderers of a scan read. */
export interface ScanView {
  report: ScanReport;
  /** The tools that were looked at, clean ones included. */
  tools: readonly ToolView[];
  sources: readonly ScanSource[];
  checks: readonly CheckDeclaration[];
}
