import type { DetectorResult, SecurityResult } from "../../../formats/run-record.js";
import { anchor } from "../anchor.js";
import { type Cell, cell, countFacet, type ExplorerRow, explorer } from "../explorer.js";
import { html, type Markup } from "../markup.js";
import { markedText } from "../quoted-text.js";

type Entry = DetectorResult["entries"][number];
type Sample = SecurityResult["samples"][number];
type Text = NonNullable<Sample["texts"]>[number];
type Place = NonNullable<Entry["places"]>[number];

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
        sampleCell(sample, verdicts, suffix),
        kindCell(sample),
        ...verdicts.map((one) => verdictCell(one, sample)),
      ],
    };
  });
  return explorer({
    id: `entries${suffix}`,
    caption: "Labeled tools and what each detector said",
    placeholder: "tool, text, technique or check",
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

function sampleCell(
  { id, tool, resembles, texts }: Sample,
  verdicts: readonly (Entry | undefined)[],
  suffix: string,
): Cell {
  const link =
    resembles === undefined
      ? html``
      : html`<div class="soft">resembles <a href="#${anchor(`entry${suffix}`, resembles)}">${resembles}</a></div>`;
  const name = html`<span class="tool">${tool}</span> <span class="id soft">${id}</span>`;
  const places = verdicts.flatMap((verdict) => verdict?.places ?? []);
  const content =
    texts === undefined
      ? html`${name}${link}`
      : html`<details><summary>${name}</summary>${texts.map((text) => entryText(text, places))}</details>${link}`;
  return cell(content, { value: id });
}

/** What the definition says at one place, with what any detector saw in it. */
function entryText({ pointer, text }: Text, places: readonly Place[]): Markup {
  const spans = places.filter((place) => place.pointer === pointer);
  const checks = [...new Set(spans.map(({ checkId }) => checkId))];
  return html`<p class="at"><code>${pointer}</code> ${checks.map((id) => html`<code class="tag">${id}</code> `)}</p>${markedText(text, spans)}`;
}

function kindCell({ category, technique, difficulty }: Sample): Cell {
  const details = [technique, difficulty].filter((detail) => detail !== undefined).join(", ");
  return cell(html`${category.replaceAll("_", " ")}<div class="soft">${details}</div>`, { value: category });
}

function stateOf(entry: Entry | undefined, { label }: Sample): keyof typeof STATES {
  if (entry === undefined || entry.flagged === null) return "undecided";
  if (label === "malicious") return entry.flagged ? "caught" : "missed";
  return entry.flagged ? "false_alarm" : "quiet";
}

function verdictCell(entry: Entry | undefined, sample: Sample): Cell {
  const [look, words] = STATES[stateOf(entry, sample)];
  const tier =
    (entry?.tier ?? null) === null
      ? html``
      : html` <span class="tier ${entry!.tier!}">${entry!.tier!}</span>`;
  const checks = (entry?.checkIds ?? []).map((id) => html`<code>${id}</code> `);
  const error = entry?.error === undefined ? html`` : html`<div class="bad">${entry.error}</div>`;
  return cell(html`<span class="${look} word">${words}</span>${tier} ${checks}${error}`, { value: words });
}

/** The misses and false alarms of every detector, one step away: links that filter the table. */
export function wrongLinks({ perDetector, samples }: SecurityResult, position: number): Markup {
  const table = position === 0 ? "entries" : `entries-${position + 1}`;
  const byId = new Map(samples.map((sample) => [sample.id, sample]));
  const items = perDetector.map(({ detector, entries }, index) => {
    const link = (state: "missed" | "false_alarm", words: string) => {
      const count = entries.filter((entry) => stateOf(entry, byId.get(entry.id)!) === state).length;
      const only = [...Array.from({ length: index }, () => ""), `${state}-${index}`].join(",");
      return count === 0
        ? html`no ${words}`
        : html`<a href="#${table}?only=${encodeURIComponent(only)}">${count} ${words}</a>`;
    };
    return html`<li><b>${detector}</b>: ${link("missed", "missed")}, ${link("false_alarm", "false alarms")}</li>`;
  });
  return html`<ul class="facts inline">${items}</ul>
<p class="facts">A row opens on what the definition says, with what any detector saw in it marked.</p>`;
}
