import type { GateDecision, SecurityResult } from "../../../formats/run-record.js";
import { html, type Markup } from "../markup.js";
import { baseRates, detectorComparisons, pairShares } from "./security-alarms.js";
import { categoryTable } from "./security-categories.js";
import { detectorTable } from "./security-detectors.js";
import { entryExplorer, wrongLinks } from "./security-entries.js";

export function securitySection(result: SecurityResult, position: number, gate: GateDecision | null): Markup {
  const id = position === 0 ? "security" : `security-${position + 1}`;
  const malicious = result.samples.filter(({ label }) => label === "malicious").length;
  const runs = result.runsAveraged > 1 ? `, mean of ${result.runsAveraged} runs` : "";
  const debatable = result.debatable === 0 ? "" : ` ${result.debatable} debatable ones are not scored.`;
  return html`<section id="${id}" aria-labelledby="${id}-title">
<h2 id="${id}-title">Security</h2>
<p class="lead">How good is the detector that says a tool is poisoned?</p>
<p class="facts">Corpus <b>${result.corpusVersion}</b>, ${result.split} split: <b>${malicious}</b> poisoned and <b>${result.samples.length - malicious}</b> benign tools${runs}.${debatable}</p>
${detectorTable(result, gate)}
<div class="columns">
${pairShares(result.perDetector)}
${baseRates(result.perDetector)}
${detectorComparisons(result)}
</div>
${categoryTable(result.perDetector)}
<h3 id="${id}-tools">Labeled tools, what was judged wrongly first</h3>
${wrongLinks(result, position)}
${entryExplorer(result, position)}
</section>`;
}
