import { flatMetrics, flatName } from "../../../formats/metric-shape.js";
import type { EngineResult, GateDecision, RetrievalResult } from "../../../formats/run-record.js";
import { metricLabel } from "../../metric-label.js";
import { counted, fixed3 } from "../../numbers.js";
import { anchor } from "../anchor.js";
import { intervalBar } from "../charts/value-bar.js";
import { deltaMark } from "../delta-mark.js";
import { html, type Markup } from "../markup.js";
import { engineComparison } from "./discovery-comparison.js";
import { answerCost, answerLatency } from "./discovery-cost.js";
import { queryExplorer } from "./discovery-queries.js";
import { answerRanks } from "./discovery-ranks.js";
import { tagTable } from "./discovery-tags.js";

export function discoverySection(
  result: RetrievalResult,
  position: number,
  gate: GateDecision | null,
  tools: ReadonlyMap<string, number>,
): Markup {
  const runs = result.runsAveraged > 1 ? `, mean of ${result.runsAveraged} runs` : "";
  return html`<section id="${sectionId(position)}" aria-labelledby="${sectionId(position)}-title">
<h2 id="${sectionId(position)}-title">Discovery</h2>
<p class="lead">Does tool search return the right tool?</p>
<p class="facts">Golden set <b>${result.goldenVersion}</b>, ${result.split} split, ${counted(result.queries, "query", "queries")} over <b>${result.corpusTools}</b> tools of corpus <b>${result.corpusVersion}</b>${runs}. Answers are read to depth ${result.depth}.</p>
${result.engines.map((engine) => engineCards(engine, gate))}
<div class="columns">
${answerRanks(result.engines)}
${tagTable(result.engines)}
${answerCost(result.engines)}
${answerLatency(result.engines)}
${engineComparison(result)}
</div>
${flipLists(result, gate)}
<h3>Queries</h3>
${queryExplorer(result, position, gate, tools)}
</section>`;
}

export function sectionId(position: number): string {
  return position === 0 ? "discovery" : `discovery-${position + 1}`;
}

function engineCards(engine: EngineResult, gate: GateDecision | null): Markup {
  const deltas = new Map(
    (gate?.deltas ?? [])
      .filter(({ gauge, subject }) => gauge === "retrieval" && subject === engine.engine)
      .map((delta) => [delta.metric, delta]),
  );
  const intervals = new Map(
    Object.entries(engine.intervals ?? {}).map(([name, interval]) => [flatName(name), interval]),
  );
  const deviations = engine.metricsSd === undefined ? undefined : flatMetrics(engine.metricsSd);
  const cards = [...flatMetrics(engine.metrics)].map(([name, value]) => {
    const delta = deltas.get(name);
    const interval = intervals.get(name);
    const deviation = deviations?.get(name);
    return html`<li class="card"><span class="name">${metricLabel(name)}</span>
<span class="value">${fixed3(value)}</span>${deviation === undefined ? "" : html` <span class="soft">± ${fixed3(deviation)}</span>`}
${intervalBar({ value, interval, baseline: delta?.baseline })}
<span class="range soft">${interval === undefined ? "" : `95 %: ${fixed3(interval.low)}–${fixed3(interval.high)}`}</span>
${delta?.delta === undefined || delta.delta === null ? "" : deltaMark(delta.delta)}</li>`;
  });
  return html`<h3>Engine ${engine.engine}</h3>
<ul class="cards">${cards}</ul>
${engineFacts(engine)}`;
}

function engineFacts({ errors, ties, latencyMs }: EngineResult): Markup {
  const facts = [
    ...(errors > 0 ? [html`<li class="bad">✗ failed on ${counted(errors, "query", "queries")}</li>`] : []),
    ...(latencyMs === null
      ? []
      : [
          html`<li>Latency p50 <b>${latencyMs.p50.toFixed(1)}</b>, p95 <b>${latencyMs.p95.toFixed(1)}</b>, max <b>${latencyMs.max.toFixed(1)}</b> ms</li>`,
        ]),
    html`<li>${counted(ties, "tie")} decided by tool id</li>`,
  ];
  return html`<ul class="facts inline">${facts}</ul>`;
}

function flipLists(result: RetrievalResult, gate: GateDecision | null): Markup {
  const engines = new Set(result.engines.map(({ engine }) => engine));
  const flips = (gate?.flips ?? []).filter(
    ({ gauge, subject }) => gauge === "retrieval" && engines.has(subject),
  );
  if (flips.length === 0) return html``;
  return html`<h3>Against the baseline</h3>
${flips.map(
  ({
    subject,
    gained,
    lost,
  }) => html`<dl class="flips"><dt>${subject} gained ${counted(gained.length, "query", "queries")}</dt>
<dd class="good">${gained.map(queryLink)}</dd>
<dt>${subject} lost ${counted(lost.length, "query", "queries")}</dt>
<dd class="bad">${lost.map(queryLink)}</dd></dl>`,
)}`;
}

function queryLink(id: string): Markup {
  return html`<a href="#${anchor("query", id)}">${id}</a> `;
}
