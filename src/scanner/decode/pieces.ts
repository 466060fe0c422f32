import { unitsOf } from "../text/units.js";
import type { Decoded } from "./decoded.js";
import { decodeToken, SHORTEST_TOKEN } from "./token.js";

/** Signs between two pieces, not counting blanks: more is no mere separator. */
const MOST_SIGNS = 4;
/** Pieces of one length in a row that prose does not have, by that length; from the last on two will do. */
const FEWEST = [0, 16, 8, 6, 5, 5, 5, 4, 3, 3, 3, 3, 2];
const MOST_PIECES = 100_000;

/** Encodings broken into pieces of one length, whatever stands between the pieces. */
export function decodePieces(text: string): Decoded[] {
  const found: Decoded[] = [];
  /** Beginning and end of each piece by turns: prose is full of runs that are given up at once. */
  const run: number[] = [];
  let bounds = 0;
  let signs = 0;
  const close = (): void => {
    const count = bounds / 2;
    if (count > 1 && count >= fewest(run[1]! - run[0]!) && mayBeEncoded(text, run, count)) {
      settle(text, run, count, found);
    }
    bounds = 0;
  };
  const push = (start: number, end: number): void => {
    run[bounds++] = start;
    run[bounds++] = end;
  };
  const units = unitsOf(text);
  for (let at = 0; at < text.length; ) {
    const code = units[at]!;
    if (PIECE_UNITS[code] === 0) {
      const escaped = code === 92 && isEscapedBlank(units[at + 1]!);
      if (!escaped && code > 32 && ++signs > MOST_SIGNS) close();
      at += escaped ? 2 : 1;
      continue;
    }
    const start = at;
    while (PIECE_UNITS[units[at]!] === 1) at++;
    if (isSigns(text, start, at)) continue;
    signs = 0;
    const length = at - start;
    const expected = bounds === 0 ? length : run[1]! - run[0]!;
    if (length < expected) push(start, at);
    if (length !== expected || bounds >= 2 * MOST_PIECES) close();
    push(start, at);
  }
  close();
  return found;
}

/** Prose has a few words of one length everywhere, but no digits in them; see `isWorthIt`. */
function mayBeEncoded(text: string, run: readonly number[], count: number): boolean {
  if (count >= MANY) return true;
  const end = run[2 * count - 1]!;
  for (let at = run[0]!; at < end; at++) {
    const code = text.charCodeAt(at);
    if (code >= 48 && code <= 57) return true;
  }
  return false;
}

function fewest(length: number): number {
  return FEWEST[Math.min(length, FEWEST.length - 1)]!;
}

/** By UTF-16 unit: letters, digits and the other characters of base64 and base64url but for the hyphen. */
const PIECE_UNITS = new Uint8Array(0x10000);
PIECE_UNITS.fill(1, 97, 123).fill(1, 65, 91).fill(1, 47, 58);
for (const code of [43, 61, 95]) PIECE_UNITS[code] = 1;

function isEscapedBlank(code: number): boolean {
  return code === 110 || code === 114 || code === 116;
}

/** A lone `+` or `=` joins pieces. */
function isSigns(text: string, start: number, end: number): boolean {
  if (end - start > 2) return false;
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at);
    if (code !== 43 && code !== 61 && code !== 95 && code !== 47) return false;
  }
  return true;
}

/** The last piece may be shorter; a word before or after may happen to be as long. */
function settle(text: string, run: readonly number[], count: number, found: Decoded[]): void {
  const pieces: string[] = [];
  for (let i = 0; i < count; i++) pieces.push(text.slice(run[2 * i], run[2 * i + 1]));
  const size = pieces[0]!.length;
  const whole = pieces.join("");
  const ends = whole.length === count * size ? [count] : [count, count - 1];
  for (const from of [0, 1]) {
    for (const to of ends) {
      const joined = whole.slice(from * size, to === count ? whole.length : to * size);
      const token = arePrefixed(pieces, from, to) ? joinedBare(pieces.slice(from, to)) : joined;
      const decoded = isWorthIt(token, to - from) ? decodeToken(token) : undefined;
      if (decoded === undefined) continue;
      found.push({ ...decoded, start: run[2 * from]!, end: run[2 * to - 1]! });
      return;
    }
  }
}

/** As many pieces of one length are no prose; fewer need the digits and capitals that words do not have. */
const MANY = 8;

function isWorthIt(token: string, pieces: number): boolean {
  return (
    token.length >= SHORTEST_TOKEN &&
    (pieces >= MANY || (/[0-9]/.test(token) && /[a-z][A-Z]|^[^a-z]*$|^[^A-Z]*$/.test(token)))
  );
}

const PREFIX = /^(?:0x|U\+|u\+)/;

function arePrefixed(pieces: readonly string[], from: number, to: number): boolean {
  if (from >= to || pieces[from]!.length <= 3) return false;
  for (let at = from; at < to; at++) if (!PREFIX.test(pieces[at]!)) return false;
  return true;
}

function joinedBare(pieces: readonly string[]): string {
  return pieces.map((piece) => piece.slice(2)).join("");
}
