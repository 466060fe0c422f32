/** What one look at the characters of a text rules out. Most texts have none of these, and most checks need one. */
export const UNUSUAL = 1;
/** A long run of characters with digits or capitals in it, or an `@`: where credentials are. */
export const TOKEN = 2;
/** Runs that may be an encoding of something else. */
export const ENCODED = 4;

const SHORTEST_TOKEN = 14;
/** Two digits, or a digit and three capitals, or six capitals. */
const RARE = 6;
const SHORTEST_ENCODING = 16;
/** Marks of this many escapes or numbers in one text. */
const FEWEST_ESCAPES = 4;
const FEWEST_NUMBERS = 8;
/** Short words that mix cases or digits: an encoding that was broken up has several. */
const FEWEST_ODD_WORDS = 2;

const DIGIT = 1;
const LOWER = 2;
const UPPER = 3;
const JOINER = 4;
const PERCENT = 5;
const ESCAPE = 6;
const COMMA = 7;
const AT = 8;
const GAP = 9;
const FOREIGN = 10;

const KINDS = new Uint8Array(128);
for (let code = 48; code <= 57; code++) KINDS[code] = DIGIT;
for (let code = 97; code <= 122; code++) KINDS[code] = LOWER;
for (let code = 65; code <= 90; code++) KINDS[code] = UPPER;
for (const code of [43, 47, 45, 95, 61]) KINDS[code] = JOINER;
KINDS[37] = PERCENT;
KINDS[92] = ESCAPE;
KINDS[38] = ESCAPE;
KINDS[44] = COMMA;
KINDS[64] = AT;
for (let code = 0; code <= 32; code++) KINDS[code] = GAP;
KINDS[34] = GAP;

/** One pass, no allocation. */
export function traitsOf(text: string): number {
  const length = text.length;
  let traits = 0;
  let run = 0;
  let rare = 0;
  let word = 0;
  let digits = 0;
  let lower = 0;
  let upper = 0;
  let oddWords = 0;
  let percents = 0;
  let escapes = 0;
  let commas = 0;
  for (let at = 0; at <= length; at++) {
    const unit = at < length ? text.charCodeAt(at) : 32;
    const kind = unit < 127 ? KINDS[unit]! : FOREIGN;
    if (kind === LOWER) {
      lower++;
      word++;
      continue;
    }
    if (kind === UPPER) {
      upper++;
      word++;
      continue;
    }
    if (kind === DIGIT) {
      digits++;
      word++;
      continue;
    }
    if (kind === JOINER) {
      word++;
      continue;
    }
    if (word > 0) {
      run += word;
      rare += upper + 3 * digits;
      if (word >= 4) {
        const mixed = digits * 3 >= word || (upper > 1 && lower > 0) || (upper > 0 && digits > 0);
        if (word >= SHORTEST_ENCODING ? mixed || lower === 0 : mixed && ++oddWords >= FEWEST_ODD_WORDS) {
          traits |= ENCODED;
        }
      }
      word = 0;
      digits = 0;
      lower = 0;
      upper = 0;
    }
    if (kind === GAP || kind === FOREIGN) {
      if (rare >= RARE && run >= SHORTEST_TOKEN) traits |= TOKEN;
      run = 0;
      rare = 0;
      if (kind === FOREIGN || (unit < 32 && unit !== 9 && unit !== 10 && unit !== 13)) traits |= UNUSUAL;
      continue;
    }
    run++;
    if (kind === AT) traits |= TOKEN;
    else if (kind === PERCENT) percents++;
    else if (kind === ESCAPE) escapes++;
    else if (kind === COMMA) commas++;
  }
  if (percents >= FEWEST_ESCAPES || escapes >= FEWEST_ESCAPES || commas >= FEWEST_NUMBERS) traits |= ENCODED;
  return traits;
}
