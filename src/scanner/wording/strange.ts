import { RADIO_WORDS } from "../decode/spelled.js";
import { isCommonPair, letterOf, NO_LETTER, pairIndex } from "../text/letter-pairs.js";
import { readWords } from "./words.js";

/** Words of three letters and more that hardly a sentence does without, in the languages tools are described in. */
const COMMON =
  "the and for with from this that are not all any can will may must when where which into have has been its your you use used using of to in is by or it if be an " +
  "list get set create update delete remove add search find return returns returned value values name names type string number default optional required file files path user users data date time text query project format page item items id ids url one two three only each per new first more than also should result results parameter parameters field fields filter options option example object array json true false null valid current specific given available based max maximum min minimum limit count size status key keys message content description details information request response api tool call " +
  "der die das und nicht mit ein eine den dem für auf ist von des les une est pas pour dans avec qui que del los las una por para con como che non per della sono nel gli uma não dos das com het een van niet " +
  "для что это как или при это все على من في که را از به के की में है और";

const MASK = 4095;
const NONE = new Int32Array(0);
let common: Int32Array = NONE;
let radio: Int32Array = NONE;

/** To be called before a text is read: it reads the words it looks for. */
export function prepareStrange(): void {
  if (common !== NONE) return;
  common = codesOf(COMMON);
  radio = codesOf(RADIO_WORDS);
}

/** Codes of words, each in the slot of its last bits. */
function codesOf(words: string): Int32Array {
  const slots = new Int32Array(MASK + 1);
  readWords(words.replaceAll(" ", "\n\n"), (codes, count) => {
    for (let i = 0; i < count; i++) slots[codes[i]! & MASK] = codes[i]!;
  });
  return slots;
}

/** Words in a row without a common one that prose hardly has. */
const FEWEST_STRANGE = 6;
/** Whole sentences may be as short as this. */
const FEWEST_WORDS = 3;

/** Words that no common word holds together: another language, a list of names, or a cipher. */
export function isStrange(codes: Int32Array, count: number): boolean {
  if (count < FEWEST_WORDS) return false;
  if (count < FEWEST_STRANGE) return lastCommon(codes, count - 1, -1) < 0;
  // A common word ends every run over it: the next that counts ends so many words further.
  for (let last = FEWEST_STRANGE - 1; last < count; ) {
    const before = lastCommon(codes, last, last - FEWEST_STRANGE);
    if (before === last - FEWEST_STRANGE) return true;
    last = before + FEWEST_STRANGE;
  }
  return false;
}

/** The last common word after `from` and up to `last`; `from` when there is none. */
function lastCommon(codes: Int32Array, last: number, from: number): number {
  let at = last;
  while (at > from && common[codes[at]! & MASK] !== codes[at]!) at--;
  return at;
}

const FEWEST_RADIO = 6;

/** Words that spell letters, one after the other. */
export function spellsByRadio(codes: Int32Array, count: number): boolean {
  let words = 0;
  for (let i = 0; i < count; i++) if (radio[codes[i]! & MASK] === codes[i]!) words++;
  return words >= FEWEST_RADIO;
}

const FEWEST_LETTERS = 10;
/** Of the pairs of letters within words so many are common ones in any language, and so many letters stand in pairs. */
const COMMON_PAIRS = 0.66;
const PAIRED = 0.6;
/** Capitals after small letters, as in `iGnOrE`; in identifiers a word or more lies between two. */
const HUMPS = 0.3;

/** Letters that do not follow each other as they do in words. */
export function isGarbled(text: string, start: number, end: number): boolean {
  let letters = 0;
  let pairs = 0;
  let usual = 0;
  let humps = 0;
  let before = NO_LETTER;
  for (let at = start; at < end; at++) {
    const letter = letterOf(text.charCodeAt(at));
    if (letter !== NO_LETTER) {
      letters++;
      if (before !== NO_LETTER) {
        pairs++;
        if (isCommonPair(pairIndex(before, letter))) usual++;
        if (text.charCodeAt(at) < 97 && text.charCodeAt(at - 1) >= 97) humps++;
      }
    }
    before = letter;
  }
  if (letters < FEWEST_LETTERS) return false;
  return usual < pairs * COMMON_PAIRS || pairs < letters * PAIRED || humps > letters * HUMPS;
}
