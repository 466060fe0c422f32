import type { KeptRun } from "../../../formats/run-summary.js";
import { metricLabel } from "../../metric-label.js";
import { counted, fixed3, percent, signed3 } from "../../numbers.js";
import { type Trend, type TrendPoint, trendsOf } from "../../trends.js";
import { trendLine } from "../charts/trend-line.js";
import { deltaMark } from "../delta-mark.js";
import { html, type Markup } from "../markup.js";

const LOWER_IS_BETTER = new Set(["fpr", "hard_negative_fpr"]);

/** How every metric moved over the runs that were kept. One run has no trend. */
export function trendsSection(history: readonly KeptRun[]): Markup {
  const runs = history.filter(({ suite }) => suite === history.at(-1)?.suite);
  if (runs.length < 2) return html``;
  const groups = new Map<string, Trend[]>();
  for (const trend of trendsOf(runs)) {
    const key = JSON.stringify([trend.gauge, trend.part, trend.subject]);
    groups.set(key, [...(groups.get(key) ?? []), trend]);
  }
  return html`<section id="trends" aria-labelledby="trends-title">
<h2 id="trends-title">Trends</h2>
<p class="lead">How did it get here?</p>
<p class="facts">${counted(runs.length, "kept run")} of this suite, <b>${runs[0]!.keptAt.slice(0, 10)}</b> to <b>${runs.at(-1)!.keptAt.slice(0, 10)}</b>. Every line has its own scale; it breaks where the questions or labeled tools changed.</p>
${[...groups.values()].map(subjectTrends)}
</section>`;
}

function subjectTrends(trends: readonly Trend[]): Markup {
  const { gauge, subject } = trends[0]!;
  return html`<h3>${gauge === "retrieval" ? "Engine" : "Detector"} ${subject}</h3>
<ul class="cards trends">${trends.map(trendCard)}</ul>`;
}

function trendCard(trend: Trend): Markup {
  const { metric, points } = trend;
  const shown = (value: number | null) => (trend.gauge === "retrieval" ? fixed3(value) : percent(value));
  const last = points.at(-1)!;
  const first = comparableSince(points);
  const change =
    first === undefined || first.value === null || last.value === null
      ? html`<span class="delta soft">nothing to compare with</span>`
      : html`${deltaMark(last.value - first.value, { isLowerBetter: LOWER_IS_BETTER.has(metric) })} <span class="soft range">since run ${first.id}</span>`;
  return html`<li class="card"><span class="name">${metricLabel(metric)}</span>
<span class="value">${shown(last.value)}</span>
${trendLine(points, describe(trend, shown))}
<span>${change}</span></li>`;
}

/** The earliest point that the last one can be compared with. */
function comparableSince(points: readonly TrendPoint[]): TrendPoint | undefined {
  let start = points.length - 1;
  while (start > 0 && points[start]!.continues) start--;
  return start === points.length - 1 ? undefined : points[start];
}

function describe({ metric, subject, points }: Trend, shown: (value: number | null) => string): string {
  const values = points.flatMap(({ value }) => (value === null ? [] : [value]));
  if (values.length === 0) return `${metricLabel(metric)} of ${subject} was never defined`;
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const change = signed3(values.at(-1)! - values[0]!);
  return `${metricLabel(metric)} of ${subject} over ${counted(points.length, "run")}: from ${shown(values[0]!)} to ${shown(values.at(-1)!)} (${change}), lowest ${shown(low)}, highest ${shown(high)}`;
}
