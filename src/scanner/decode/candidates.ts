import { isCamelCase } from "../text/traits.js";
import { unitsOf } from "../text/units.js";
import { textOfBytes } from "./bytes.js";
import type { Candidates, Decoded } from "./decoded.js";
import { decodeAscii85, decodeUuencoded } from "./decoders.js";
import { decodeEscapes } from "./escapes.js";
import { decodeNumbers } from "./numbers.js";
import { decodePieces } from "./pieces.js";
import { isReadable } from "./readable.js";
import { decodeToken, SHORTEST_TOKEN } from "./token.js";

/** By UTF-16 unit: the characters of base64 and base64url, letters and digits apart from the others. */
const NONE = 0;
const UPPER = 1;
const LOWER = 2;
const DIGIT = 3;
const SIGN = 4;
/** What may stand between the tokens of one encoding. */
const JOINT = 5;
const KINDS = new Uint8Array(0x10000);
KINDS.fill(UPPER, 65, 91).fill(LOWER, 97, 123).fill(DIGIT, 48, 58);
for (const code of [43, 47, 45, 95]) KINDS[code] = SIGN;
for (const code of [10, 13, 32, 35, 61]) KINDS[code] = JOINT;

/** Letters and digits of one case are names, unless there are many. */
const LONG = 24;

interface Token {
  start: number;
  end: number;
}

/** Everything in a text that decodes to readable text. */
export function decodeCandidates(text: string): Decoded[] {
  return decodeChains(text, tokenChains(text));
}

/** The same, and the tokens that may belong to others elsewhere. */
export function candidatesIn(text: string): Candidates {
  const chains = tokenChains(text);
  const parts: string[] = [];
  for (const chain of chains) {
    for (const { start, end } of chain) if (end - start >= SHORTEST_PART) parts.push(text.slice(start, end));
  }
  return { decoded: decodeChains(text, chains), parts };
}

function decodeChains(text: string, chains: readonly Token[][]): Decoded[] {
  const found: Decoded[] = [];
  for (const chain of chains) settleChain(text, chain, found);
  found.push(...decodePieces(text), ...decodeNumbers(text), ...decodeEscapes(text), ...decodeMarked(text));
  return found;
}

const SHORTEST_PART = 8;

function tokenChains(text: string): Token[][] {
  const chains: Token[][] = [];
  let chain: Token[] = [];
  const units = unitsOf(text);
  for (let at = 0; at < text.length; ) {
    let kind = KINDS[units[at]!]!;
    if (kind === NONE || kind === JOINT) {
      if (kind === NONE && chain.length > 0) {
        chains.push(chain);
        chain = [];
      }
      at++;
      continue;
    }
    const start = at;
    let upper = 0;
    let lower = 0;
    let digits = 0;
    let hex = true;
    for (; kind !== NONE && kind !== JOINT; kind = KINDS[units[++at]!]!) {
      if (kind === LOWER) lower++;
      else if (kind === UPPER) upper++;
      else if (kind === DIGIT) digits++;
      if (kind === SIGN || (kind !== DIGIT && (units[at]! & 31) > 6)) hex = false;
    }
    while (units[at] === 61) at++;
    if (looksEncoded(at - start, upper, lower, digits, hex)) chain.push({ start, end: at });
    else if (chain.length > 0) {
      chains.push(chain);
      chain = [];
    }
  }
  chains.push(chain);
  return chains;
}

/** Words are letters of one case, identifiers have few capitals; encodings mix cases and digits, or are hexadecimal. */
function looksEncoded(length: number, upper: number, lower: number, digits: number, hex: boolean): boolean {
  if (length < 4) return false;
  if (hex) return digits > 0;
  if (upper > 0 && lower > 0) return digits > 0 || (upper > 1 && !isCamelCase(length, upper, lower));
  if (lower > 0) return upper === 0 && digits > 1 && length >= LONG;
  return upper + digits >= SHORTEST_TOKEN;
}

function settleChain(text: string, chain: readonly Token[], found: Decoded[]): void {
  if (chain.length === 0) return;
  if (chain.length > 1) {
    const start = chain[0]!.start;
    const end = chain.at(-1)!.end;
    const joined = text.slice(start, end).replace(/[\s#]+/g, "");
    const decoded = joined.length >= SHORTEST_TOKEN ? decodeToken(joined) : undefined;
    if (decoded !== undefined) {
      found.push({ ...decoded, start, end });
      return;
    }
  }
  for (const { start, end } of chain) {
    if (end - start < SHORTEST_TOKEN) continue;
    const decoded = decodeToken(text.slice(start, end));
    if (decoded !== undefined) found.push({ ...decoded, start, end });
  }
}

/** Encodings that say what they are: `<~…~>`, `begin 644 …`. */
function decodeMarked(text: string): Decoded[] {
  const found: Decoded[] = [];
  for (const [encoding, mark, pattern, decode] of MARKED) {
    if (!text.includes(mark)) continue;
    for (const match of text.matchAll(pattern)) {
      const bytes = decode(match[1]!);
      const decoded = bytes === undefined ? undefined : textOfBytes(bytes);
      if (!isReadable(decoded)) continue;
      found.push({ encoding, start: match.index, end: match.index + match[0].length, text: decoded });
    }
  }
  return found;
}

const MARKED: readonly (readonly [string, string, RegExp, (body: string) => Uint8Array | undefined])[] = [
  [
    "ascii85",
    "<~",
    /<~([!-uz\s]{8,20000})~>/g,
    (body) => decodeAscii85(body.replace(/\s+/g, "").replaceAll("z", "!!!!!")),
  ],
  ["uuencoded", "begin ", /begin [0-7]{3} [^\n]{1,80}\n([ -`\r\n]{8,20000})/g, decodeUuencoded],
];
