import { flatMetrics } from "../../formats/metric-shape.js";
import type { EngineResult, GateDecision, RetrievalResult, RunRecord } from "../../formats/run-record.js";
import { html, type Markup } from "../html/markup.js";
import { page } from "../html/page.js";

export function renderHtml(record: RunRecord): string {
  const body = html`<header>
<h1>${record.suite}</h1>
<p class="soft">toolgauge ${record.toolVersion}</p>
${verdict(record.gate)}
</header>
<main>
${gateSection(record.gate)}
${record.retrieval.map((result) => retrievalSection(result, record.gate))}
</main>`;
  return page(`toolgauge: ${record.suite}`, body);
}

function verdict(gate: GateDecision | null): Markup {
  if (gate === null) return html`<p class="verdict soft">No baseline: nothing decided</p>`;
  return gate.passed
    ? html`<p class="verdict good">✓ Gate passed</p>`
    : html`<p class="verdict bad">✗ Gate failed: ${gate.broken.length} of ${gate.checked} limits broken</p>`;
}

function gateSection(gate: GateDecision | null): Markup {
  if (gate === null || gate.broken.length === 0) return html``;
  return html`<section><h2>What broke</h2><ul>${gate.broken.map((limit) => html`<li class="bad">${limit.message}</li>`)}</ul></section>`;
}

function retrievalSection(result: RetrievalResult, gate: GateDecision | null): Markup {
  return html`<section>
<h2>Discovery</h2>
<p class="soft">Corpus ${result.corpusVersion} (${result.corpusTools} tools), golden set ${result.goldenVersion}, split ${result.split}, ${result.queries} queries</p>
${result.engines.map((engine) => engineSection(engine, gate))}
</section>`;
}

function engineSection(engine: EngineResult, gate: GateDecision | null): Markup {
  const deltas =
    gate?.deltas.filter(({ gauge, subject }) => gauge === "retrieval" && subject === engine.engine) ?? [];
  const cards = [...flatMetrics(engine.metrics)].map(([name, value]) => {
    const delta = deltas.find(({ metric }) => metric === name)?.delta ?? null;
    return html`<div class="card">${name}<b>${value.toFixed(3)}</b>${delta === null ? "" : deltaMark(delta)}</div>`;
  });
  return html`<h3>${engine.engine}</h3>
<div class="cards">${cards}</div>
<h3>Queries</h3>
<div class="scroll"><table>
<thead><tr><th>id</th><th>query</th><th>right tools and their rank</th><th class="number">nDCG@10</th></tr></thead>
<tbody>${engine.perQuery.map(queryRow)}</tbody>
</table></div>`;
}

function deltaMark(delta: number): Markup {
  const kind = delta < 0 ? "bad" : delta > 0 ? "good" : "soft";
  const sign = delta > 0 ? "▲ +" : delta < 0 ? "▼ −" : "= ";
  return html`<span class="${kind}">${sign}${Math.abs(delta).toFixed(3)}</span>`;
}

function queryRow({ id, query, relevant, metrics }: EngineResult["perQuery"][number]): Markup {
  const found = relevant.map(
    ({ toolId, rank }) => html`<div>${rank === null ? "–" : `#${rank}`} ${toolId}</div>`,
  );
  return html`<tr><td>${id}</td><td>${query}</td><td>${found}</td><td class="number">${metrics.ndcgAt_10.toFixed(3)}</td></tr>`;
}
