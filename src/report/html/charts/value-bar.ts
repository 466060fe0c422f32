import { html, type Markup } from "../markup.js";

/** A value between 0 and 1 as a bar; the number stands beside it in the text. */
export function valueBar(value: number | null, look = "series-0"): Markup {
  const width = clamp(value ?? 0) * 100;
  return html`<svg class="bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true"><rect class="track" width="100" height="10"/><rect class="${look}" width="${width.toFixed(2)}" height="10"/></svg>`;
}

export interface IntervalParts {
  value: number;
  interval?: { low: number; high: number } | undefined;
  baseline?: number | null | undefined;
}

/** Where a value lies between 0 and 1, how sure it is, and where the baseline was. */
export function intervalBar({ value, interval, baseline }: IntervalParts): Markup {
  const at = (position: number) => (clamp(position) * 100).toFixed(2);
  const band =
    interval === undefined
      ? html``
      : html`<rect class="band" x="${at(interval.low)}" y="1" width="${((clamp(interval.high) - clamp(interval.low)) * 100).toFixed(2)}" height="8"/>`;
  const before =
    baseline === undefined || baseline === null
      ? html``
      : html`<rect class="before" x="${at(baseline - 0.004)}" y="0" width="0.8" height="10"/>`;
  return html`<svg class="interval" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true"><rect class="track" y="4.4" width="100" height="1.2"/>${band}${before}<rect class="series-0" x="${at(value - 0.006)}" y="0" width="1.2" height="10"/></svg>`;
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}
