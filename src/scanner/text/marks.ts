import { wordClass } from "./phrase-trie.js";

// Characters that a reader tells apart, by their code.

export function isSymbolStart(code: number): boolean {
  return (
    code === 126 ||
    code === 46 ||
    code === 36 ||
    code === 47 ||
    code === 60 ||
    code === 91 ||
    code === 124 ||
    code === 35 ||
    code === 62
  );
}

export function isCloser(code: number): boolean {
  return (
    code === 34 ||
    code === 39 ||
    code === 41 ||
    code === 93 ||
    code === 0x201d ||
    code === 0xbb ||
    code === 96 ||
    code === 42
  );
}

export function isMailbox(code: number): boolean {
  return wordClass(code) === 1 || code === 46 || code === 45 || code === 95 || code === 43;
}

export function endsLink(code: number): boolean {
  return (
    code === 32 ||
    code === 34 ||
    code === 39 ||
    code === 41 ||
    code === 60 ||
    code === 62 ||
    code === 96 ||
    code === 123 ||
    code >= 0x2026
  );
}

/** Blanks and marks between two sentences. */
const MOST_BETWEEN = 8;

/** "Vitamin C. Next": behind the stop of a single letter or digit a small letter goes on with the sentence. */
export function goesOn(text: string, behind: number): boolean {
  const next = /\p{L}/u.exec(text.slice(behind, behind + MOST_BETWEEN))?.[0] ?? "";
  return next === next.toLowerCase() && next !== next.toUpperCase();
}
