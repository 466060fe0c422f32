import { embeddedMarkup } from "./embedded-json.js";
import { html, type Insertable, type Markup } from "./markup.js";

export interface Column {
  title: string;
  isNumber?: boolean;
}

/** A choice of rows: rows carry the tokens they belong to in `is`. */
export interface Facet {
  label: string;
  choices: readonly { token: string; label: string; count: number }[];
}

export interface ExplorerRow {
  id?: string;
  /** Facet tokens of this row. */
  is?: readonly string[];
  cells: readonly Cell[];
}

export interface Cell {
  look: "number" | "word" | undefined;
  content: Markup;
  /** What it is sorted by, where that is not its text. */
  value: number | string | undefined;
}

export interface ExplorerParts {
  id: string;
  caption: string;
  placeholder: string;
  columns: readonly Column[];
  facets?: readonly Facet[];
  rows: readonly ExplorerRow[];
}

/** Rows that are in the page from the start; the others become rows when they are shown. */
const FIRST_PAGE = 100;

/** A table people search, filter and sort. Without the script it is a plain table of its first rows. */
export function explorer({ id, caption, placeholder, columns, facets = [], rows }: ExplorerParts): Markup {
  return html`<div class="explorer" id="${id}">
<form class="tools" role="search" aria-label="${caption}" hidden>
<label class="field">Search <input type="search" placeholder="${placeholder}" autocomplete="off" spellcheck="false"></label>
${facets.filter(({ choices }) => choices.length > 1).map(facetSelect)}
<button type="button" class="clear">Clear</button>
<output aria-live="polite"></output>
</form>
<div class="scroll" tabindex="0" role="region" aria-label="${caption}"><table>
<caption class="unseen">${caption}</caption>
<thead><tr>${columns.map(heading)}</tr></thead>
<tbody>
${rows.slice(0, FIRST_PAGE).map(rowMarkup)}</tbody>
</table></div>
${laterRows(rows)}
<button type="button" class="more" hidden>Show more</button>
</div>`;
}

/** A cell; `value` is what it is sorted by where that is not its text, and a word is not broken. */
export function cell(
  content: Insertable,
  options: { isNumber?: boolean; isWord?: boolean; value?: number | string } = {},
): Cell {
  const look = options.isNumber === true ? "number" : options.isWord === true ? "word" : undefined;
  return { look, content: html`${content}`, value: options.value };
}

function cellMarkup({ look, content, value }: Cell): Markup {
  const lookAttribute = look === undefined ? html`` : html` class="${look}"`;
  const valueAttribute = value === undefined ? html`` : html` data-value="${value}"`;
  return html`<td${lookAttribute}${valueAttribute}>${content}</td>`;
}

/** Choices with their counts, most frequent first. */
export function countFacet(label: string, tokens: readonly { token: string; label: string }[]): Facet {
  const counts = new Map<string, { token: string; label: string; count: number }>();
  for (const { token, label: name } of tokens) {
    const known = counts.get(token);
    if (known === undefined) counts.set(token, { token, label: name, count: 1 });
    else known.count++;
  }
  const choices = [...counts.values()].sort((a, b) => b.count - a.count || (a.token < b.token ? -1 : 1));
  return { label, choices };
}

function heading({ title, isNumber }: Column): Markup {
  return isNumber === true
    ? html`<th scope="col" class="number">${title}</th>`
    : html`<th scope="col">${title}</th>`;
}

function facetSelect({ label, choices }: Facet): Markup {
  return html`<label class="field">${label} <select><option value="">All</option>${choices.map(
    ({ token, label: name, count }) => html`<option value="${token}">${name} (${count})</option>`,
  )}</select></label>`;
}

function rowMarkup({ id, is = [], cells }: ExplorerRow): Markup {
  const idAttribute = id === undefined ? html`` : html` id="${id}"`;
  const facets = is.length === 0 ? html`` : html` data-is="${is.join(" ")}"`;
  return html`<tr${idAttribute}${facets}>${cells.map(cellMarkup)}</tr>
`;
}

/** Ten thousand rows take a browser seconds to build and lay out, but no time at all as one text. */
function laterRows(rows: readonly ExplorerRow[]): Markup {
  if (rows.length <= FIRST_PAGE) return html``;
  const later = rows.slice(FIRST_PAGE).map((row): LaterRow => {
    const keys = row.cells.map(({ content, value }) => value ?? textOf(content));
    const cells = row.cells.map((one) => cellMarkup({ ...one, value: undefined }).text).join("");
    return [cells, row.id ?? "", (row.is ?? []).join(" "), keys];
  });
  return html`<noscript><p class="caution">The first ${FIRST_PAGE} of ${rows.length} rows; the others need the page's own script.</p></noscript>
<script type="application/json" class="rows">${embeddedMarkup(later)}</script>`;
}

/** The markup of a row's cells, its id, its facet tokens, and what each cell is sorted by. */
type LaterRow = [markup: string, id: string, facets: string, keys: (string | number)[]];

function textOf({ text }: Markup): string {
  return text.replace(/<[^>]*>/g, "");
}
