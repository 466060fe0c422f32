import { type Markup, trusted } from "./markup.js";

/** JSON inside a script element: no `<` can end the element or open a comment. */
export function embeddedJson(value: unknown): Markup {
  return trusted(JSON.stringify(value).replaceAll("<", "\\u003c"));
}

/**
 * The same for JSON that is mostly markup: every `<` is a DEL character, which is a sixth of the size. A DEL
 * of the text itself is made visible before it comes here; one that is left is dropped, never taken for a `<`.
 */
export function embeddedMarkup(value: unknown): Markup {
  return trusted(JSON.stringify(value).replaceAll("\u007f", "").replaceAll("<", "\u007f"));
}
