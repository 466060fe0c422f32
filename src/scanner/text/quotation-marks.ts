import type { Folded } from "./fold.js";
import { wordClass } from "./phrase-trie.js";

export const APOSTROPHE = 39;
const BEFORE_QUOTE = new Set(Array.from(" ([{<:=,;/-|", (mark) => mark.charCodeAt(0)));

/** "git's", "`git`'s" and "'90" have apostrophes, which look like the mark that opens; `raw` is the one that stands in the text. */
export function apostropheOpens(folded: Folded, at: number, raw: number): boolean {
  if (raw !== APOSTROPHE && raw !== 0x2018) return false;
  const next = folded.codes[at + 1]!;
  if (!isWordAt(folded, at + 1) || (next >= 48 && next <= 57)) return false;
  return at === 0 || BEFORE_QUOTE.has(folded.codes[at - 1]!);
}

export function apostropheCloses(folded: Folded, at: number): boolean {
  return !isWordAt(folded, at + 1);
}

function isWordAt({ codes, length }: Folded, at: number): boolean {
  return at < length && wordClass(codes[at]!) !== 0;
}

/** In Polish and Hungarian the low mark is closed by the one that closes in English. */
export function isCloserFor(closer: number, code: number): boolean {
  return code === closer || (code === 0x201d && closer === 0x201c);
}

export function closerOf(code: number): number {
  switch (code) {
    case 34:
      return 34;
    case 39: // also where ‘ and ’ stood
      return 39;
    case 96:
      return 96;
    case 0x201c:
      return 0x201d;
    case 0x201e:
      return 0x201c;
    case 0xab:
      return 0xbb;
    case 0xbb:
      return 0xab;
    case 0x300c:
      return 0x300d;
    case 0x300e:
      return 0x300f;
    default:
      return 0;
  }
}
