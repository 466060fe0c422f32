import { hiddenClass } from "../text/hidden-characters.js";
import { utf8 } from "./utf8.js";

/** Longest stretch of hidden characters that is tried; what is beyond is shown as hidden without being read. */
const MOST = 20_000;

/** What hidden characters spell, by the known ways of hiding text in them; undefined when they spell nothing. */
export function hiddenMessage(text: string): string | undefined {
  const tags: number[] = [];
  const selectors: number[] = [];
  const marks: number[] = [];
  const privateUse: number[] = [];
  let seen = 0;
  for (let at = 0; at < text.length && seen < MOST; ) {
    const point = text.codePointAt(at)!;
    at += point > 0xffff ? 2 : 1;
    const kind = hiddenClass(point);
    if (kind === undefined) continue;
    seen++;
    if (kind === "tag" && point >= 0xe0020 && point < 0xe007f) tags.push(point - 0xe0000);
    else if (kind === "variation") selectors.push(point < 0xe0100 ? point - 0xfe00 : point - 0xe0100 + 16);
    else if (kind === "private_use") privateUse.push(point & 0xff);
    else if (kind === "zero_width" || kind === "bidi") marks.push(point);
  }
  const bits = bitsOf(marks);
  return (
    readable(tags) ??
    readable(selectors) ??
    readable(bytesOf(bits, 0)) ??
    readable(bytesOf(bits, 1)) ??
    readable(privateUse)
  );
}

/** One mark stands for 0; the joiners, which are taken for each other, or a second one stand for 1. */
function bitsOf(marks: readonly number[]): number[] {
  const joiners = marks.filter((mark) => mark >= 0x200b && mark <= 0x200d);
  if (joiners.length > 0) return joiners.map((mark) => (mark === 0x200b ? 0 : 1));
  const kinds = new Set(marks);
  return kinds.size === 2 ? marks.map((mark) => (mark === marks[0] ? 0 : 1)) : [];
}

function bytesOf(bits: readonly number[], flip: 0 | 1): number[] {
  const bytes: number[] = [];
  for (let at = 0; at + 8 <= bits.length; at += 8) {
    let byte = 0;
    for (let bit = 0; bit < 8; bit++) byte = byte * 2 + (bits[at + bit]! ^ flip);
    bytes.push(byte);
  }
  return bytes;
}

function readable(bytes: readonly number[]): string | undefined {
  if (bytes.length < 3) return undefined;
  const text = utf8(Uint8Array.from(bytes));
  if (text === undefined) return undefined;
  const letters = text.match(/[\p{L}\p{N}\p{P} ]/gu)?.length ?? 0;
  return letters >= [...text].length * 0.9 && /\p{L}{2}/u.test(text) ? text : undefined;
}
