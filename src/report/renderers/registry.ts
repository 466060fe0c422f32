import { ToolgaugeError } from "../../core/errors.js";
import type { RunRecord } from "../../formats/run-record.js";
import type { KeptRun } from "../../formats/run-summary.js";
import { type Palette, plainPalette } from "../palette.js";
import { renderHtml } from "./html.js";
import { renderJson } from "./json.js";
import { renderJunit } from "./junit.js";
import { renderMarkdown } from "./markdown.js";
import { renderSarif } from "./sarif.js";
import { renderText } from "./text.js";

export interface RenderSettings {
  palette: Palette;
  columns: number;
  /** Kept runs up to this one, for trend lines. */
  history?: readonly KeptRun[];
}

/** One renderer is one function from a run record to a string. */
export type Renderer = (record: RunRecord, settings: RenderSettings) => string;

export const RENDERERS: Readonly<Record<string, Renderer>> = {
  text: renderText,
  json: renderJson,
  html: renderHtml,
  md: renderMarkdown,
  sarif: renderSarif,
  junit: renderJunit,
};

export function renderRecord(
  format: string,
  record: RunRecord,
  settings: RenderSettings = { palette: plainPalette, columns: 80 },
): string {
  const renderer = RENDERERS[format];
  if (renderer === undefined) throw new ToolgaugeError("unknown_name", `there is no format "${format}"`);
  return renderer(record, settings);
}
