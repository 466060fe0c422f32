import { LOOKALIKES } from "./confusables.js";
import { stringOf } from "./units.js";

/** The Latin letter that a unit looks like, 0 for none: letters of other scripts, which are honest among their own. */
const LATIN = new Uint16Array(0x10000);
/** The Cyrillic letter that a Latin one looks like. */
const CYRILLIC = new Uint16Array(128);
/** Latin letters in another dress, whatever stands beside them. */
const DRESSED = new Uint16Array(0x10000);

for (const [latin, others] of Object.entries(LOOKALIKES)) {
  for (const other of others) setLookalike(other, latin);
}
for (const [capital, latin] of "АAВBЕEКKМMНHОOРPСCТTХXУYІIЈJЅSΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΥYΧX".match(/../gu)!) {
  setLookalike(capital!, latin!);
}
for (const [cyrillic, latin] of "аaеeоoрpсcуyхxіiАAВBЕEКKМMНHОOРPСCТTУYХX".match(/../gu)!) {
  CYRILLIC[latin!.charCodeAt(0)] = cyrillic!.charCodeAt(0);
}
for (let code = 33; code < 127; code++) DRESSED[code + 0xfee0] = code;
for (let letter = 0; letter < 26; letter++) {
  DRESSED[0x24b6 + letter] = 65 + letter;
  DRESSED[0x24d0 + letter] = 97 + letter;
}
for (const [at, small] of [..."ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡ_ʏᴢ"].entries()) DRESSED[small.charCodeAt(0)] = 97 + at;
DRESSED[95] = 0;

function setLookalike(other: string, latin: string): void {
  const unit = other.charCodeAt(0);
  if (other.length === 1 && unit > 127 && LATIN[unit] === 0) LATIN[unit] = latin.charCodeAt(0);
}

const MAY_DISGUISE =
  /[\u0250-\u02af\u0370-\u058f\u1d00-\u1d2b\u24b6-\u24e9\ua730-\ua7af\uff01-\uff5e]|\ud835|\ud83c[\udd30-\udd89]/;
/** Takes the place of the second half of a pair; no reader sees it. */
const JOINER = 0x2060;

export interface Plain {
  /** As long as the text itself, so that places in one are places in the other. */
  text: string;
  /** Words that mix look-alikes of another script into Latin letters. */
  mixedWords: number;
  /** Letters that were replaced, and the stretch from the first to the last of them. */
  replaced: number;
  start: number;
  end: number;
}

/** The text with letters in disguise replaced by those they pass for; undefined when there are none. */
export function undisguise(text: string): Plain | undefined {
  if (!MAY_DISGUISE.test(text)) return undefined;
  const units = new Uint16Array(text.length);
  for (let at = 0; at < text.length; at++) units[at] = text.charCodeAt(at);
  undress(units);
  const isForeignText = units.some((unit) => isOtherScript(unit) && LATIN[unit] === 0);
  let mixedWords = 0;
  for (let at = 0; at < units.length; ) {
    const start = at;
    while (at < units.length && isLetter(units[at]!)) at++;
    if (at === start) at++;
    else if (unmask(units, start, at, isForeignText)) mixedWords++;
  }
  let start = 0;
  while (start < units.length && units[start] === text.charCodeAt(start)) start++;
  if (start === units.length) return undefined;
  let end = units.length;
  while (units[end - 1] === text.charCodeAt(end - 1)) end--;
  let replaced = 0;
  for (let at = start; at < end; at++) if (units[at] !== text.charCodeAt(at)) replaced++;
  return { text: stringOf(units), mixedWords, replaced, start, end };
}

/** Full-width, circled, small-capital, mathematical and squared letters. */
function undress(units: Uint16Array): void {
  for (let at = 0; at < units.length; at++) {
    const unit = units[at]!;
    const plain = DRESSED[unit]!;
    if (plain !== 0) units[at] = plain;
    else if (unit === 0xd835 || unit === 0xd83c) {
      const letter = pairedLetter(unit, units[at + 1] ?? 0);
      if (letter === 0) continue;
      units[at] = letter;
      units[++at] = JOINER;
    }
  }
}

function pairedLetter(high: number, low: number): number {
  if (high === 0xd835) {
    const letter = low - 0xdc00;
    if (letter < 0 || letter >= 13 * 52) return 0;
    return letter % 52 < 26 ? 65 + (letter % 52) : 71 + (letter % 52);
  }
  for (const first of [0xdd30, 0xdd50, 0xdd70]) if (low >= first && low < first + 26) return 65 + low - first;
  return 0;
}

function isLatin(unit: number): boolean {
  return (unit >= 97 && unit <= 122) || (unit >= 65 && unit <= 90);
}

function isOtherScript(unit: number): boolean {
  return unit >= 0x370 && unit <= 0x58f;
}

function isLetter(unit: number): boolean {
  return isLatin(unit) || isOtherScript(unit) || LATIN[unit] !== 0 || unit === JOINER;
}

/** Replaces look-alikes in one word, and says whether they stood among Latin letters. */
function unmask(units: Uint16Array, start: number, end: number, isForeignText: boolean): boolean {
  let latin = 0;
  let capitals = 0;
  let lookalikes = 0;
  let foreign = 0;
  let switches = 0;
  for (let at = start; at < end; at++) {
    const unit = units[at]!;
    if (isLatin(unit)) {
      latin++;
      if (unit < 97) capitals++;
    } else if (LATIN[unit] !== 0) lookalikes++;
    else if (isOtherScript(unit)) foreign++;
    if (at > start && isLatin(unit) !== isLatin(units[at - 1]!)) switches++;
  }
  if (foreign > 0) {
    if (latin > 0) toCyrillic(units, start, end);
    return false;
  }
  if (lookalikes === 0 || (latin === 0 && isForeignText)) return false;
  for (let at = start; at < end; at++)
    if (!isLatin(units[at]!) && LATIN[units[at]!] !== 0) units[at] = LATIN[units[at]!]!;
  // `TNFα`, `NFκB`, `PDFа`: a sign or an ending beside an abbreviation.
  const isSign = lookalikes === 1 && (capitals === latin || switches === 1);
  const isEnding = switches === 1 && capitals === latin;
  return latin > 0 && latin + lookalikes > 2 && !isSign && !isEnding;
}

function toCyrillic(units: Uint16Array, start: number, end: number): void {
  for (let at = start; at < end; at++) if (isLatin(units[at]!) && CYRILLIC[units[at]!] === 0) return;
  for (let at = start; at < end; at++) if (isLatin(units[at]!)) units[at] = CYRILLIC[units[at]!]!;
}
