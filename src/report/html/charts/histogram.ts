import type { Bin } from "../../../core/histogram.js";
import { html, type Markup } from "../markup.js";

const HEIGHT = 40;

export interface HistogramParts {
  /** What is spread, for the words of the picture. */
  what: string;
  shown(value: number): string;
  /** Dashed lines, by what they are called. */
  marks: Readonly<Record<string, number>>;
}

/** Bars for how values are spread; the bars share one width, so the last may stand for a longer tail. */
export function histogramChart(bins: readonly Bin[], { what, shown, marks }: HistogramParts): Markup {
  const [first] = bins;
  const last = bins.at(-1);
  if (first === undefined || last === undefined) return html``;
  const tallest = Math.max(...bins.map(({ count }) => count));
  const peak = bins.find(({ count }) => count === tallest)!;
  const width = 100 / bins.length;
  const bars = bins.map(({ from, to, count }, index) => {
    const height = (count / tallest) * HEIGHT;
    return count === 0
      ? html``
      : html`<rect x="${(index * width).toFixed(2)}" y="${(HEIGHT - height).toFixed(2)}" width="${(width * 0.88).toFixed(2)}" height="${height.toFixed(2)}"><title>${shown(from)} to ${shown(to)}: ${count}</title></rect>`;
  });
  const lines = Object.values(marks).map((value) => {
    const index = bins.findIndex(({ to }) => value < to);
    const { from, to } = bins[index === -1 ? bins.length - 1 : index]!;
    const within = to === from ? 0 : Math.min(1, (value - from) / (to - from));
    const x = ((index === -1 ? bins.length - 1 : index) + within) * width;
    return html`<line x1="${x.toFixed(2)}" x2="${x.toFixed(2)}" y1="0" y2="${HEIGHT}"/>`;
  });
  const label = `${what}: from ${shown(first.from)} to ${shown(last.to)}, most between ${shown(peak.from)} and ${shown(peak.to)} (${tallest})`;
  return html`<svg class="spread" viewBox="0 0 100 ${HEIGHT}" preserveAspectRatio="none" role="img" aria-label="${label}">${bars}${lines}</svg>
<p class="axis"><span>${shown(first.from)}</span><span>dashed: ${Object.keys(marks).join(", ")}</span><span>${shown(last.to)}</span></p>`;
}
