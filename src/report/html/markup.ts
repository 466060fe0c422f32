import { excerpt } from "../../core/visible-text.js";

/** Characters shown of one text; the record holds the whole. A word of a megabyte would stall any browser. */
const SHOWN_CHARACTERS = 4000;

/** Markup that is already safe. Only `html` and `trusted` make it. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

export type Insertable = Markup | string | number | readonly Insertable[];

/** The only way text enters the page: everything inserted is escaped and capped, and hidden characters are made visible. */
export function html(parts: TemplateStringsArray, ...values: Insertable[]): Markup {
  return new Markup(
    parts.map((part, index) => (index === 0 ? part : insert(values[index - 1]!) + part)).join(""),
  );
}

/** For our own style sheets and scripts, never for anything that was measured. */
export function trusted(text: string): Markup {
  return new Markup(text);
}

function insert(value: Insertable): string {
  if (value instanceof Markup) return value.text;
  if (Array.isArray(value)) return value.map(insert).join("");
  return escapeHtml(excerpt(String(value), SHOWN_CHARACTERS));
}

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character]!);
}
