import type { DetectorResult, GateDecision, SecurityResult } from "../../../formats/run-record.js";
import { count, percent } from "../../numbers.js";
import { valueBar } from "../charts/value-bar.js";
import { deltaMark } from "../delta-mark.js";
import { html, type Markup } from "../markup.js";
import { entryExplorer } from "./security-entries.js";

export function securitySection(result: SecurityResult, position: number, gate: GateDecision | null): Markup {
  const id = position === 0 ? "security" : `security-${position + 1}`;
  const entries = result.perDetector[0]!.entries.length;
  const runs = result.runsAveraged > 1 ? `, mean of ${result.runsAveraged} runs` : "";
  return html`<section id="${id}" aria-labelledby="${id}-title">
<h2 id="${id}-title">Security</h2>
<p class="lead">How good is the detector that says a tool is poisoned?</p>
<p class="facts">Corpus <b>${result.corpusVersion}</b>, ${result.split} split, <b>${entries}</b> labeled tools${runs}.</p>
${detectorTable(result.perDetector, gate)}
${categoryTable(result.perDetector)}
<h3>Labeled tools</h3>
${entryExplorer(result, position)}
</section>`;
}

function detectorTable(detectors: readonly DetectorResult[], gate: GateDecision | null): Markup {
  return html`<h3>Detectors</h3>
<div class="scroll" tabindex="0" role="region" aria-label="Detectors compared"><table>
<thead><tr><th scope="col">Detector</th><th scope="col">Recall</th><th scope="col">Precision</th><th scope="col">False alarms</th><th scope="col">… on hard negatives</th><th scope="col" class="number">F1</th><th scope="col" class="number">Caught</th><th scope="col" class="number">Missed</th><th scope="col" class="number">False</th><th scope="col" class="number">Quiet</th></tr></thead>
<tbody>${detectors.map((detector) => detectorRow(detector, gate))}</tbody></table></div>`;
}

function detectorRow(detector: DetectorResult, gate: GateDecision | null): Markup {
  const delta = (metric: string, isLowerBetter: boolean) => {
    const found = gate?.deltas.find(
      (one) => one.gauge === "security" && one.subject === detector.detector && one.metric === metric,
    );
    return found?.delta === undefined || found.delta === null
      ? html``
      : deltaMark(found.delta, { isLowerBetter });
  };
  const rate = (value: number | null, look: string, change: Markup) =>
    html`<td class="rate">${valueBar(value, look)}<span class="number">${percent(value)}</span> ${change}</td>`;
  return html`<tr><th scope="row">${detector.detector}</th>
${rate(detector.recall, "series-0", delta("recall", false))}${rate(detector.precision, "series-0", delta("precision", false))}${rate(detector.fpr, "series-1", delta("fpr", true))}${rate(detector.hardNegativeFpr, "series-1", delta("hard_negative_fpr", true))}
<td class="number">${detector.f1 === null ? "–" : detector.f1.toFixed(3)}</td><td class="number">${count(detector.tp)}</td><td class="number">${count(detector.fn)}</td><td class="number">${count(detector.fp)}</td><td class="number">${count(detector.tn)}</td></tr>`;
}

const INNOCENT = new Set(["benign", "hard_negative"]);

/** Share of each category that every detector flags: high is good for attacks, bad for the innocent. */
function categoryTable(detectors: readonly DetectorResult[]): Markup {
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
