import type { TrendPoint } from "../../trends.js";
import { html, type Markup } from "../markup.js";

const WIDTH = 150;
const HEIGHT = 40;
const MARGIN = 5;
/** Below this span a line would magnify rounding into drama. */
const LEAST_SPAN = 0.02;

/** Values over runs, evenly spaced; the line breaks where the data changed. `label` says it in words. */
export function trendLine(points: readonly TrendPoint[], label: string): Markup {
  const values = points.flatMap(({ value }) => (value === null ? [] : [value]));
  const middle = (Math.min(...values) + Math.max(...values)) / 2;
  const span = Math.max(LEAST_SPAN, Math.max(...values) - Math.min(...values));
  const x = (index: number) =>
    points.length === 1 ? WIDTH / 2 : MARGIN + (index / (points.length - 1)) * (WIDTH - 2 * MARGIN);
  const y = (value: number) => HEIGHT / 2 - ((value - middle) / span) * (HEIGHT - 2 * MARGIN);
  let path = "";
  points.forEach(({ value, continues }, index) => {
    if (value === null) return;
    const isLinked = continues && (points[index - 1]?.value ?? null) !== null;
    path += `${isLinked ? "L" : "M"}${x(index).toFixed(1)} ${y(value).toFixed(1)}`;
  });
  const dots = points.map(({ id, value }, index) =>
    value === null
      ? html``
      : html`<circle class="${index === points.length - 1 ? "dot last" : "dot"}" cx="${x(index).toFixed(1)}" cy="${y(value).toFixed(1)}" r="${index === points.length - 1 ? 3 : 1.6}"><title>run ${id}: ${value.toFixed(3)}</title></circle>`,
  );
  return html`<svg class="trend" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${label}"><path d="${path}"/>${dots}</svg>`;
}
