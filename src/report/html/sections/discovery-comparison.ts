import type { RetrievalResult } from "../../../formats/run-record.js";
import { shownP } from "../../numbers.js";
import { deltaMark } from "../delta-mark.js";
import { html, type Markup } from "../markup.js";

/** Each further engine against the first, with what chance alone would explain. */
export function engineComparison({ comparisons = [] }: RetrievalResult): Markup {
  if (comparisons.length === 0) return html``;
  const rows = comparisons.map(
    ({ engine, reference, metric, delta, pHolm }) =>
      html`<tr><td>${engine} against ${reference}</td><td>${metric}</td><td class="number">${deltaMark(delta)}</td><td class="number">${shownP(pHolm)}</td></tr>`,
  );
  return html`<div class="panel"><h3>Engines, query by query</h3>
<div class="scroll"><table><thead><tr><th scope="col">Engines</th><th scope="col">Metric</th><th scope="col" class="number">Difference</th><th scope="col" class="number">p (Holm)</th></tr></thead><tbody>${rows}</tbody></table></div></div>`;
}
