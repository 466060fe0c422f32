import { blotOut } from "../../../core/blot-out.js";
import type { CheckDeclaration } from "../../../scanner/check.js";
import type { Finding } from "../../../scanner/report.js";
import type { Signal } from "../../../scanner/signal.js";
import type { ToolView } from "../../../scanner/tool-view.js";
import { percent } from "../../numbers.js";
import type { ScanView } from "../../scan/scan-view.js";
import { textAt } from "../../scan/text-at.js";
import { anchor } from "../anchor.js";
import { cell, countFacet, type ExplorerRow, explorer } from "../explorer.js";
import { html, type Markup } from "../markup.js";
import { quotedText, revealed } from "../quoted-text.js";

const SEVERITIES = ["low", "medium", "high", "critical"];

/** Findings to filter by server, severity and check; opened, each shows its evidence, why, and what to do. */
export function findingExplorer({ report, tools, checks }: ScanView): Markup {
  const definitions = new Map(tools.map((tool) => [`${tool.server}\n${tool.name}`, tool]));
  const declarations = new Map(checks.map((check) => [check.id, check]));
  const rows = report.findings.map((finding) =>
    findingRow(finding, definitions.get(`${finding.server}\n${finding.tool}`), declarations),
  );
  const { findings } = report;
  return explorer({
    id: "findings",
    caption: "Findings",
    placeholder: "tool, check or evidence",
    columns: [
      { title: "Tool" },
      { title: "Severity" },
      { title: "Threat" },
      { title: "Action" },
      { title: "Confidence", isNumber: true },
    ],
    facets: [
      countFacet(
        "Severity",
        findings.map(({ severity }) => ({ token: `severity-${severity}`, label: severity })),
      ),
      countFacet(
        "Server",
        findings.map(({ server }) => ({ token: anchor("server", server), label: server })),
      ),
      countFacet(
        "Check",
        findings.flatMap(({ signals }) => signals.map((id) => ({ token: anchor("check", id), label: id }))),
      ),
    ],
    rows,
  });
}

function findingRow(
  finding: Finding,
  tool: ToolView | undefined,
  declarations: ReadonlyMap<string, CheckDeclaration>,
): ExplorerRow {
  const { server, tool: name, severity, threatType, threatLevel, action, confidence, signals } = finding;
  const mark =
    threatLevel === "dangerous" ? html`<span class="bad">✗</span>` : html`<span class="caution">!</span>`;
  return {
    id: anchor("finding", `${server}:${name}`),
    is: [`severity-${severity}`, anchor("server", server), ...signals.map((id) => anchor("check", id))],
    cells: [
      cell(html`<details><summary>${mark} <span class="soft">${revealed(server.slice(0, 200))}</span> <b>${revealed(name.slice(0, 200))}</b> ${signals.map((id) => html`<code class="tag">${id}</code> `)}</summary>
${finding.signalDetails.map((signal) => signalMarkup(signal, textOf(tool, signal, finding), declarations.get(signal.checkId)))}</details>`),
      cell(severity, { isWord: true, value: SEVERITIES.indexOf(severity) }),
      cell(threatType.replaceAll("_", " "), { isWord: true }),
      cell(action, { isWord: true }),
      cell(percent(confidence, 0), { isNumber: true, value: confidence }),
    ],
  };
}

/** The text a signal points into. Secrets found in it stay unreadable, whichever check quotes it. */
function textOf(
  tool: ToolView | undefined,
  { location }: Signal,
  { signalDetails }: Finding,
): string | undefined {
  const text = tool === undefined ? undefined : textAt(tool, location.pointer);
  const secrets = signalDetails.filter(
    (other) => other.threatType === "secret" && other.location.pointer === location.pointer,
  );
  if (text === undefined || secrets.length === 0) return text;
  return blotOut(
    text,
    secrets.map((secret) => secret.location),
  );
}

function signalMarkup(
  { checkId, tier, detail, evidence, location }: Signal,
  text: string | undefined,
  check: CheckDeclaration | undefined,
): Markup {
  const quote =
    text === undefined
      ? html`<blockquote class="quoted"><mark>${evidence}</mark></blockquote>`
      : html`${quotedText(text, location.start, location.end)}<p class="soft">Evidence: <code>${evidence}</code></p>`;
  return html`<div class="signal"><p><b>${check?.titleFlagged ?? checkId}</b> <code class="tag">${checkId}</code> <span class="tier ${tier}">${tier}</span></p>
<p>${detail}</p>
<p class="soft">At <code>${location.pointer === "" ? "/" : location.pointer}</code>, characters ${location.start} to ${location.end}</p>
${quote}
${check === undefined ? "" : html`<p><b>Why it matters.</b> ${check.why}</p><p><b>What to do.</b> ${check.remediation}</p>`}</div>`;
}
