import type { ScanReport } from "../../../scanner/report.js";
import { html, type Markup } from "../../html/markup.js";
import { masthead } from "../../html/masthead.js";
import { page } from "../../html/page.js";
import { findingExplorer } from "../../html/sections/findings.js";
import { counted } from "../../numbers.js";
import type { ScanView } from "../scan-view.js";

export function renderHtml(view: ScanView): string {
  const { report } = view;
  const title = "Scan of tool definitions";
  const body = html`${masthead({
    title,
    toolVersion: report.toolVersion,
    verdict: verdict(report),
    sections: [
      ["findings", "Findings"],
      ["coverage", "Coverage"],
    ],
  })}
<main id="content">
${tiles(report)}
<section aria-labelledby="findings-title"><h2 id="findings-title">Findings</h2>
<p class="lead">What was found, why it matters, and what to do. Open a row for its evidence.</p>
${report.findings.length === 0 ? nothingFound(report) : findingExplorer(view)}
</section>
${coverage(report)}
</main>`;
  return page({ title: `toolgauge: ${report.verdict}`, body });
}

function nothingFound({ verdict, toolsScanned }: ScanReport): Markup {
  return verdict === "incomplete"
    ? html`<p class="bad">? Nothing was found in what was read of ${counted(toolsScanned, "tool")}.</p>`
    : html`<p class="good">✓ Nothing was found in ${counted(toolsScanned, "tool")}.</p>`;
}

const VERDICTS = {
  clean: ["good", "✓", "Clean"],
  warning: ["caution", "!", "Warnings to review"],
  dangerous: ["bad", "✗", "Dangerous"],
  incomplete: ["bad", "?", "Incomplete"],
} as const;

function verdict({ verdict }: ScanReport): Markup {
  const [look, mark, words] = VERDICTS[verdict];
  return html`<p class="verdict ${look}"><span aria-hidden="true">${mark}</span> ${words}</p>`;
}

function tiles({ riskScore, toolsScanned, findings }: ScanReport): Markup {
  const dangerous = findings.filter(({ threatLevel }) => threatLevel === "dangerous").length;
  const facts: [string, number, string][] = [
    ["Tools scanned", toolsScanned, "every text of their definitions"],
    ["To quarantine", dangerous, "a hard signal each"],
    ["To review", findings.length - dangerous, "soft signals only"],
    ["Risk score", riskScore, "of 100"],
  ];
  return html`<ul class="tiles">${facts.map(
    ([name, value, note]) =>
      html`<li><a href="#findings"><span class="name">${name}</span><span class="value">${value}</span><span class="note">${note}</span></a></li>`,
  )}</ul>`;
}

function coverage({ coverage, twins }: ScanReport): Markup {
  return html`<section id="coverage" aria-labelledby="coverage-title"><h2 id="coverage-title">Coverage</h2>
<ul class="facts"><li><b>${coverage.checksRun}</b> checks ran${coverage.checksFailed === 0 ? ", none failed" : ""}</li>
${coverage.failedCheckIds.map((id) => html`<li class="bad">✗ ${id} crashed: the verdict is incomplete</li>`)}
${coverage.partlyRead.map(({ server, tool, caps }) => html`<li class="bad">✗ ${server}:${tool} was not read to its end: limit ${caps.join(", ")} was hit</li>`)}
${coverage.capsHit.includes("signalsPerCheck") ? html`<li class="caution">! The limit signalsPerCheck was hit: not every signal is listed</li>` : html``}
${twins.map(({ tool, servers }) => html`<li>${tool} is declared identically by ${servers.join(", ")}</li>`)}</ul></section>`;
}
