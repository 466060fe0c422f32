import type { ConformanceRecord } from "../../../formats/conformance-result.js";
import { counted } from "../../numbers.js";
import { anchor } from "../anchor.js";
import { cell, countFacet, type ExplorerRow, explorer } from "../explorer.js";
import { html, type Markup } from "../markup.js";
import { timeline } from "./conformance-timeline.js";

const LOOKS = {
  pass: ["good", "✓", "pass"],
  fail: ["bad", "✗", "fail"],
  not_evaluated: ["caution", "?", "not evaluated"],
  error: ["bad", "!", "error"],
  CONFORMANT: ["good", "✓", "conformant"],
  "NON-CONFORMANT": ["bad", "✗", "non-conformant"],
  "INCOMPLETE-EVIDENCE": ["caution", "?", "incomplete evidence"],
} as const;

export function conformanceSection(records: readonly ConformanceRecord[]): Markup {
  if (records.length === 0) return html``;
  return html`<section id="conformance" aria-labelledby="conformance-title">
<h2 id="conformance-title">Conformance</h2>
<p class="lead">Do these agent runs follow the MPLP lifecycle, by their evidence?</p>
${packTable(records)}
<h3>Requirements</h3>
${matrix(records)}
${findings(records)}
<h3>Runs</h3>
${records.map((record) => html`<details class="panel" ${records.length === 1 ? "open" : ""}><summary>${outcome(record.outcome)} <b>${record.pack}</b>, ${counted(record.timeline.segmentsTotal, "segment")}</summary>${timeline(record.timeline)}</details>`)}
</section>`;
}

function outcome(name: keyof typeof LOOKS): Markup {
  const [look, mark, words] = LOOKS[name];
  return html`<span class="${look} word">${mark} ${words}</span>`;
}

function packTable(records: readonly ConformanceRecord[]): Markup {
  const rows = records.map(
    ({ pack, claimedClass, classes, profile, evidenceSummary, verdictHash, outcome: decided }) =>
      html`<tr><th scope="row">${pack}</th><td>${outcome(decided)}</td><td>${claimedClass}</td><td>${outcome(classes.L1)}</td><td>${outcome(classes.L2)}</td><td>${outcome(classes.L3)}</td><td>${profile}</td><td>${counted(evidenceSummary.events, "event")}, ${counted(evidenceSummary.traces, "trace")}</td><td><code title="${verdictHash}">${verdictHash.slice(0, 12)}</code></td></tr>`,
  );
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Packs"><table>
<thead><tr><th scope="col">Pack</th><th scope="col">Outcome</th><th scope="col">Claimed</th><th scope="col">L1</th><th scope="col">L2</th><th scope="col">L3</th><th scope="col">Profile</th><th scope="col">Evidence</th><th scope="col">Verdict hash</th></tr></thead>
<tbody>${rows}</tbody></table></div>`;
}

function matrix(records: readonly ConformanceRecord[]): Markup {
  const [first] = records;
  const groups = Object.entries(first!.dimensions).map(([id, dimension]) => {
    const rows = dimension.requirements.map(({ id: requirement, question }, index) => {
      const cells = records.map(({ dimensions }) => {
        const found = dimensions[id]?.requirements[index];
        return found === undefined ? html`<td>–</td>` : html`<td>${outcome(found.outcome)}</td>`;
      });
      return html`<tr><td><code>${requirement}</code></td><td>${question}</td>${cells}</tr>`;
    });
    const verdicts = records.map(({ dimensions }) => {
      const found = dimensions[id];
      return found === undefined ? html`<td>–</td>` : html`<td>${outcome(found.outcome)}</td>`;
    });
    return html`<tbody><tr class="group"><th scope="rowgroup" colspan="2">${dimension.title}</th>${verdicts}</tr>${rows}</tbody>`;
  });
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Requirements by pack"><table class="matrix">
<thead><tr><th scope="col">Requirement</th><th scope="col">Question</th>${records.map(({ pack }) => html`<th scope="col">${pack}</th>`)}</tr></thead>
${groups}</table></div>`;
}

function findings(records: readonly ConformanceRecord[]): Markup {
  const found = records.flatMap((record) =>
    Object.values(record.dimensions).flatMap(({ requirements }) =>
      requirements.flatMap((requirement) =>
        requirement.findings.map((finding) => ({ pack: record.pack, requirement: requirement.id, finding })),
      ),
    ),
  );
  if (found.length === 0) return html``;
  const rows = found.map(
    ({ pack, requirement, finding }): ExplorerRow => ({
      is: [anchor("pack", pack), anchor("requirement", requirement)],
      cells: [
        cell(html`<b>${pack}</b><br><code>${requirement}</code>`),
        cell(html`<code>${finding.artifact}</code><br><code class="soft">${finding.pointer}</code>`),
        cell(finding.observed),
        cell(finding.expected),
        cell(finding.hint),
      ],
    }),
  );
  return html`<h3>What is wrong, where, and how to mend it</h3>${explorer({
    id: "conformance-findings",
    caption: "Conformance findings",
    placeholder: "requirement, artifact or text",
    columns: [
      { title: "Pack and requirement" },
      { title: "Place" },
      { title: "Observed" },
      { title: "Expected" },
      { title: "What to do" },
    ],
    facets: [
      countFacet(
        "Pack",
        found.map(({ pack }) => ({ token: anchor("pack", pack), label: pack })),
      ),
      countFacet(
        "Requirement",
        found.map(({ requirement }) => ({ token: anchor("requirement", requirement), label: requirement })),
      ),
    ],
    rows,
  })}`;
}
