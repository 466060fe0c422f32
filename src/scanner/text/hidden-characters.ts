/** Characters without a glyph, by the class of trick they serve. */
export type HiddenClass = "zero_width" | "bidi" | "tag" | "variation" | "private_use" | "filler" | "control";

export interface HiddenRun {
  class: HiddenClass;
  start: number;
  end: number;
  count: number;
}

export function hiddenClass(point: number): HiddenClass | undefined {
  if (point < 0x20) return point === 9 || point === 10 || point === 13 ? undefined : "control";
  if (point < 0x7f) return undefined;
  if (point < 0xa0) return "control";
  if (point === 0xad) return "zero_width";
  if (point === 0x34f || point === 0x115f || point === 0x1160 || point === 0x3164 || point === 0xffa0)
    return "filler";
  if (point === 0x2800 || point === 0x17b4 || point === 0x17b5) return "filler";
  if (point === 0x61c || (point >= 0x200e && point <= 0x200f)) return "bidi";
  if ((point >= 0x202a && point <= 0x202e) || (point >= 0x2066 && point <= 0x2069)) return "bidi";
  if (point >= 0x200b && point <= 0x200d) return "zero_width";
  if ((point >= 0x180b && point <= 0x180d) || point === 0x180f) return "variation";
  if (point === 0x2065 || (point >= 0x206a && point <= 0x206f)) return "zero_width";
  if (point >= 0x1d173 && point <= 0x1d17a) return "control";
  if ((point >= 0x2060 && point <= 0x2064) || point === 0xfeff || point === 0x180e) return "zero_width";
  if (point >= 0xfff9 && point <= 0xfffb) return "control";
  if ((point >= 0xfe00 && point <= 0xfe0f) || (point >= 0xe0100 && point <= 0xe01ef)) return "variation";
  if (point >= 0xe0000 && point <= 0xe00ff) return "tag";
  if ((point >= 0xe000 && point <= 0xf8ff) || point >= 0xf0000) return "private_use";
  return undefined;
}

const SUSPECT =
  /[^\x20-\x7e\n\r\t\u00a0-\u00ac\u00ae-\u033f\u0350-\u061b\u061d-\u115e\u1161-\u17b3\u17b6-\u180a\u1810-\u200a\u2010-\u2029\u202f-\u205f\u2070-\u27ff\u2801-\u3163\u3165-\ud7ff\uf900-\ufdff\ufe10-\ufefe\uff00-\uff9f\uffa1-\ufff8\ufffc-\uffff]/;

/** Cheap test that rules out nearly all texts. Surrogates pass: tags and private use live above the basic plane. */
export function maySuspect(text: string): boolean {
  return SUSPECT.test(text);
}

/** Runs of hidden characters that ordinary writing does not explain. */
export function unexplainedRuns(text: string): HiddenRun[] {
  const runs: HiddenRun[] = [];
  const rtl = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/.test(text);
  let before = 0;
  for (let at = 0; at < text.length; ) {
    const point = text.codePointAt(at)!;
    const size = point > 0xffff ? 2 : 1;
    const kind = hiddenClass(point);
    if (kind === undefined) {
      before = point;
      at += size;
      continue;
    }
    const start = at;
    let count = 0;
    let last = 0;
    const points: number[] = [];
    while (at < text.length) {
      const next = text.codePointAt(at)!;
      if (hiddenClass(next) !== kind) break;
      if (points.length < 8) points.push(next);
      last = next;
      count++;
      at += next > 0xffff ? 2 : 1;
    }
    const after = text.codePointAt(at) ?? 0;
    const run = { class: kind, start, end: at, count };
    if (!isOrdinary(run, points, last, before, after, text, rtl)) runs.push(run);
    before = last === 0xfe0f || last === 0x200d ? before : 0;
  }
  return isLeftover(runs, text) ? [] : runs;
}

/** One or two zero-width characters between words, as they come along when a page is copied. */
function isLeftover(runs: readonly HiddenRun[], text: string): boolean {
  const [run] = runs;
  if (run === undefined || runs.length > 1 || run.class !== "zero_width" || run.count > 2) return false;
  if (!text.includes(" ")) return false;
  return !/[\p{L}\p{N}]/u.test(text.charAt(run.start - 1)) || !/[\p{L}\p{N}]/u.test(text.charAt(run.end));
}

function isOrdinary(
  { class: kind, start, end, count }: HiddenRun,
  points: readonly number[],
  last: number,
  before: number,
  after: number,
  text: string,
  rtl: boolean,
): boolean {
  const [first] = points;
  switch (kind) {
    case "zero_width":
      if (first === 0xad) return count === 1 && !isSplinter(text, start);
      if (count > 1) return false;
      if (text.length === end - start) return true;
      if (first === 0xfeff) return start === 0;
      if (first === 0x200b) return (wrapsWithoutSpaces(before) || before === 0) && wrapsWithoutSpaces(after);
      if (first === 0x2060 && (rtl || keepsTogether(before) || keepsTogether(after))) return true;
      if (first === 0x2060 || first === 0x180e) return isMongolian(before);
      if (first === 0x200d) return joinsEmoji(before, after) || joins(before);
      return joins(before) || joins(after);
    case "bidi":
      return rtl && count <= 3 && !points.some((point) => turnsLatin(point, text, end));
    case "variation":
      return count === 1 && takesSelector(before, last);
    case "tag":
      return (
        before === 0x1f3f4 &&
        last === 0xe007f &&
        count >= 4 &&
        count <= 7 &&
        /^[a-z]{2}[a-z0-9]{1,4}$/.test(tagText(points))
      );
    case "private_use":
      return count === 1 && !(isPlainLetter(before) && isPlainLetter(after));
    case "filler":
      if (first === 0x2800) return count <= MOST_BLANK_CELLS || isBraille(before) || isBraille(after);
      if (first === 0x34f) return count === 1 && isMark(before) && isMark(after);
      if (text.length === count) return count === 1;
      return count <= 2 && (isJamo(before) || isJamo(after));
    case "control":
      return text.length === 1 || (count <= 2 && points.every(isSeparator) && separates(text, start, end));
  }
}

/** Of longer texts nobody needs to mark the records. */
const MOST_FRAMED = 400;

/** In a text and not inside a word: names have no records. */
function separates(text: string, start: number, end: number): boolean {
  if (text.length > MOST_FRAMED || !text.includes(" ")) return false;
  return !/\p{L}/u.test(text.charAt(start - 1)) || !/\p{L}/u.test(text.charAt(end));
}

/** Separators of files, groups and records, begin and end of a block: no terminal does anything with them. */
function isSeparator(point: number): boolean {
  return (point >= 0x1c && point <= 0x1f) || (point >= 1 && point <= 4) || point === 0x0b;
}

/** Empty cells of Braille, as some use them for blanks. */
const MOST_BLANK_CELLS = 4;

function isBraille(point: number): boolean {
  return point > 0x2800 && point <= 0x28ff;
}

/** Points and accents of Hebrew and Arabic, which a grapheme joiner keeps in their order. */
function isMark(point: number): boolean {
  return (point >= 0x0591 && point <= 0x05c7) || (point >= 0x064b && point <= 0x065f);
}

function isPlainLetter(point: number): boolean {
  return (point >= 0x61 && point <= 0x7a) || (point >= 0x41 && point <= 0x5a);
}

/** No language breaks a line on both sides of one letter. */
function isSplinter(text: string, at: number): boolean {
  return text.charCodeAt(at - 2) === 0xad || text.charCodeAt(at + 2) === 0xad;
}

const LONGEST_EMBEDDING = 400;

/** Overrides always, and right-to-left embeddings and isolates around text that runs from left to right. */
function turnsLatin(point: number, text: string, end: number): boolean {
  if (point === 0x202d || point === 0x202e) return true;
  if (point !== 0x2067 && point !== 0x202b) return false;
  const [content] = text.slice(end, end + LONGEST_EMBEDDING).split(/[\u202c\u2069]/);
  return !/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/.test(content!);
}

/** Which selector may follow which character: text and emoji style, ideographic, Mongolian and mathematical variants. */
function takesSelector(before: number, selector: number): boolean {
  if (selector >= 0xe0100) return isIdeograph(before);
  if (selector >= 0x180b && selector <= 0x180f) return isMongolian(before);
  if (selector >= 0xfe0e) return takesVariation(before);
  return takesVariation(before) && before > 0x100;
}

function tagText(points: readonly number[]): string {
  return points
    .filter((point) => point > 0xe0020 && point < 0xe007f)
    .map((point) => String.fromCharCode(point - 0xe0000))
    .join("");
}

/** Scripts that are written with joiners: Arabic, Syriac, N'Ko, the Indic scripts, Khmer, Mongolian. */
function joins(point: number): boolean {
  return (
    (point >= 0x0600 && point <= 0x08ff) ||
    (point >= 0x0900 && point <= 0x0dff) ||
    (point >= 0x0f00 && point <= 0x109f) ||
    (point >= 0x1780 && point <= 0x18af) ||
    (point >= 0xfb50 && point <= 0xfdff) ||
    (point >= 0xa800 && point <= 0xabff) ||
    (point >= 0x11000 && point <= 0x11fff)
  );
}

/** Dashes, slashes and ellipses, at which a line would break: a word joiner forbids it. */
function keepsTogether(point: number): boolean {
  return point === 0x2d || point === 0x2f || (point >= 0x2010 && point <= 0x2015) || point === 0x2026;
}

function wrapsWithoutSpaces(point: number): boolean {
  return (
    (point >= 0x0e00 && point <= 0x0fff) ||
    (point >= 0x1000 && point <= 0x109f) ||
    (point >= 0x1780 && point <= 0x17ff) ||
    (point >= 0x3000 && point <= 0x9fff) ||
    (point >= 0xac00 && point <= 0xd7a3)
  );
}

function joinsEmoji(before: number, after: number): boolean {
  return isPictograph(before) && isPictograph(after);
}

function isPictograph(point: number): boolean {
  return point >= 0x1f000 || (point >= 0x2190 && point <= 0x2bff) || point === 0x200d || point === 0;
}

function takesVariation(point: number): boolean {
  return (
    isPictograph(point) ||
    (point >= 0x30 && point <= 0x39) ||
    point === 0x23 ||
    point === 0x2a ||
    point === 0xa9 ||
    point === 0xae ||
    (point >= 0x2000 && point <= 0x33ff) ||
    isIdeograph(point) ||
    isMongolian(point) ||
    (point >= 0x1000 && point <= 0x109f)
  );
}

function isIdeograph(point: number): boolean {
  return (
    (point >= 0x3005 && point <= 0x9fff) ||
    (point >= 0xf900 && point <= 0xfaff) ||
    (point >= 0x20000 && point <= 0x3ffff)
  );
}

function isMongolian(point: number): boolean {
  return point >= 0x1800 && point <= 0x18af;
}

function isJamo(point: number): boolean {
  return (point >= 0x1100 && point <= 0x11ff) || (point >= 0xac00 && point <= 0xd7ff);
}
