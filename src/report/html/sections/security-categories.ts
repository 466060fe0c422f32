import type { DetectorResult } from "../../../formats/run-record.js";
import { count } from "../../numbers.js";
import { valueBar } from "../charts/value-bar.js";
import { html, type Markup } from "../markup.js";

const INNOCENT = new Set(["benign", "hard_negative"]);

/** Share of each category that every detector flags: high is good for attacks, bad for the innocent. */
export function categoryTable(detectors: readonly DetectorResult[]): Markup {
  const categories = [...new Set(detectors.flatMap(({ perCategory }) => Object.keys(perCategory)))].sort(
    (a, b) => Number(INNOCENT.has(a)) - Number(INNOCENT.has(b)) || (a < b ? -1 : 1),
  );
  return html`<h3>Flagged by category</h3>
<div class="scroll" tabindex="0" role="region" aria-label="Flagged by category"><table class="heat">
<thead><tr><th scope="col">Category</th><th scope="col" class="number">Tools</th>${detectors.map(({ detector }) => html`<th scope="col">${detector}</th>`)}</tr></thead>
<tbody>${categories.map((category) => categoryRow(category, detectors))}</tbody></table></div>`;
}

function categoryRow(category: string, detectors: readonly DetectorResult[]): Markup {
  const look = INNOCENT.has(category) ? "series-1" : "series-0";
  const entries = detectors[0]!.perCategory[category]?.entries ?? 0;
  const cells = detectors.map(({ perCategory }) => {
    const found = perCategory[category];
    if (found === undefined) return html`<td>–</td>`;
    const flagged = count(found.tp + found.fp);
    return html`<td class="rate">${valueBar(found.recall ?? found.fpr, look)}<span class="number">${flagged} of ${found.entries}</span></td>`;
  });
  return html`<tr><th scope="row">${category.replaceAll("_", " ")}</th><td class="number">${entries}</td>${cells}</tr>`;
}
