import { ToolgaugeError } from "../../../core/errors.js";
import type { RenderSettings } from "../../renderers/registry.js";
import type { RecordComparison } from "../compare-records.js";
import { renderJson } from "./json.js";
import { renderMarkdown } from "./markdown.js";
import { renderText } from "./text.js";

type ComparisonRenderer = (comparison: RecordComparison, settings: RenderSettings) => string;

const COMPARISON_RENDERERS: Readonly<Record<string, ComparisonRenderer>> = {
  text: renderText,
  json: renderJson,
  md: renderMarkdown,
};

export function renderComparison(
  format: string,
  comparison: RecordComparison,
  settings: RenderSettings,
): string {
  const renderer = COMPARISON_RENDERERS[format];
  if (renderer === undefined) throw new ToolgaugeError("unknown_name", `there is no format "${format}"`);
  return renderer(comparison, settings);
}
