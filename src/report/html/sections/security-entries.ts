import type { DetectorResult, SecurityResult } from "../../../formats/run-record.js";
import { anchor } from "../anchor.js";
import { cell, countFacet, type ExplorerRow, explorer } from "../explorer.js";
import { html, type Markup } from "../markup.js";

type Entry = DetectorResult["entries"][number];
type Sample = SecurityResult["samples"][number];

const STATES = {
  missed: ["bad", "✗ missed"],
  false_alarm: ["bad", "✗ false alarm"],
  caught: ["good", "✓ caught"],
  quiet: ["soft", "✓ quiet"],
  undecided: ["caution", "? no verdict"],
} as const;

/** One row per labeled tool, one column per detector: what it said, and whether that was right. */
export function entryExplorer(result: SecurityResult, position: number): Markup {
  const suffix = position === 0 ? "" : `-${position + 1}`;
  const byId = result.perDetector.map(({ entries }) => new Map(entries.map((entry) => [entry.id, entry])));
  const rows = wrongFirst(result.samples, byId[0]!).map((sample): ExplorerRow => {
    const verdicts = byId.map((entries) => entries.get(sample.id));
    return {
      id: anchor(`entry${suffix}`, sample.id),
      is: [
        ...verdicts.map((verdict, index) => `${stateOf(verdict, sample)}-${index}`),
        anchor("category", sample.category),
        ...(sample.technique === undefined ? [] : [anchor("technique", sample.technique)]),
      ],
      cells: [
        sampleCell(sample, suffix),
        kindCell(sample),
        ...verdicts.map((one) => verdictCell(one, sample)),
      ],
    };
  });
  return explorer({
    id: `entries${suffix}`,
    caption: "Labeled tools and what each detector said",
    placeholder: "tool, id, technique or check",
    columns: [
      { title: "Tool" },
      { title: "Category" },
      ...result.perDetector.map(({ detector }) => ({ title: detector })),
    ],
    facets: [
      ...result.perDetector.map(({ detector }, index) =>
        countFacet(
          detector,
          rows.map(({ is = [] }) => ({
            token: is[index]!,
            label: STATES[is[index]!.slice(0, is[index]!.lastIndexOf("-")) as keyof typeof STATES][1],
          })),
        ),
      ),
      countFacet(
        "Category",
        result.samples.map(({ category }) => ({ token: anchor("category", category), label: category })),
      ),
      countFacet(
        "Technique",
        result.samples.flatMap(({ technique }) =>
          technique === undefined ? [] : [{ token: anchor("technique", technique), label: technique }],
        ),
      ),
    ],
    rows,
  });
}

/** What the first detector got wrong, then the rest, each in the corpus's order. */
function wrongFirst(samples: readonly Sample[], entries: ReadonlyMap<string, Entry>): Sample[] {
  const isWrong = (sample: Sample) => {
    const state = stateOf(entries.get(sample.id), sample);
    return state === "missed" || state === "false_alarm";
  };
  return [...samples.filter(isWrong), ...samples.filter((sample) => !isWrong(sample))];
}

function sampleCell({ id, tool, resembles }: Sample, suffix: string): Markup {
  const link =
    resembles === undefined
      ? html``
      : html`<div class="soft">resembles <a href="#${anchor(`entry${suffix}`, resembles)}">${resembles}</a></div>`;
  return cell(html`<span class="tool">${tool}</span> <span class="id soft">${id}</span>${link}`, {
    value: id,
  });
}

function kindCell({ category, technique, difficulty }: Sample): Markup {
  const details = [technique, difficulty].filter((detail) => detail !== undefined).join(", ");
  return cell(html`${category.replaceAll("_", " ")}<div class="soft">${details}</div>`);
}

function stateOf(entry: Entry | undefined, { label }: Sample): keyof typeof STATES {
  if (entry === undefined || entry.flagged === null) return "undecided";
  if (label === "malicious") return entry.flagged ? "caught" : "missed";
  return entry.flagged ? "false_alarm" : "quiet";
}

function verdictCell(entry: Entry | undefined, sample: Sample): Markup {
  const [look, words] = STATES[stateOf(entry, sample)];
  const tier =
    (entry?.tier ?? null) === null
      ? html``
      : html` <span class="tier ${entry!.tier!}">${entry!.tier!}</span>`;
  const checks = (entry?.checkIds ?? []).map((id) => html`<code>${id}</code> `);
  const error = entry?.error === undefined ? html`` : html`<div class="bad">${entry.error}</div>`;
  return cell(html`<span class="${look} word">${words}</span>${tier} ${checks}${error}`);
}
