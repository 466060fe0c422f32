import { ToolgaugeError } from "../../../core/errors.js";
import { plainPalette } from "../../palette.js";
import type { RenderSettings } from "../../renderers/registry.js";
import type { ScanView } from "../scan-view.js";
import { renderHtml } from "./html.js";
import { renderJson } from "./json.js";
import { renderJunit } from "./junit.js";
import { renderMarkdown } from "./markdown.js";
import { renderSarif } from "./sarif.js";
import { renderText } from "./text.js";

export type ScanRenderer = (view: ScanView, settings: RenderSettings) => string;

export const SCAN_RENDERERS: Readonly<Record<string, ScanRenderer>> = {
  text: renderText,
  json: renderJson,
  html: renderHtml,
  md: renderMarkdown,
  sarif: renderSarif,
  junit: renderJunit,
};

export function renderScan(
  format: string,
  view: ScanView,
  settings: RenderSettings = { palette: plainPalette, columns: 80 },
): string {
  const renderer = SCAN_RENDERERS[format];
  if (renderer === undefined) throw new ToolgaugeError("unknown_name", `there is no format "${format}"`);
  return renderer(view, settings);
}
