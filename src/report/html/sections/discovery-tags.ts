import type { EngineResult } from "../../../formats/run-record.js";
import { fixed3 } from "../../numbers.js";
import { valueBar } from "../charts/value-bar.js";
import { html, type Markup } from "../markup.js";

const SHOWN_TAGS = 12;

/** nDCG@10 by tag, the weakest first: that is where work pays. */
export function tagTable(engines: readonly EngineResult[]): Markup {
  const [first] = engines;
  const tags = Object.entries(first?.perTag ?? {})
    .sort(([a, left], [b, right]) => left.metrics.ndcgAt_10 - right.metrics.ndcgAt_10 || (a < b ? -1 : 1))
    .map(([tag]) => tag);
  if (tags.length === 0) return html``;
  const rest = tags.slice(SHOWN_TAGS);
  return html`<div class="panel"><h3>nDCG@10 by tag</h3>
${engines.length < 2 ? "" : seriesLegend(engines)}
${tagRows(tags.slice(0, SHOWN_TAGS), engines)}
${rest.length === 0 ? "" : html`<details><summary>${rest.length} more tags</summary>${tagRows(rest, engines)}</details>`}</div>`;
}

function seriesLegend(engines: readonly EngineResult[]): Markup {
  return html`<ul class="legend">${engines.map(
    ({ engine }, series) =>
      html`<li><svg viewBox="0 0 10 10" aria-hidden="true"><rect class="series-${series % 4}" width="10" height="10"/></svg>${engine}</li>`,
  )}</ul>`;
}

function tagRows(tags: readonly string[], engines: readonly EngineResult[]): Markup {
  return html`<table class="bars"><thead class="unseen"><tr><th scope="col">tag</th>${engines.map(
    ({ engine }) => html`<th scope="col">${engine}</th>`,
  )}</tr></thead><tbody>${tags.map((tag) => tagRow(tag, engines))}</tbody></table>`;
}

function tagRow(tag: string, engines: readonly EngineResult[]): Markup {
  const queries = engines[0]!.perTag[tag]!.queries;
  const bars = engines.map(({ engine, perTag }, series) => {
    const value = perTag[tag]?.metrics.ndcgAt_10 ?? null;
    return html`<div class="bar-row"><span class="unseen">${engine}</span>${valueBar(value, `series-${series % 4}`)}<span class="number">${fixed3(value)}</span></div>`;
  });
  return html`<tr><th scope="row">${tag} <span class="soft">${queries}</span></th><td>${bars}</td></tr>`;
}
