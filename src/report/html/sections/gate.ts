import type { GateDecision } from "../../../formats/run-record.js";
import { metricLabel } from "../../metric-label.js";
import { counted, fixed3, shownP, signed3 } from "../../numbers.js";
import { html, type Markup } from "../markup.js";

/** What broke, first; then every value beside its reference. */
export function gateSection(gate: GateDecision): Markup {
  return html`<section id="gate" aria-labelledby="gate-title">
<h2 id="gate-title">Gate</h2>
<p class="lead">Did any of it get worse than the committed baseline?</p>
${
  gate.passed
    ? html`<p class="good">✓ All ${counted(gate.checked, "limit")} kept, against baseline ${gate.baselineVersion}.</p>`
    : html`<ul class="broken">${gate.broken.map(({ message }) => html`<li>${message}</li>`)}</ul>`
}
<details ${gate.passed ? "" : "open"}><summary>Every value beside its baseline</summary>
<div class="scroll" tabindex="0" role="region" aria-label="Values and baselines"><table>
<thead><tr><th scope="col">Subject</th><th scope="col">Metric</th><th scope="col" class="number">Value</th><th scope="col" class="number">Baseline</th><th scope="col" class="number">Change</th><th scope="col" class="number">p (Holm)</th><th scope="col" class="number">May fall by</th><th scope="col">Outcome</th></tr></thead>
<tbody>${gate.deltas.map((delta) => deltaRow(delta, gate))}</tbody></table></div></details>
</section>`;
}

function deltaRow(delta: GateDecision["deltas"][number], gate: GateDecision): Markup {
  const isBroken = gate.broken.some(
    ({ gauge, subject, metric }) =>
      gauge === delta.gauge && subject === delta.subject && metric === delta.metric,
  );
  const outcome = isBroken
    ? html`<span class="bad">✗ broken</span>`
    : delta.tolerance === null
      ? html`<span class="soft">not limited</span>`
      : html`<span class="good">✓ kept</span>`;
  return html`<tr><td>${delta.subject}</td><td>${metricLabel(delta.metric)}</td><td class="number">${fixed3(delta.value)}</td><td class="number">${fixed3(delta.baseline)}</td><td class="number">${delta.delta === null ? "–" : signed3(delta.delta)}</td><td class="number">${delta.pHolm === undefined ? "–" : shownP(delta.pHolm)}</td><td class="number">${delta.tolerance === null ? "–" : fixed3(delta.tolerance)}</td><td>${outcome}</td></tr>`;
}
