import { html, type Markup } from "../markup.js";

export interface Share {
  label: string;
  count: number;
  /** A class of the style sheet that gives the fill. */
  look: string;
}

/** One whole, divided: a stacked bar. Its numbers are in the legend, so the picture itself is hidden from readers. */
export function shareBar(shares: readonly Share[]): Markup {
  const total = shares.reduce((sum, { count }) => sum + count, 0);
  let x = 0;
  const pieces = shares.map(({ count, look }) => {
    const width = total === 0 ? 0 : (count / total) * 100;
    const piece = html`<rect class="${look}" x="${x.toFixed(2)}" width="${Math.max(0, width - 0.25).toFixed(2)}" height="10"/>`;
    x += width;
    return width === 0 ? html`` : piece;
  });
  return html`<svg class="bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">${pieces}</svg>`;
}

export function shareLegend(shares: readonly Share[]): Markup {
  return html`<ul class="legend">${shares.map(
    ({ label, count, look }) =>
      html`<li><svg viewBox="0 0 10 10" aria-hidden="true"><rect class="${look}" width="10" height="10"/></svg>${label} <b>${count}</b></li>`,
  )}</ul>`;
}
