import { unitsOf } from "../text/units.js";
import { textOfBytes } from "./bytes.js";
import type { Decoded } from "./decoded.js";
import { decodeBinary } from "./decoders.js";
import { isReadable } from "./readable.js";

const FEWEST = 8;
const MOST = 100_000;
/** Characters between two numbers, not counting blanks: `)+chr(` is six. */
const LONGEST_SEPARATOR = 8;
const LONGEST_NUMBER = 8;

interface Run {
  start: number;
  end: number;
  numbers: string[];
  /** What stands before each number but the first. */
  separators: string[];
}

/** Lists of character codes: decimal, octal or binary, or the places of letters in the alphabet. */
export function decodeNumbers(text: string): Decoded[] {
  const found: Decoded[] = [];
  if (!hasNumbers(text)) return found;
  let run: Run | undefined;
  const close = (): void => {
    if (run !== undefined && run.numbers.length >= FEWEST) settle(run, found);
    run = undefined;
  };
  for (let at = 0; at < text.length; ) {
    if (!isDigit(text.charCodeAt(at))) {
      at++;
      continue;
    }
    const start = at;
    while (at < text.length && isDigit(text.charCodeAt(at))) at++;
    if (at - start > LONGEST_NUMBER) {
      close();
      continue;
    }
    const separator = run === undefined ? "" : separatorIn(text, run.end, start);
    if (run !== undefined && !continues(run, separator)) close();
    if (run === undefined) run = { start, end: at, numbers: [], separators: [] };
    else run.separators.push(separator!);
    run.numbers.push(text.slice(start, at));
    run.end = at;
    if (run.numbers.length >= MOST) close();
  }
  close();
  return found;
}

/** Whether there are enough of them, in a row or not: most texts have too few. */
function hasNumbers(text: string): boolean {
  const units = unitsOf(text);
  let numbers = 0;
  for (let at = 0; at < text.length && numbers < FEWEST; at++) {
    if (isDigit(units[at]!) && !isDigit(units[at + 1]!)) numbers++;
  }
  return numbers >= FEWEST;
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

const MOST_BLANKS = 64;

/** Without its blanks, or undefined when it is too long to be one; a lone blank stands for blanks alone. */
function separatorIn(text: string, start: number, end: number): string | undefined {
  if (end - start > LONGEST_SEPARATOR + MOST_BLANKS) return undefined;
  const signs = text.slice(start, end).replace(/\s+/g, "");
  if (signs.length > LONGEST_SEPARATOR) return undefined;
  return signs === "" ? " " : signs;
}

/** Letters may stand between two numbers only if the same do so everywhere. */
function continues({ separators }: Run, separator: string | undefined): boolean {
  if (separator === undefined) return false;
  if (!/[a-zA-Z]/.test(separator)) return true;
  return separators.length === 0 || separators[0] === separator;
}

function settle({ start, end, numbers, separators }: Run, found: Decoded[]): void {
  const text = [bits(numbers), codes(numbers, 10), codes(numbers, 8), places(numbers, separators)].find(
    isReadable,
  );
  if (text !== undefined) found.push({ encoding: "character codes", start, end, text });
}

function bits(numbers: readonly string[]): string | undefined {
  const width = numbers[0]!.length;
  if (width !== 7 && width !== 8) return undefined;
  if (!numbers.every((each) => each.length === width && /^[01]+$/.test(each))) return undefined;
  return textOfBytes(decodeBinary(numbers.join(""), width));
}

function codes(numbers: readonly string[], radix: 8 | 10): string | undefined {
  if (radix === 8 && !numbers.every((each) => /^[0-7]{2,3}$/.test(each))) return undefined;
  const values = numbers.map((each) => Number.parseInt(each, radix));
  if (values.some((value) => value < 9 || value > 0x10ffff)) return undefined;
  if (values.every((value) => value < 256)) return textOfBytes(Uint8Array.from(values));
  let text = "";
  for (const value of values) text += String.fromCodePoint(value);
  return text;
}

/** 1 for a, 26 for z; another separator than most ends a word. */
function places(numbers: readonly string[], separators: readonly string[]): string | undefined {
  const values = numbers.map(Number);
  if (values.some((value) => value < 1 || value > 26)) return undefined;
  const within = separators.find((separator) => separator !== " ") ?? " ";
  let text = "";
  for (const [index, value] of values.entries()) {
    if (index > 0 && separators[index - 1] !== within) text += " ";
    text += String.fromCharCode(96 + value);
  }
  return text;
}
