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
  cells: readonly Markup[];
}

export interface ExplorerParts {
  id: string;
  caption: string;
  placeholder: string;
  columns: readonly Column[];
  facets?: readonly Facet[];
  rows: readonly ExplorerRow[];
}

/** A table people search, filter and sort. Without the script it is a plain table with every row. */
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
${rows.map(rowMarkup)}</tbody>
</table></div>
<button type="button" class="more" hidden>Show more</button>
</div>`;
}

/** A cell; `value` is what it is sorted by where that is not its text, and a word is not broken. */
export function cell(
  content: Insertable,
  options: { isNumber?: boolean; isWord?: boolean; value?: number | string } = {},
): Markup {
  const look =
    options.isNumber === true
      ? html` class="number"`
      : options.isWord === true
        ? html` class="word"`
        : html``;
  const value = options.value === undefined ? html`` : html` data-value="${options.value}"`;
  return html`<td${look}${value}>${content}</td>`;
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

/** Rows past this are marked, so that a browser with script need not lay them out before the script runs. */
const FIRST_PAGE = 100;

function rowMarkup({ id, is = [], cells }: ExplorerRow, position: number): Markup {
  const late = position < FIRST_PAGE ? html`` : html` class="late"`;
  const idAttribute = id === undefined ? html`` : html` id="${id}"`;
  const facets = is.length === 0 ? html`` : html` data-is="${is.join(" ")}"`;
  return html`<tr${idAttribute}${late}${facets}>${cells}</tr>
`;
}
