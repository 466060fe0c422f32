import type { EngineResult, QueryResult } from "../../../formats/run-record.js";
import { bestRank } from "../../best-rank.js";
import { type Share, shareBar, shareLegend } from "../charts/share-bar.js";
import { html, type Markup } from "../markup.js";

const GROUPS = [
  { label: "first", look: "rank-1", from: 1, to: 1 },
  { label: "2 or 3", look: "rank-2", from: 2, to: 3 },
  { label: "4 or 5", look: "rank-3", from: 4, to: 5 },
  { label: "6 to 10", look: "rank-4", from: 6, to: Number.POSITIVE_INFINITY },
];

/** The place of the best right tool in each answer, as one divided bar per engine. */
export function answerRanks(engines: readonly EngineResult[]): Markup {
  return html`<div class="panel"><h3>Place of the first right tool</h3>
${engines.map((engine) => {
  const shares = rankShares(engine.perQuery);
  return html`<p class="name">${engine.engine}</p>${shareBar(shares)}${shareLegend(shares)}`;
})}</div>`;
}

function rankShares(queries: readonly QueryResult[]): Share[] {
  const best = queries.map(bestRank);
  return [
    ...GROUPS.map(({ label, look, from, to }) => ({
      label,
      look,
      count: best.filter((rank) => rank !== null && rank >= from && rank <= to).length,
    })),
    { label: "not found", look: "missed", count: best.filter((rank) => rank === null).length },
  ];
}
