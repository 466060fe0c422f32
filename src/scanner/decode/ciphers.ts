import { isCommonPair, letterOf, NO_LETTER, pairIndex } from "../text/letter-pairs.js";
import { stringOf, unitsOf } from "../text/units.js";

export interface Deciphered {
  encoding: string;
  text: string;
}

/** Fewer letters have no typical pairs. */
const FEWEST_LETTERS = 10;
/** Of the pairs of letters in words, so many are common ones; in reversed words more of them stay common. */
const PLAIN = 0.5;
const GAIN = 0.12;
/** In a text whose letters stand for others. */
const MOST_BY_CHANCE = 0.55;
const REVERSED_GAIN = -0.05;
const ALPHABET = 26;

/** What a text may be in cipher: whatever makes its letters follow each other as they do in words. */
export function decipher(text: string): Deciphered[] {
  const pairs = pairsIn(text);
  if (pairs.letters < Math.max(FEWEST_LETTERS, signsIn(text) * MOSTLY))
    return /\p{L}{3}/u.test(text) ? [reversed(text)] : [];
  const plain = share(pairs, SAME);
  const found: Deciphered[] = [];
  if (share(pairs, SAME, true) >= Math.max(PLAIN, plain + REVERSED_GAIN)) {
    found.push(reversed(text), { encoding: "reversed words", text: reverseWords(text) });
  }
  if (plain > MOST_BY_CHANCE) return found;
  const best = bestSubstitution(pairs, Math.max(PLAIN, plain + GAIN));
  if (best !== undefined) found.push({ encoding: best.encoding, text: substitute(text, best.map) });
  if (HALF_WAY.test(text)) {
    const turned = rot47(text);
    if (share(pairsIn(turned), SAME) >= PLAIN) found.push({ encoding: "rot47", text: turned });
  }
  for (const first of [0, 1]) {
    const every = everyOther(text, first);
    if (share(pairsIn(every), SAME) >= PLAIN) found.push({ encoding: "interleaved", text: every });
  }
  return found;
}

const MOSTLY = 0.4;

function signsIn(text: string): number {
  let signs = 0;
  for (let at = 0; at < text.length; at++) if (!isBlank(text.charCodeAt(at))) signs++;
  return signs;
}

const WIDE_BLANK = /\s/;

function isBlank(unit: number): boolean {
  if (unit < 128) return unit === 32 || (unit >= 9 && unit <= 13);
  return WIDE_BLANK.test(String.fromCharCode(unit));
}

interface Pairs {
  letters: number;
  total: number;
  /** Each pair that occurs, once. */
  kinds: number[];
}

/** How often each pair occurs in the text looked at last. */
const counts = new Uint32Array(ALPHABET * ALPHABET);

function pairsIn(text: string): Pairs {
  const kinds: number[] = [];
  let letters = 0;
  let total = 0;
  let before = NO_LETTER;
  counts.fill(0);
  for (let at = 0; at < text.length; at++) {
    const letter = letterOf(text.charCodeAt(at));
    if (letter !== NO_LETTER) {
      letters++;
      if (before !== NO_LETTER) {
        const index = pairIndex(before, letter);
        if (counts[index]!++ === 0) kinds.push(index);
        total++;
      }
    }
    before = letter;
  }
  return { letters, total, kinds };
}

/** For each letter the one it stands for. */
type Alphabet = Uint8Array;

function alphabet(map: (letter: number) => number): Alphabet {
  return Uint8Array.from({ length: ALPHABET }, (_, letter) => map(letter));
}

const SAME = alphabet((letter) => letter);

function share({ kinds, total }: Pairs, map: Alphabet, backwards = false): number {
  let common = 0;
  for (const index of kinds) {
    const first = map[Math.floor(index / ALPHABET)]!;
    const second = map[index % ALPHABET]!;
    if (isCommonPair(backwards ? pairIndex(second, first) : pairIndex(first, second)))
      common += counts[index]!;
  }
  return total === 0 ? 0 : common / total;
}

interface Substitution {
  encoding: string;
  map: Alphabet;
}

const SUBSTITUTIONS: Substitution[] = [];
for (let shift = 1; shift < ALPHABET; shift++) {
  const encoding = shift === 13 ? "rot13" : `shifted by ${ALPHABET - shift}`;
  SUBSTITUTIONS.push({ encoding, map: alphabet((letter) => (letter + shift) % ALPHABET) });
}
for (let shift = 0; shift < ALPHABET; shift++) {
  const map = alphabet((letter) => (2 * ALPHABET - 1 - letter - shift) % ALPHABET);
  SUBSTITUTIONS.push({ encoding: "atbash", map });
}

function bestSubstitution(pairs: Pairs, least: number): Substitution | undefined {
  let best: Substitution | undefined;
  let most = least;
  for (const substitution of SUBSTITUTIONS) {
    const common = share(pairs, substitution.map);
    if (common < most) continue;
    most = common;
    best = substitution;
  }
  return best;
}

function substitute(text: string, map: Alphabet): string {
  const units = new Uint16Array(text.length);
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    const letter = letterOf(unit);
    units[at] = letter === NO_LETTER ? unit : unit - letter + map[letter]!;
  }
  return stringOf(units);
}

/** What small letters become when all of printable ASCII is turned by half. */
const HALF_WAY = /[2-9:;<=>?@A-K]{3}/;

function rot47(text: string): string {
  const units = new Uint16Array(text.length);
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    units[at] = unit >= 33 && unit <= 126 ? 33 + ((unit + 14) % 94) : unit;
  }
  return stringOf(units);
}

function reversed(text: string): Deciphered {
  const units = unitsIn(text);
  turn(units, 0, units.length);
  return { encoding: "reversed", text: stringOf(units) };
}

function reverseWords(text: string): string {
  const units = unitsIn(text);
  let start = 0;
  for (let at = 0; at <= units.length; at++) {
    if (at < units.length && !endsWord(units[at]!)) continue;
    turn(units, start, at);
    start = at + 1;
  }
  return stringOf(units);
}

/** A copy, to be turned. */
function unitsIn(text: string): Uint16Array {
  return unitsOf(text).slice(0, text.length);
}

function endsWord(unit: number): boolean {
  return (
    unit === 46 || unit === 44 || unit === 59 || unit === 58 || unit === 33 || unit === 63 || isBlank(unit)
  );
}

/** Turns what stands from `start` to `end` round; the halves of a pair stay in their order. */
function turn(units: Uint16Array, start: number, end: number): void {
  for (let from = start, to = end - 1; from < to; from++, to--) {
    const unit = units[from]!;
    units[from] = units[to]!;
    units[to] = unit;
  }
  for (let at = start + 1; at < end; at++) {
    const first = units[at]!;
    if (first < 0xd800 || first >= 0xdc00 || units[at - 1]! < 0xdc00 || units[at - 1]! >= 0xe000) continue;
    units[at] = units[at - 1]!;
    units[at - 1] = first;
  }
}

function everyOther(text: string, first: number): string {
  const units = new Uint16Array(Math.ceil((text.length - first) / 2));
  for (let i = 0; i < units.length; i++) units[i] = text.charCodeAt(first + 2 * i);
  return stringOf(units);
}
