import { stringOf } from "./units.js";

/**
 * Folding of one UTF-16 unit: NFKC, lower case, Latin and Cyrillic accents dropped, Arabic and Hebrew points dropped,
 * format characters dropped, white space to a blank, dashes to a hyphen, typographic apostrophes to `'`.
 */
const UNKNOWN = 0;
/** Stands for "nothing": the unit leaves no trace in the folded text. */
const DROPPED = 0xffff;
/** The unit folds to more than one unit, found in `LONG`. */
const LONG_FORM = 0xfffe;

const table = new Uint16Array(0x10000);
const LONG = new Map<number, string>();

for (let unit = 1; unit < 128; unit++) table[unit] = unit;
for (let unit = 65; unit <= 90; unit++) table[unit] = unit + 32;
for (const unit of [9, 10, 11, 12, 13]) table[unit] = 32;
for (let unit = 1; unit < 32; unit++) if (table[unit] !== 32) table[unit] = DROPPED;
table[0] = DROPPED;
table[127] = DROPPED;
// The two noncharacters that serve as marks here may occur in a text: they are not letters, so nothing is lost.
table[LONG_FORM] = DROPPED;
table[DROPPED] = DROPPED;

const MARKS = /[\u0300-\u036f\u0591-\u05bd\u05bf-\u05c7\u064b-\u065f\u0670]/g;
const DROP = /^[\p{Cf}\p{Cc}\ufe00-\ufe0f\u034f\u115f\u1160\u3164\uffa0\u2800]$/u;

function foldUnit(unit: number): number {
  const character = String.fromCharCode(unit);
  if (unit >= 0xd800 && unit <= 0xdfff) return remember(unit, unit);
  if (DROP.test(character)) return remember(unit, DROPPED);
  if (character === "\u0640") return remember(unit, DROPPED);
  if (/^[\s\p{Zs}]$/u.test(character)) return remember(unit, 32);
  if (/^\p{Pd}$/u.test(character)) return remember(unit, 45);
  if ("\u2019\u2018\u02bc\u00b4".includes(character)) return remember(unit, 39);
  const folded = character
    .normalize("NFKC")
    .toLowerCase()
    .normalize("NFD")
    .replace(MARKS, "")
    .normalize("NFC");
  if (folded === "" || folded === "\u0000") return remember(unit, DROPPED);
  if (folded.length === 1) return remember(unit, equivalent(folded.charCodeAt(0)));
  LONG.set(unit, folded);
  return remember(unit, LONG_FORM);
}

/** Letters that writers of one language use for each other. */
function equivalent(unit: number): number {
  switch (unit) {
    case 0x064a: // Arabic yeh, Persian yeh
    case 0x0649:
      return 0x06cc;
    case 0x0643: // Arabic kaf, Persian keheh
      return 0x06a9;
    case 0x0623: // alef with hamza or madda
    case 0x0625:
    case 0x0622:
      return 0x0627;
    case 0x0131: // dotless i
      return 0x69;
    case 0x0142: // l with stroke
      return 0x6c;
    case 0x0111:
      return 0x64;
    case 0x00f8:
      return 0x6f;
    default:
      return unit === UNKNOWN ? DROPPED : unit;
  }
}

function remember(unit: number, folded: number): number {
  table[unit] = folded;
  return folded;
}

export interface Folded {
  /** Folded units; only the first `length` are meaningful. */
  codes: Uint16Array;
  length: number;
  /** Raw offset of each folded unit, or undefined when folding moved nothing. */
  offsets: Int32Array | undefined;
}

let buffer = new Uint16Array(4096);
let offsetBuffer = new Int32Array(4096);

/** Folds a text into buffers that the next call reuses: nothing is allocated per text. */
export function fold(text: string): Folded {
  const length = text.length;
  if (buffer.length < length + 32) {
    buffer = new Uint16Array(length * 2 + 32);
    offsetBuffer = new Int32Array(length * 2 + 32);
  }
  const codes = buffer;
  for (let i = 0; i < length; i++) {
    const folded = table[text.charCodeAt(i)]!;
    if (folded === UNKNOWN || folded >= LONG_FORM) return foldFrom(text, i);
    codes[i] = folded;
  }
  codes[length] = 32;
  return { codes, length, offsets: undefined };
}

function foldFrom(text: string, start: number): Folded {
  const offsets = offsetBuffer;
  for (let i = 0; i < start; i++) offsets[i] = i;
  let to = start;
  for (let i = start; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    let folded = table[unit]!;
    if (folded === UNKNOWN) folded = foldUnit(unit);
    if (folded === DROPPED) continue;
    if (folded === LONG_FORM) {
      const long = LONG.get(unit)!;
      ensure(to + long.length + (text.length - i) + 2);
      for (let k = 0; k < long.length; k++) {
        buffer[to] = long.charCodeAt(k);
        offsetBuffer[to++] = i;
      }
      continue;
    }
    buffer[to] = folded;
    offsetBuffer[to++] = i;
  }
  buffer[to] = 32;
  offsetBuffer[to] = text.length;
  return { codes: buffer, length: to, offsets: offsetBuffer };
}

function ensure(size: number): void {
  if (buffer.length >= size) return;
  const grown = new Uint16Array(size * 2);
  grown.set(buffer);
  buffer = grown;
  const grownOffsets = new Int32Array(size * 2);
  grownOffsets.set(offsetBuffer);
  offsetBuffer = grownOffsets;
}

/** The folded text as a string, for lexicons and tests. */
export function foldText(text: string): string {
  const { codes, length } = fold(text);
  return stringOf(codes.subarray(0, length));
}

/** What one unit folds to: another unit, or `DROPPED_UNIT` when it leaves no trace. Long forms keep their raw unit. */
export function foldedUnit(unit: number): number {
  const known = table[unit]!;
  const folded = known === UNKNOWN ? foldUnit(unit) : known;
  return folded === LONG_FORM ? unit : folded;
}

export const DROPPED_UNIT = DROPPED;
