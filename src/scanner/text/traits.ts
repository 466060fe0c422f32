import { unitsOf } from "./units.js";

/** What one look at the characters of a text rules out. Most texts have none of these, and most checks need one. */
export const UNUSUAL = 1;
/** A long run of characters with digits or capitals in it, or an `@`: where credentials are. */
export const TOKEN = 2;
/** Runs that may be an encoding of something else. */
export const ENCODED = 4;
/** `://` or `>.`: where addresses begin, or go on after a blank to fill in. */
export const LINKED = 8;

const SHORTEST_TOKEN = 14;
/** Two digits, or a digit and three capitals, or six capitals. */
const RARE = 6;
const SHORTEST_ENCODING = 16;
/** Letters and digits of one case are names, unless there are many. */
const LONG = 24;
/** Shorter ones are numbers and letters. */
const SHORTEST_WORD = 4;
/** Marks of this many escapes or numbers in one text. */
const FEWEST_ESCAPES = 3;
const FEWEST_NUMBERS = 8;
/** Short words that mix cases or digits: an encoding that was broken up has several. */
const FEWEST_ODD_WORDS = 2;
/** Names mix cases too: what has no digit counts only near another odd word, with so many others between. */
const MOST_BETWEEN = 2;

/** Up to `JOINER`, what words are made of. */
const LOWER = 0;
const UPPER = 1;
const DIGIT = 2;
const JOINER = 3;
const PERCENT = 4;
const ESCAPE = 5;
const COMMA = 6;
const AT = 7;
const LINK = 8;
const OTHER = 9;
const GAP = 10;
const FOREIGN = 11;

const KINDS = new Uint8Array(0x10000).fill(FOREIGN);
KINDS.fill(GAP, 0, 33);
KINDS.fill(OTHER, 33, 127);
KINDS.fill(DIGIT, 48, 58);
KINDS.fill(UPPER, 65, 91);
KINDS.fill(LOWER, 97, 123);
for (const code of [43, 47, 45, 95, 61]) KINDS[code] = JOINER;
KINDS[37] = PERCENT;
KINDS[92] = ESCAPE;
KINDS[38] = ESCAPE;
KINDS[44] = COMMA;
KINDS[64] = AT;
KINDS[58] = LINK;
KINDS[62] = LINK;
KINDS[34] = GAP;

/** One pass, no allocation. */
export function traitsOf(text: string): number {
  const units = unitsOf(text);
  const length = text.length;
  let traits = 0;
  let run = 0;
  let rare = 0;
  let oddWords = 0;
  let between = MOST_BETWEEN + 1;
  let percents = 0;
  let escapes = 0;
  let commas = 0;
  let numbers = 0;
  for (let at = 0; at <= length; at++) {
    const start = at;
    let upper = 0;
    let digits = 0;
    let joiners = 0;
    let kind = KINDS[units[at]!]!;
    for (; kind <= JOINER; kind = KINDS[units[++at]!]!) {
      if (kind === LOWER) continue;
      if (kind === UPPER) upper++;
      else if (kind === DIGIT) digits++;
      else joiners++;
    }
    const word = at - start;
    const lower = word - upper - digits - joiners;
    run += word;
    rare += upper + 3 * digits;
    if (digits > 0 && word < SHORTEST_WORD) numbers++;
    else if (lower < word && word >= SHORTEST_WORD) {
      const mixed =
        digits * 3 >= word ||
        (digits > 0 && upper > 0) ||
        (upper > 1 && lower > 0 && !isCamelCase(word, upper, lower));
      if (word >= SHORTEST_ENCODING) {
        if (mixed || lower === 0 || (digits > 1 && word >= LONG)) traits |= ENCODED;
      } else if (mixed) {
        if (digits > 0 || between <= MOST_BETWEEN) oddWords++;
        between = -1;
        if (oddWords >= FEWEST_ODD_WORDS) traits |= ENCODED;
      }
    }
    if (word > 0) between++;
    if (kind >= GAP) {
      if (rare >= RARE && run >= SHORTEST_TOKEN) traits |= TOKEN;
      run = 0;
      rare = 0;
      if (kind === FOREIGN || isControl(units[at]!)) traits |= UNUSUAL;
      continue;
    }
    run++;
    if (kind === AT) traits |= TOKEN;
    else if (kind === PERCENT) percents++;
    else if (kind === ESCAPE) escapes++;
    else if (kind === COMMA && word < SHORTEST_WORD) commas++;
    else if (kind === LINK && isLink(units[at]!, units[at + 1]!)) traits |= LINKED;
  }
  if (
    percents >= FEWEST_ESCAPES ||
    escapes >= FEWEST_ESCAPES ||
    commas >= FEWEST_NUMBERS ||
    numbers >= FEWEST_NUMBERS
  )
    traits |= ENCODED;
  return traits;
}

/** Of a word without digits: many small letters between the capitals. Not one in a thousand encodings of a text is like that. */
export function isCamelCase(length: number, upper: number, lower: number): boolean {
  return length >= SHORTEST_ENCODING && upper * 3 < lower;
}

function isLink(unit: number, next: number): boolean {
  return unit === 58 ? next === 47 : next === 46;
}

function isControl(unit: number): boolean {
  return unit < 32 && unit !== 9 && unit !== 10 && unit !== 13;
}
