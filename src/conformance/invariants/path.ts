import { field } from "../view/fields.js";

/** `steps[*].step_id`, `segments[0].label`, `events[?event_type=="x"].data`: keys, indexes, all, or a filter. */
type Part =
  | { kind: "key"; name: string }
  | { kind: "index"; index: number }
  | { kind: "all" }
  | { kind: "filter"; name: string; value: string };

export interface Match {
  value: unknown;
  /** The object that holds the value. */
  holder: unknown;
  path: (string | number)[];
}

const PART =
  /\.?(?:([A-Za-z_$][\w$-]{0,99})|\[(\d{1,9})\]|\[(\*)\]|\[\?(?:@\.)?([A-Za-z_]\w{0,99})\s?==\s?["']([^"']{0,200})["']\])/y;

/** Null when the text is no path of this grammar. */
export function parsePath(text: string): Part[] | null {
  const parts: Part[] = [];
  PART.lastIndex = 0;
  while (PART.lastIndex < text.length) {
    const match = PART.exec(text);
    if (match === null) return null;
    const [, key, index, all, name, value] = match;
    if (key !== undefined) parts.push({ kind: "key", name: key });
    else if (index !== undefined) parts.push({ kind: "index", index: Number(index) });
    else if (all !== undefined) parts.push({ kind: "all" });
    else parts.push({ kind: "filter", name: name!, value: value! });
  }
  return parts;
}

/** Every value the path leads to; none when it leads nowhere. */
export function select(root: unknown, parts: readonly Part[]): Match[] {
  let found: Match[] = [{ value: root, holder: null, path: [] }];
  for (const part of parts) found = found.flatMap((match) => step(match, part));
  return found;
}

function step({ value, path }: Match, part: Part): Match[] {
  if (part.kind === "key") {
    const child = field(value, part.name);
    return child === undefined ? [] : [{ value: child, holder: value, path: [...path, part.name] }];
  }
  if (!Array.isArray(value)) return [];
  return value.flatMap((item, index) =>
    isChosen(item, index, part) ? [{ value: item, holder: value, path: [...path, index] }] : [],
  );
}

function isChosen(item: unknown, index: number, part: Exclude<Part, { kind: "key" }>): boolean {
  if (part.kind === "index") return index === part.index;
  return part.kind === "all" || field(item, part.name) === part.value;
}
