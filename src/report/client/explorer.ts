import { type Row, readRows } from "./rows.js";
import { type State, writeState } from "./state.js";

/** Rows shown at once. The others are not in the page, so ten thousand stay usable. */
const PAGE = 100;

export interface Explorer {
  id: string;
  /** Puts a row into the page whatever the filters say; false when it is no row of this table. */
  reveal(rowId: string): boolean;
  restore(state: State): void;
}

export function enhanceExplorers(): Explorer[] {
  return [...document.querySelectorAll<HTMLElement>(".explorer")].map(enhance);
}

function enhance(root: HTMLElement): Explorer {
  const table = root.querySelector("table")!;
  const body = table.tBodies[0]!;
  const rows = readRows(root, body);
  const search = root.querySelector<HTMLInputElement>("input[type=search]")!;
  const selects = [...root.querySelectorAll<HTMLSelectElement>("select")];
  const count = root.querySelector<HTMLElement>("output")!;
  const more = root.querySelector<HTMLButtonElement>("button.more")!;
  const headings = [...table.tHead!.rows[0]!.cells];
  let ordered = rows;
  let limit = PAGE;
  let sort: State["sort"];
  let revealed: Row | undefined;

  function matches(row: Row, words: readonly string[], wanted: readonly string[]): boolean {
    if (!wanted.every((facet) => row.facets().has(facet))) return false;
    return words.length === 0 || words.every((word) => row.text().includes(word));
  }

  function show(): void {
    const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
    const wanted = selects.map((select) => select.value).filter(Boolean);
    const found = ordered.filter((row) => matches(row, words, wanted));
    const shown = found.slice(0, limit);
    if (revealed !== undefined && !shown.includes(revealed)) shown.unshift(revealed);
    body.replaceChildren(...shown.map((row) => row.element()));
    count.textContent =
      found.length === rows.length
        ? `${rows.length} ${rows.length === 1 ? "row" : "rows"}`
        : `${found.length} of ${rows.length} rows`;
    more.hidden = found.length <= limit;
    more.textContent = `Show ${Math.min(PAGE * 5, found.length - limit)} more`;
  }

  function update(): void {
    limit = PAGE;
    revealed = undefined;
    show();
    const facets = selects.map((select) => select.value);
    writeState(root.id, { text: search.value, facets, ...(sort === undefined ? {} : { sort }) });
  }

  function sortBy(column: number, descending: boolean): void {
    sort = { column, descending };
    const isNumber = headings[column]!.classList.contains("number");
    const keyed = rows.map((row, position) => ({ row, position, key: row.key(column) }));
    const compare = isNumber ? compareNumbers : compareWords;
    keyed.sort((a, b) => compare(a.key, b.key) * (descending ? -1 : 1) || a.position - b.position);
    ordered = keyed.map(({ row }) => row);
    headings.forEach((heading, index) => {
      if (index === column) heading.setAttribute("aria-sort", descending ? "descending" : "ascending");
      else heading.removeAttribute("aria-sort");
    });
  }

  headings.forEach((heading, column) => {
    const button = document.createElement("button");
    button.type = "button";
    button.append(...heading.childNodes);
    heading.append(button);
    button.addEventListener("click", () => {
      const isSame = sort?.column === column;
      sortBy(column, isSame ? !sort!.descending : heading.classList.contains("number"));
      update();
    });
  });
  search.addEventListener("input", update);
  for (const select of selects) select.addEventListener("change", update);
  search.form!.addEventListener("submit", (event) => event.preventDefault());
  root.querySelector("button.clear")!.addEventListener("click", () => {
    search.value = "";
    for (const select of selects) select.value = "";
    update();
  });
  more.addEventListener("click", () => {
    limit += PAGE * 5;
    show();
  });
  addEventListener("beforeprint", () => {
    limit = rows.length;
    show();
  });
  addEventListener("afterprint", () => {
    limit = PAGE;
    show();
  });
  search.form!.hidden = false;
  show();

  return {
    id: root.id,
    reveal(rowId) {
      const found = rows.find(({ id }) => id === rowId);
      if (found === undefined) return false;
      revealed = found;
      if (!body.contains(found.element())) show();
      return true;
    },
    restore(state) {
      search.value = state.text;
      selects.forEach((select, index) => {
        select.value = state.facets[index] ?? "";
        if (select.selectedIndex === -1) select.value = "";
      });
      if (state.sort !== undefined && headings[state.sort.column] !== undefined) {
        sortBy(state.sort.column, state.sort.descending);
      }
      show();
    },
  };
}

/** One comparer for all: making one for every pair costs more than the comparison. */
const compareWords = new Intl.Collator("en", { numeric: true }).compare;

/** Cells without a number come last in either direction's natural reading: as the smallest. */
function compareNumbers(a: string, b: string): number {
  const [left, right] = [a, b].map((text) => (text === "" ? Number.NEGATIVE_INFINITY : Number(text)));
  return left === right ? 0 : left! < right! ? -1 : 1;
}
