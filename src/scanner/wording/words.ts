import { DROPPED_UNIT, foldedUnit } from "../text/fold.js";
import { unitsOf } from "../text/units.js";
import {
  CAPITAL,
  DIGIT,
  FOREIGN,
  foreignKind,
  isCloser,
  isLetter,
  isUnspaced,
  KINDS,
  mathematicalLetter,
  SIGN,
  SMALL,
  SPACE,
  STOP,
  UNDERSCORE,
} from "./characters.js";
import { pairCode, SEED, withLetter, wordCode } from "./word-code.js";

/** Marks that stand among the words. */
export const URL = 2;
export const MAIL = 3;
export const HOST = 7;
/** A path begins. */
const PATH = 4;
const TAG = 5;
export const NUMBER = 6;
const QUOTE = 9;
/** The words before made up one identifier. */
const NAME = 1;

/** A sentence is cut here: nobody writes such, and a window keeps the buffers small. */
export const LONGEST = 96;

/** Told of every sentence: `codes[0 … count)`, and where in the text it stands. */
export type Listener = (codes: Int32Array, count: number, start: number, end: number) => void;

const BLANK = 32;
/** In the scripts beyond the Latin one a word is its first letters: what follows is mostly grammar. */
const FIRST_INFLECTED = 0x370;
const STEM = 5;

/** Words and marks of one sentence: a few marks may follow the last word of a full window. */
export const MOST_WORDS = LONGEST + 4;
const codes = new Int32Array(MOST_WORDS);

/**
 * Splits a text into words as cheaply as it can be done: one pass, no strings, no allocation. A word is the hash of its
 * folded letters without the endings of English grammar; addresses and numbers are one word each, whatever they spell.
 */
export function readWords(text: string, listen: Listener): void {
  const length = text.length;
  const units = unitsOf(text);
  let count = 0;
  let sentenceStart = 0;
  let letters = 0;
  let hash = SEED;
  let tail = 0;
  let afterSmall = false;
  let named = false;
  let pairWith = 0;
  for (let at = 0; at <= length; at++) {
    let unit = units[at]!;
    let kind = KINDS[unit]!;
    if (kind === FOREIGN) {
      unit = unit === 0xd835 ? (mathematicalLetter(units[++at]!) ?? DROPPED_UNIT) : foldedUnit(unit);
      if (unit === DROPPED_UNIT) continue;
      kind = unit < 128 ? KINDS[unit]! : foreignKind(unit);
      if (kind === SMALL && isUnspaced(unit)) {
        if (pairWith !== 0) codes[count++] = pairCode(pairWith, unit);
        pairWith = unit;
        if (count < LONGEST) continue;
        listen(codes, count, sentenceStart, at);
        sentenceStart = at;
        count = 0;
        continue;
      }
    }
    pairWith = 0;
    if (kind <= CAPITAL) {
      const hump = kind === CAPITAL && afterSmall && letters > 0;
      if (hump) {
        codes[count++] = wordCode(hash, tail, letters);
        named = true;
        letters = 0;
        hash = SEED;
      }
      afterSmall = kind === SMALL;
      if (kind === CAPITAL) unit |= 32;
      if (unit < FIRST_INFLECTED || letters < STEM) hash = withLetter(hash, unit);
      tail = (tail << 8) | (unit < 128 ? unit : 0);
      letters++;
      if (hump && count >= LONGEST) {
        listen(codes, count, sentenceStart, at);
        sentenceStart = at;
        count = 0;
      }
      const first = at;
      let next = units[at + 1]!;
      while (KINDS[next] === SMALL) {
        hash = withLetter(hash, next);
        next = units[++at + 1]!;
      }
      if (at > first) {
        letters += at - first;
        tail = tailOf(units, first, at, tail);
        afterSmall = true;
      }
      if (next !== BLANK || named) continue;
      codes[count++] = wordCode(hash, tail, letters);
      letters = 0;
      hash = SEED;
      at++;
      if (count < LONGEST) continue;
      listen(codes, count, sentenceStart, at);
      sentenceStart = at;
      count = 0;
      continue;
    }
    const next = units[at + 1]!;
    if (letters > 0) {
      if (kind === DIGIT) {
        hash = withLetter(hash, unit);
        tail <<= 8;
        letters++;
        continue;
      }
      if (unit === 39 && isLetter(next)) {
        if (isElided(tail, letters) && isLetter(units[at + 2]!)) {
          letters = 0;
          hash = SEED;
        }
        continue;
      }
      let mark = 0;
      if (unit === 58 && next === 47 && units[at + 2] === 47) mark = URL;
      else if (unit === 64 && isLetter(next)) mark = MAIL;
      if (mark !== 0) {
        codes[count++] = mark;
        at = endOfAddress(units, length, at) - 1;
        named = false;
      } else {
        codes[count++] = wordCode(hash, tail, letters);
        if (kind === UNDERSCORE && isLetter(next)) named = true;
        else if (unit === 46 && isLetter(next)) codes[count++] = HOST;
        else if (named) {
          codes[count++] = NAME;
          named = false;
        }
      }
      letters = 0;
      hash = SEED;
      if (count >= LONGEST) {
        listen(codes, count, sentenceStart, at);
        sentenceStart = at;
        count = 0;
      }
      if (mark !== 0 || kind === UNDERSCORE || (unit === 46 && isLetter(next))) continue;
    } else if (kind === DIGIT) {
      while (KINDS[units[at + 1]!]! <= DIGIT) at++;
      codes[count++] = NUMBER;
    }
    if (kind === STOP) {
      if (unit === 46 && isLetter(next)) {
        if (count === 0 || codes[count - 1] !== PATH) codes[count++] = PATH;
      } else if (unit >= 128 || next <= 32 || (isCloser(next) && !continues(units, at + 2))) {
        if (count > 0) listen(codes, count, sentenceStart, at + 1);
        sentenceStart = at + 1;
        count = 0;
      }
    } else if (kind === SPACE) {
      if (unit === 10 && !continues(units, at + 1)) {
        if (count > 0) listen(codes, count, sentenceStart, at);
        sentenceStart = at + 1;
        count = 0;
      }
    } else if (kind === SIGN) {
      if (unit === 47 || unit === 126) {
        const starts = startsWord(units, at) && (next === 47 || next === 46 || isLetter(next));
        if (starts && (count === 0 || codes[count - 1] !== PATH)) codes[count++] = PATH;
      } else if (unit === 60) {
        const end = next === 47 || next === 124 || isLetter(next) ? endOfTag(units, at) : at;
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

const QU = 0x7175;
const LL = 0x6c6c;

/** What stands before the apostrophe is an article or a pronoun: "l'utilisateur", "qu'elle", "dell'utente". */
function isElided(tail: number, letters: number): boolean {
  const end = tail & 0xffff;
  return letters === 1 || (letters === 2 && end === QU) || (letters <= 4 && end === LL);
}

/** The last letters of a word, a byte each, after those beyond `first` were read. */
function tailOf(units: Uint16Array, first: number, last: number, before: number): number {
  const end = (units[last - 1]! << 8) | units[last]!;
  switch (last - first) {
    case 1:
      return (before << 8) | units[last]!;
    case 2:
      return (before << 16) | end;
    default:
      return (units[last - 2]! << 16) | end;
  }
}

function startsWord(units: Uint16Array, at: number): boolean {
  if (at === 0) return true;
  const before = units[at - 1]!;
  return before <= 32 || before === 34 || before === 39 || before === 40 || before === 96 || before === 61;
}

function continues(units: Uint16Array, at: number): boolean {
  let next = at;
  while (next - at < 40 && units[next] === 32) next++;
  return KINDS[units[next]!] === SMALL;
}

/** Up to a blank or a closing mark, without the punctuation of the sentence. */
function endOfAddress(units: Uint16Array, length: number, at: number): number {
  let end = at;
  for (; end < length; end++) {
    const unit = units[end]!;
    if (unit <= 32 || unit === 34 || unit === 39 || unit === 41 || unit === 60 || unit === 62 || unit === 96)
      break;
    if (unit >= 0x2018) break;
  }
  while (end > at + 1 && isTrailing(units[end - 1]!)) end--;
  return end;
}

function isTrailing(unit: number): boolean {
  return unit === 46 || unit === 44 || unit === 59 || unit === 58 || unit === 33 || unit === 63;
}

function endOfTag(units: Uint16Array, at: number): number {
  for (let end = at + 1; end - at < 48; end++) {
    const unit = units[end]!;
    if (unit === 62) return end;
    if (unit === 10 || unit === 32 || unit === 60) return at;
  }
  return at;
}
