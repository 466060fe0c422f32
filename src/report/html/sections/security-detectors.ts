import type { DetectorResult, GateDecision, SecurityResult } from "../../../formats/run-record.js";
import { count, percent } from "../../numbers.js";
import { valueBar } from "../charts/value-bar.js";
import { deltaMark } from "../delta-mark.js";
import { html, type Markup } from "../markup.js";

type Interval = { low: number; high: number } | null | undefined;

/** All detectors side by side. False alarms first: they are what makes people turn a detector off. */
export function detectorTable({ perDetector, realTools }: SecurityResult, gate: GateDecision | null): Markup {
  const real = realTools === null ? html`` : html`<th scope="col">… on real tools</th>`;
  return html`<h3>Detectors</h3>
<div class="scroll" tabindex="0" role="region" aria-label="Detectors compared"><table>
<thead><tr><th scope="col">Detector</th><th scope="col">False alarms</th><th scope="col">… on clean tools</th><th scope="col">… on hard negatives</th>${real}<th scope="col">Recall</th><th scope="col">Precision</th><th scope="col" class="number">F1</th><th scope="col" class="number">Caught</th><th scope="col" class="number">Missed</th><th scope="col" class="number">False</th></tr></thead>
<tbody>${perDetector.map((detector) => detectorRow(detector, realTools !== null, gate))}</tbody></table></div>`;
}

function detectorRow(detector: DetectorResult, hasReal: boolean, gate: GateDecision | null): Markup {
  const change = (metric: string, isLowerBetter: boolean): Markup => {
    const found = gate?.deltas.find(
      (one) => one.gauge === "security" && one.subject === detector.detector && one.metric === metric,
    );
    return found?.delta === undefined || found.delta === null
      ? html``
      : html`<div>${deltaMark(found.delta, { isLowerBetter })}</div>`;
  };
  const { intervals, realTools } = detector;
  return html`<tr><th scope="row">${detector.detector}${detector.abstained > 0 ? html`<div class="bad">no verdict on ${count(detector.abstained)}</div>` : ""}</th>
${rateCell(detector.fpr, intervals.fpr, "series-1", change("fpr", true))}${rateCell(detector.cleanFpr, intervals.clean_fpr, "series-1", change("clean_fpr", true))}${rateCell(detector.hardNegativeFpr, intervals.hard_negative_fpr, "series-1", change("hard_negative_fpr", true))}
${hasReal ? rateCell(realTools?.fpr ?? null, realTools?.interval, "series-1", html``) : ""}${rateCell(detector.recall, intervals.recall, "series-0", change("recall", false))}${rateCell(detector.precision, intervals.precision, "series-0", change("precision", false))}
<td class="number">${detector.f1 === null ? "–" : detector.f1.toFixed(3)}</td><td class="number">${count(detector.tp)}</td><td class="number">${count(detector.fn)}</td><td class="number">${count(detector.fp)}</td></tr>`;
}

function rateCell(value: number | null, interval: Interval, look: string, change: Markup): Markup {
  const range =
    interval === undefined || interval === null
      ? html``
      : html`<div class="range soft">${percent(interval.low)}–${percent(interval.high)}</div>`;
  return html`<td class="rate">${valueBar(value, look)}<span class="number">${percent(value)}</span>${range}${change}</td>`;
}
