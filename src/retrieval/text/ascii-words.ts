const OTHER = 0;
const LOWER = 1;
const UPPER = 2;
const DIGIT = 3;

const KINDS = Uint8Array.from({ length: 128 }, (_, code) => {
  const character = String.fromCharCode(code);
  if (/[a-z]/.test(character)) return LOWER;
  if (/[A-Z]/.test(character)) return UPPER;
  return /[0-9]/.test(character) ? DIGIT : OTHER;
});

/** What `splitWords` makes of a text of ASCII characters only, in one pass; undefined where there are others. */
export function splitAscii(text: string): string[] | undefined {
  const words: string[] = [];
  let start = 0;
  let before = OTHER;
  let hasUpper = false;
  for (let at = 0; at <= text.length; at++) {
    const code = at < text.length ? text.charCodeAt(at) : 0;
    if (code > 127) return undefined;
    const kind = KINDS[code]!;
    if (kind !== before || kind === UPPER) {
      if (isBreak(before, kind, text, at)) {
        if (before !== OTHER)
          words.push(hasUpper ? text.slice(start, at).toLowerCase() : text.slice(start, at));
        start = at;
        hasUpper = false;
      }
      hasUpper ||= kind === UPPER;
    }
    before = kind;
  }
  return words;
}

/** A capital letter goes with the small ones after it; of several, the last does. */
function isBreak(before: number, kind: number, text: string, at: number): boolean {
  if (before === UPPER && kind === LOWER) return false;
  if (before === UPPER && kind === UPPER) return KINDS[text.charCodeAt(at + 1)] === LOWER;
  return true;
}
