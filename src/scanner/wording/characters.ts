import { wordClass } from "../text/phrase-trie.js";

/** What a character is to a reader of words. Up to `CAPITAL` letters, up to `DIGIT` what words are made of. */
export const SMALL = 0;
export const CAPITAL = 1;
export const DIGIT = 2;
export const UNDERSCORE = 3;
export const STOP = 4;
export const SPACE = 5;
export const SIGN = 6;
export const OTHER = 7;
/** Beyond ASCII: to be folded first, then asked for by `foreignKind`. */
export const FOREIGN = 8;

/** By UTF-16 unit. */
export const KINDS = new Uint8Array(0x10000).fill(FOREIGN);
KINDS.fill(OTHER, 0, 128);
KINDS.fill(SMALL, 97, 123);
KINDS.fill(CAPITAL, 65, 91);
KINDS.fill(DIGIT, 48, 58);
KINDS[95] = UNDERSCORE;
for (const code of [33, 46, 63]) KINDS[code] = STOP;
for (const code of [9, 10, 11, 12, 13, 32]) KINDS[code] = SPACE;
for (const code of [34, 39, 47, 58, 60, 64, 96, 126]) KINDS[code] = SIGN;

/** Letters of other scripts count as small ones. */
export function foreignKind(unit: number): number {
  if (wordClass(unit) !== 0) return SMALL;
  if (unit === 0x3002 || unit === 0x61f || unit === 0x6d4 || unit === 0x964 || unit === 0x965) return STOP;
  return unit === 0x201c || unit === 0x201e || unit === 0xab || unit === 0x300c ? SIGN : OTHER;
}

export function isLetter(unit: number): boolean {
  return unit < 128 ? KINDS[unit]! <= CAPITAL : wordClass(unit) === 1;
}

export function isCloser(unit: number): boolean {
  return (
    unit === 34 || unit === 39 || unit === 41 || unit === 93 || unit === 96 || unit === 42 || unit === 0x201d
  );
}

/** Scripts written without blanks: two neighbouring characters make a word. */
export function isUnspaced(unit: number): boolean {
  return unit >= 0x3041 || (unit >= 0xe01 && unit < 0x10a0) || (unit >= 0x1780 && unit < 0x1800);
}

/** Bold, italic, script and other letters of the mathematical alphabets, by the second half of their pair. */
export function mathematicalLetter(half: number): number | undefined {
  const index = half - 0xdc00;
  if (index < 0 || index >= 13 * 52) return undefined;
  const letter = index % 52;
  return letter < 26 ? 65 + letter : 71 + letter;
}
