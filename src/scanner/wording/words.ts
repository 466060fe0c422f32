import { DROPPED_UNIT, foldedUnit } from "../text/fold.js";
import { wordClass } from "../text/phrase-trie.js";

/** Marks that stand among the words. */
export const URL = 2;
export const MAIL = 3;
export const HOST = 7;
/** A path begins. */
const PATH = 4;
const TAG = 5;
const NUMBER = 6;
const QUOTE = 9;
/** The words before made up one identifier. */
const NAME = 1;
export const FIRST_WORD = 16;

/** A sentence is cut here: nobody writes such, and a window keeps the buffers small. */
export const LONGEST = 96;

/** Told of every sentence: `codes[0 … count)`, and where in the text it stands. */
export type Listener = (codes: Int32Array, count: number, start: number, end: number) => void;

const OTHER = 0;
const LETTER = 1;
const DIGIT = 2;
const UNDERSCORE = 3;
const STOP = 4;
const SPACE = 5;
const SIGN = 6;

const KINDS = new Uint8Array(128);
for (let code = 65; code <= 90; code++) KINDS[code] = LETTER;
for (let code = 97; code <= 122; code++) KINDS[code] = LETTER;
for (let code = 48; code <= 57; code++) KINDS[code] = DIGIT;
KINDS[95] = UNDERSCORE;
for (const code of [33, 46, 63]) KINDS[code] = STOP;
for (const code of [9, 10, 11, 12, 13, 32]) KINDS[code] = SPACE;
for (const code of [34, 39, 47, 58, 60, 64, 96, 126]) KINDS[code] = SIGN;

const SEED = 0x811c9dc5 | 0;
const PRIME = 0x01000193;

/** Room for the few marks that may follow the last word of a full window. */
const codes = new Int32Array(LONGEST + 4);

/**
 * Splits a text into words as cheaply as it can be done: one pass, no strings, no allocation. A word is the hash of its
 * folded letters without the endings of English grammar; addresses and numbers are one word each, whatever they spell.
 */
export function readWords(text: string, listen: Listener): void {
  const length = text.length;
  let count = 0;
  let sentenceStart = 0;
  let letters = 0;
  let hash = SEED;
  let before1 = SEED;
  let before2 = SEED;
  let before3 = SEED;
  let last1 = 0;
  let last2 = 0;
  let last3 = 0;
  let afterSmall = false;
  let named = false;
  let pairWith = 0;
  for (let at = 0; at <= length; at++) {
    let unit = at < length ? text.charCodeAt(at) : 10;
    let kind: number;
    if (unit < 128) kind = KINDS[unit]!;
    else {
      unit = unit === 0xd835 ? mathematicalLetter(text.charCodeAt(++at)) : foldedUnit(unit);
      if (unit === DROPPED_UNIT) continue;
      kind = unit < 128 ? KINDS[unit]! : kindOf(unit);
      if (kind === LETTER && isUnspaced(unit)) {
        if (pairWith !== 0) codes[count++] = wordOf(Math.imul(pairWith, PRIME) ^ unit);
        pairWith = unit;
        if (count < LONGEST) continue;
        listen(codes, count, sentenceStart, at);
        sentenceStart = at;
        count = 0;
        continue;
      }
    }
    pairWith = 0;
    if (kind === LETTER) {
      const hump = unit <= 90 && afterSmall && letters > 0;
      afterSmall = unit > 90;
      if (hump) {
        codes[count++] = wordOf(stemmed(letters, hash, before1, before2, before3, last1, last2, last3));
        named = true;
        letters = 0;
        hash = SEED;
      }
      if (unit <= 90) unit |= 32;
      before3 = before2;
      before2 = before1;
      before1 = hash;
      last3 = last2;
      last2 = last1;
      last1 = unit;
      hash = Math.imul(hash ^ unit, PRIME);
      letters++;
      if (hump && count >= LONGEST) {
        listen(codes, count, sentenceStart, at);
        sentenceStart = at;
        count = 0;
      }
      continue;
    }
    const next = at + 1 < length ? text.charCodeAt(at + 1) : 32;
    if (letters > 0) {
      if (kind === DIGIT) {
        hash = Math.imul(hash ^ unit, PRIME);
        last1 = 0;
        letters++;
        continue;
      }
      if (unit === 39 && isLetter(next)) continue;
      let mark = 0;
      if (unit === 58 && next === 47 && text.charCodeAt(at + 2) === 47) mark = URL;
      else if (unit === 64 && isLetter(next)) mark = MAIL;
      if (mark !== 0) {
        codes[count++] = mark;
        at = endOfAddress(text, at) - 1;
        named = false;
      } else {
        codes[count++] = wordOf(stemmed(letters, hash, before1, before2, before3, last1, last2, last3));
        if (kind === UNDERSCORE && isLetter(next)) named = true;
        else if (unit === 46 && isLetter(next)) codes[count++] = HOST;
        else if (named) {
          codes[count++] = NAME;
          named = false;
        }
      }
      letters = 0;
      hash = SEED;
      last1 = 0;
      if (count >= LONGEST) {
        listen(codes, count, sentenceStart, at);
        sentenceStart = at;
        count = 0;
      }
      if (mark !== 0 || kind === UNDERSCORE || (unit === 46 && isLetter(next))) continue;
    } else if (kind === DIGIT) {
      while (at + 1 < length && isNumeric(text.charCodeAt(at + 1))) at++;
      codes[count++] = NUMBER;
    }
    if (kind === STOP) {
      if (unit === 46 && isLetter(next)) {
        if (count === 0 || codes[count - 1] !== PATH) codes[count++] = PATH;
      } else if (unit >= 128 || next <= 32 || isCloser(next)) {
        if (count > 0) listen(codes, count, sentenceStart, at + 1);
        sentenceStart = at + 1;
        count = 0;
      }
    } else if (kind === SPACE) {
      if (unit === 10 && !continues(text, at + 1)) {
        if (count > 0) listen(codes, count, sentenceStart, at);
        sentenceStart = at + 1;
        count = 0;
      }
    } else if (kind === SIGN) {
      if (unit === 47 || unit === 126) {
        const starts = startsWord(text, at) && (next === 47 || next === 46 || isLetter(next));
        if (starts && (count === 0 || codes[count - 1] !== PATH)) codes[count++] = PATH;
      } else if (unit === 60) {
        const end = next === 47 || next === 124 || isLetter(next) ? endOfTag(text, at) : at;
        if (end > at) {
          codes[count++] = TAG;
          at = end;
        }
      } else if (unit === 34 || unit === 96 || unit >= 128) {
        codes[count++] = QUOTE;
      }
    }
    if (count >= LONGEST) {
      listen(codes, count, sentenceStart, at);
      sentenceStart = at + 1;
      count = 0;
    }
  }
  if (count > 0) listen(codes, count, sentenceStart, length);
}

/** Bold, italic, script and other letters of the mathematical alphabets, by the second half of their pair. */
function mathematicalLetter(half: number): number {
  const index = half - 0xdc00;
  if (!(index >= 0 && index < 13 * 52)) return DROPPED_UNIT;
  const letter = index % 52;
  return letter < 26 ? 65 + letter : 71 + letter;
}

function kindOf(unit: number): number {
  if (wordClass(unit) !== 0) return LETTER;
  if (unit === 0x3002 || unit === 0x61f || unit === 0x6d4 || unit === 0x964 || unit === 0x965) return STOP;
  return unit === 0x201c || unit === 0x201e || unit === 0xab || unit === 0x300c ? SIGN : OTHER;
}

/** Spreads the bits, and keeps clear of the marks. */
function wordOf(hash: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 1;
  return mixed < FIRST_WORD ? mixed + FIRST_WORD : mixed;
}

/** The hash of the word without -ing, -ed, -s and a silent -e. */
function stemmed(
  letters: number,
  hash: number,
  before1: number,
  before2: number,
  before3: number,
  last1: number,
  last2: number,
  last3: number,
): number {
  if (last1 === 103 && last2 === 110 && last3 === 105 && letters > 5) return before3;
  if (last1 === 100 && last2 === 101 && letters > 4) return before2;
  if (last1 === 115 && last2 !== 115 && letters > 3) return last2 === 101 && letters > 5 ? before2 : before1;
  if (last1 === 101 && letters > 4) return before1;
  return hash;
}

function isLetter(unit: number): boolean {
  return unit < 128 ? KINDS[unit] === LETTER : wordClass(unit) === 1;
}

function isNumeric(unit: number): boolean {
  return unit < 128 && (KINDS[unit] === DIGIT || KINDS[unit] === LETTER);
}

function isCloser(unit: number): boolean {
  return (
    unit === 34 || unit === 39 || unit === 41 || unit === 93 || unit === 96 || unit === 42 || unit === 0x201d
  );
}

/** Scripts written without blanks: two neighbouring characters make a word. */
function isUnspaced(unit: number): boolean {
  return unit >= 0x3041 || (unit >= 0xe01 && unit < 0x10a0) || (unit >= 0x1780 && unit < 0x1800);
}

function startsWord(text: string, at: number): boolean {
  if (at === 0) return true;
  const before = text.charCodeAt(at - 1);
  return before <= 32 || before === 34 || before === 39 || before === 40 || before === 96 || before === 61;
}

function continues(text: string, at: number): boolean {
  let next = at;
  while (next - at < 40 && text.charCodeAt(next) === 32) next++;
  const unit = text.charCodeAt(next);
  return unit >= 97 && unit <= 122;
}

/** Up to a blank or a closing mark, without the punctuation of the sentence. */
function endOfAddress(text: string, at: number): number {
  let end = at;
  for (; end < text.length; end++) {
    const unit = text.charCodeAt(end);
    if (unit <= 32 || unit === 34 || unit === 39 || unit === 41 || unit === 60 || unit === 62 || unit === 96)
      break;
    if (unit >= 0x2018) break;
  }
  while (end > at + 1 && isTrailing(text.charCodeAt(end - 1))) end--;
  return end;
}

function isTrailing(unit: number): boolean {
  return unit === 46 || unit === 44 || unit === 59 || unit === 58 || unit === 33 || unit === 63;
}

function endOfTag(text: string, at: number): number {
  for (let end = at + 1; end < text.length && end - at < 48; end++) {
    const unit = text.charCodeAt(end);
    if (unit === 62) return end;
    if (unit === 10 || unit === 32 || unit === 60) return at;
  }
  return at;
}
