/** Enough of a credential to recognise it by, as its issuer's prefix. */
const KEPT = 4;

/** The text with spans made unreadable, at the same length, so that other spans into it still hold. */
export function blotOut(text: string, spans: readonly { start: number; end: number }[]): string {
  let shown = text;
  for (const { start, end } of spans) {
    const from = Math.min(start + KEPT, end);
    shown = shown.slice(0, from) + "•".repeat(Math.max(0, end - from)) + shown.slice(Math.max(from, end));
  }
  return shown;
}
