import type { DetectorResult, SecurityResult } from "../../../formats/run-record.js";
import { grouped, percent, shownP } from "../../numbers.js";
import { type Share, shareBar, shareLegend } from "../charts/share-bar.js";
import { html, type Markup } from "../markup.js";

/** Does a detector tell an attack from the benign tool that resembles it, or does it flag words? */
export function pairShares(detectors: readonly DetectorResult[]): Markup {
  const paired = detectors.filter(({ pairDiscrimination }) => pairDiscrimination.pairs > 0);
  if (paired.length === 0) return html``;
  return html`<div class="panel"><h3>Attack and look-alike, told apart</h3>${paired.map(
    ({ detector, pairDiscrimination }) => {
      const { pairs, toldApart, bothFlagged, neitherFlagged, inverted, rate } = pairDiscrimination;
      const shares: Share[] = [
        { label: "told apart", look: "rank-1", count: toldApart },
        { label: "both flagged", look: "series-1", count: bothFlagged },
        { label: "neither flagged", look: "rank-4", count: neitherFlagged },
        { label: "the wrong one flagged", look: "missed", count: inverted },
      ];
      return html`<p class="name">${detector}: <b>${percent(rate)}</b> of ${pairs} pairs</p>${shareBar(shares)}${shareLegend(shares)}`;
    },
  )}</div>`;
}

/** What the rates mean where poisoned tools are rare. */
export function baseRates(detectors: readonly DetectorResult[]): Markup {
  const [first] = detectors;
  const rows = detectors.map(
    ({ detector, baseRate }) =>
      html`<tr><th scope="row">${detector}</th><td class="number">${percent(baseRate.trueAlarmChance)}</td><td class="number">${percent(baseRate.trueAlarmChanceAtWorst)}</td><td class="number">${baseRate.falseAlarmsPerWeek === null ? "–" : baseRate.falseAlarmsPerWeek.toFixed(1)}</td></tr>`,
  );
  return html`<div class="panel"><h3>If one tool in ${grouped(first!.baseRate.oneIn)} is poisoned</h3>
<div class="scroll"><table><thead><tr><th scope="col">Detector</th><th scope="col" class="number">An alarm is true</th><th scope="col" class="number">at worst</th><th scope="col" class="number">False alarms a week</th></tr></thead><tbody>${rows}</tbody></table></div>
<p class="facts">${grouped(first!.baseRate.fleet)} tools scanned once a week.</p></div>`;
}

export function detectorComparisons({ comparisons }: SecurityResult): Markup {
  if (comparisons.length === 0) return html``;
  const rows = comparisons.map(
    ({ detectors: pair, on, onlyFirstRight, onlySecondRight, pValue }) =>
      html`<tr><td>${pair.join(" and ")}</td><td class="word">${on}</td><td class="number">${onlyFirstRight} : ${onlySecondRight}</td><td class="number">${shownP(pValue)}</td></tr>`,
  );
  return html`<div class="panel"><h3>Where only one of two is right</h3>
<div class="scroll"><table><thead><tr><th scope="col">Detectors</th><th scope="col">On</th><th scope="col" class="number">First : second</th><th scope="col" class="number">p (McNemar)</th></tr></thead><tbody>${rows}</tbody></table></div></div>`;
}
