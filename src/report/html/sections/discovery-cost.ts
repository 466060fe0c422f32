import type { EngineResult } from "../../../formats/run-record.js";
import { counted, grouped } from "../../numbers.js";
import { histogramChart } from "../charts/histogram.js";
import { type Share, shareBar, shareLegend } from "../charts/share-bar.js";
import { html, type Markup } from "../markup.js";

/** How long answers took, where that was measured. */
export function answerLatency(engines: readonly EngineResult[]): Markup {
  const measured = engines.filter(({ latencyMs }) => latencyMs !== null);
  if (measured.length === 0) return html``;
  const shown = (milliseconds: number) => `${Number(milliseconds.toPrecision(3))} ms`;
  return html`<div class="panel"><h3>Latency</h3>${measured.map(({ engine, latencyMs }) => {
    const { p50, p95, max, histogram = [] } = latencyMs!;
    return html`<p class="name">${engine}: p50 <b>${shown(p50)}</b>, p95 <b>${shown(p95)}</b>, max <b>${shown(max)}</b></p>
${histogramChart(histogram, { what: `Latency of ${engine}`, shown, marks: { p50, p95 } })}`;
  })}</div>`;
}

/** What an answer costs a model's context, and what it is spent on. */
export function answerCost(engines: readonly EngineResult[]): Markup {
  const measured = engines.filter(({ tokens }) => tokens !== null);
  if (measured.length === 0) return html``;
  return html`<div class="panel"><h3>Tokens per answer</h3>${measured.map(engineCost)}</div>`;
}

function engineCost({ engine, tokens }: EngineResult): Markup {
  const { p50, p95, max, tokenizer, byComponent, fullMenu, breakEvenCalls, histogram = [] } = tokens!;
  const shares: Share[] = [
    { label: "schemas", look: "rank-1", count: Math.round(byComponent.schemas) },
    { label: "descriptions", look: "rank-3", count: Math.round(byComponent.descriptions) },
    { label: "rest", look: "rank-4", count: Math.round(byComponent.rest) },
  ];
  const even =
    breakEvenCalls === null
      ? ""
      : `, as much as ${counted(Math.round(breakEvenCalls), "search", "searches")}`;
  return html`<p class="name">${engine}: p50 <b>${grouped(p50)}</b>, p95 <b>${grouped(p95)}</b>, max <b>${grouped(max)}</b> (${tokenizer})</p>
${histogramChart(histogram, { what: `Tokens per answer of ${engine}`, shown: grouped, marks: { p50, p95 } })}
${shareBar(shares)}${shareLegend(shares)}
<p class="facts">All tools up front would cost <b>${grouped(fullMenu)}</b> tokens${even}.</p>`;
}
