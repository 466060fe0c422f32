/** A row of a table, in the page or still as text. */
export interface Row {
  id: string;
  facets(): Set<string>;
  /** The element, made when it is first asked for. */
  element(): HTMLTableRowElement;
  /** What the row says, in lower case. */
  text(): string;
  /** What it is sorted by in a column. */
  key(column: number): string;
}

type LaterRow = [markup: string, id: string, facets: string, keys: (string | number)[]];

const ENTITIES: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
};

/** All rows of a table: those the page came with, then those it carries as data. */
export function readRows(root: HTMLElement, body: HTMLTableSectionElement): Row[] {
  const source = root.querySelector("script.rows")?.textContent;
  const later = source ? (JSON.parse(source.replaceAll("\u007f", "<")) as LaterRow[]) : [];
  return [...[...body.rows].map(presentRow), ...later.map(laterRow)];
}

function presentRow(element: HTMLTableRowElement): Row {
  let facets: Set<string> | undefined;
  let text: string | undefined;
  return {
    id: element.id,
    facets: () => {
      facets ??= new Set((element.dataset.is ?? "").split(" "));
      return facets;
    },
    element: () => element,
    text: () => {
      text ??= (element.textContent ?? "").toLowerCase();
      return text;
    },
    key: (column) => {
      const cell = element.cells[column];
      return cell?.dataset.value ?? cell?.textContent ?? "";
    },
  };
}

/** The markup is the page's own: everything measured was escaped when it was written. */
function laterRow([markup, id, tokens, keys]: LaterRow): Row {
  let facets: Set<string> | undefined;
  let element: HTMLTableRowElement | undefined;
  let text: string | undefined;
  return {
    id,
    facets: () => {
      facets ??= new Set(tokens.split(" "));
      return facets;
    },
    element: () => {
      if (element === undefined) {
        element = document.createElement("tr");
        element.id = id;
        element.innerHTML = markup;
      }
      return element;
    },
    text: () => {
      text ??= markup
        .replace(/<[^>]*>/g, "")
        .replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity]!)
        .toLowerCase();
      return text;
    },
    key: (column) => String(keys[column] ?? ""),
  };
}
