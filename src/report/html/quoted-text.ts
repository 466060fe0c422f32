import { visibleParts } from "../../core/visible-text.js";
import { html, type Markup } from "./markup.js";

const CONTEXT = 160;
/** White space that is shown, but hides nothing. */
const LINE_BREAK = new Set(["\\n", "\\r", "\\t"]);

/** A span of hostile text with a little of what surrounds it; hidden characters stand out. */
export function quotedText(text: string, start: number, end: number): Markup {
  const from = Math.max(0, start - CONTEXT);
  const to = Math.min(text.length, Math.max(end, start) + CONTEXT);
  const cutAt = Math.min(end, start + 2 * CONTEXT);
  return html`<blockquote class="quoted">${from > 0 ? "… " : ""}${revealed(text.slice(from, start))}<mark>${revealed(text.slice(start, cutAt))}${cutAt < end ? " …" : ""}</mark>${cutAt < end ? "" : revealed(text.slice(end, to))}${to < text.length ? " …" : ""}</blockquote>`;
}

/** A whole text with spans marked; spans may touch or overlap. */
export function markedText(text: string, spans: readonly { start: number; end: number }[]): Markup {
  const parts: Markup[] = [];
  let at = 0;
  for (const { start, end } of [...spans].sort((a, b) => a.start - b.start)) {
    const from = Math.min(Math.max(start, at), text.length);
    const to = Math.min(end, text.length);
    if (to <= from) continue;
    parts.push(...revealed(text.slice(at, from)), html`<mark>${revealed(text.slice(from, to))}</mark>`);
    at = to;
  }
  return html`<blockquote class="quoted">${parts}${revealed(text.slice(at))}</blockquote>`;
}

export function revealed(text: string): Markup[] {
  return visibleParts(text).map((part) =>
    part.isHidden
      ? html`<span class="${LINE_BREAK.has(part.text) ? "soft" : "glyph"}">${part.text}</span>`
      : html`${part.text}`,
  );
}
