import type { DetectorResult, SecurityResult } from "../../../formats/run-record.js";
import { anchor } from "../anchor.js";
import { cell, countFacet, type ExplorerRow, explorer } from "../explorer.js";
import { html, type Markup } from "../markup.js";

type Entry = DetectorResult["entries"][number];

/** One row per labeled tool, one column per detector. */
export function entryExplorer(result: SecurityResult, position: number): Markup {
  const suffix = position === 0 ? "" : `-${position + 1}`;
  const byId = result.perDetector.map(({ entries }) => new Map(entries.map((entry) => [entry.id, entry])));
  const rows = result.perDetector[0]!.entries.map((entry): ExplorerRow => {
    const verdicts = byId.map((entries) => entries.get(entry.id));
    return {
      id: anchor(`entry${suffix}`, entry.id),
      is: verdicts.flatMap((verdict, index) => [`${stateOf(verdict)}-${index}`]),
      cells: [cell(html`<span class="id">${entry.id}</span>`), ...verdicts.map(verdictCell)],
    };
  });
  return explorer({
    id: `entries${suffix}`,
    caption: "Labeled tools and what each detector said",
    placeholder: "id or check",
    columns: [{ title: "Tool" }, ...result.perDetector.map(({ detector }) => ({ title: detector }))],
    facets: result.perDetector.map(({ detector }, index) =>
      countFacet(
        detector,
        rows
          .flatMap(({ is = [] }) => is.filter((token) => token.endsWith(`-${index}`)))
          .map((token) => ({ token, label: token.slice(0, token.lastIndexOf("-")) })),
      ),
    ),
    rows,
  });
}

function stateOf(entry: Entry | undefined): string {
  if (entry === undefined || entry.flagged === null) return "undecided";
  return entry.flagged ? "flagged" : "quiet";
}

function verdictCell(entry: Entry | undefined): Markup {
  if (entry === undefined || entry.flagged === null) return cell("? undecided");
  if (!entry.flagged) return cell(html`<span class="soft">quiet</span>`);
  const tier = entry.tier === null ? html`` : html` <span class="tier ${entry.tier}">${entry.tier}</span>`;
  return cell(html`<b>flagged</b>${tier} ${entry.checkIds.map((id) => html`<code>${id}</code> `)}`);
}
