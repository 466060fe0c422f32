import { signed3 } from "../numbers.js";
import { html, type Markup } from "./markup.js";

/** A change against the baseline, told by sign, arrow and colour. */
export function deltaMark(delta: number, { isLowerBetter = false } = {}): Markup {
  const shown = signed3(delta);
  if (shown.startsWith("±")) return html`<span class="delta soft">= no change</span>`;
  const isBetter = delta > 0 !== isLowerBetter;
  return html`<span class="delta ${isBetter ? "good" : "bad"}">${delta > 0 ? "▲" : "▼"} ${shown}</span>`;
}
