import { type State, writeState } from "./state.js";

/** Rows shown at once: hidden rows cost the browser nothing, so ten thousand stay usable. */
const PAGE = 100;

interface Row {
  element: HTMLTableRowElement;
  facets: Set<string>;
  /** Lower-case text, read once it is needed. */
  text?: string;
}

export interface Explorer {
  id: string;
  contains(row: Element): boolean;
  /** Makes a row visible whatever the filters say. */
  reveal(row: HTMLTableRowElement): void;
  restore(state: State): void;
}

export function enhanceExplorers(): Explorer[] {
  return [...document.querySelectorAll<HTMLElement>(".explorer")].map(enhance);
}

function enhance(root: HTMLElement): Explorer {
  const table = root.querySelector("table")!;
  const body = table.tBodies[0]!;
  const rows = [...body.rows].map(
    (element): Row => ({ element, facets: new Set((element.dataset.is ?? "").split(" ")) }),
  );
  const search = root.querySelector<HTMLInputElement>("input[type=search]")!;
  const selects = [...root.querySelectorAll<HTMLSelectElement>("select")];
  const count = root.querySelector<HTMLElement>("output")!;
  const more = root.querySelector<HTMLButtonElement>("button.more")!;
  const headings = [...table.tHead!.rows[0]!.cells];
  let ordered = rows;
  let limit = PAGE;
  let sort: State["sort"];

  function matches(row: Row, words: readonly string[], wanted: readonly string[]): boolean {
    if (!wanted.every((facet) => row.facets.has(facet))) return false;
    if (words.length === 0) return true;
    row.text ??= `${row.element.textContent} ${row.element.dataset.text ?? ""}`.toLowerCase();
    return words.every((word) => row.text!.includes(word));
  }

  function show(): void {
    const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
    const wanted = selects.map((select) => select.value).filter(Boolean);
    const found = ordered.filter((row) => matches(row, words, wanted));
    const shown = new Set(found.slice(0, limit));
    for (const row of rows) row.element.hidden = !shown.has(row);
    count.textContent =
      found.length === rows.length
        ? `${rows.length} ${rows.length === 1 ? "row" : "rows"}`
        : `${found.length} of ${rows.length} rows`;
    more.hidden = found.length <= limit;
    more.textContent = `Show ${Math.min(PAGE * 5, found.length - limit)} more`;
  }

  function update(): void {
    limit = PAGE;
    show();
    const facets = selects.map((select) => select.value);
    writeState(root.id, { text: search.value, facets, ...(sort === undefined ? {} : { sort }) });
  }

  function sortBy(column: number, descending: boolean): void {
    sort = { column, descending };
    const isNumber = headings[column]!.classList.contains("number");
    const keyed = rows.map((row, position) => ({ row, position, key: cellKey(row, column) }));
    keyed.sort(
      (a, b) =>
        (isNumber ? compareNumbers(a.key, b.key) : a.key.localeCompare(b.key, "en", { numeric: true })) *
          (descending ? -1 : 1) || a.position - b.position,
    );
    ordered = keyed.map(({ row }) => row);
    // Rows move fastest while the body is out of the page.
    body.remove();
    body.append(...ordered.map(({ element }) => element));
    table.append(body);
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
  search.form!.hidden = false;
  show();
  root.classList.add("ready");

  return {
    id: root.id,
    contains: (element) => body.contains(element),
    reveal(element) {
      element.hidden = false;
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

function cellKey({ element }: Row, column: number): string {
  const cell = element.cells[column];
  return cell?.dataset.value ?? cell?.textContent ?? "";
}

/** Cells without a number come last in either direction's natural reading: as the smallest. */
function compareNumbers(a: string, b: string): number {
  const [left, right] = [a, b].map((text) => (text === "" ? Number.NEGATIVE_INFINITY : Number(text)));
  return left === right ? 0 : left! < right! ? -1 : 1;
}
