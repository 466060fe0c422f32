import { textOfBytes } from "./bytes.js";
import type { Candidates, Decoded } from "./decoded.js";
import { decodeAscii85, decodeUuencoded } from "./decoders.js";
import { decodeEscapes } from "./escapes.js";
import { decodeNumbers } from "./numbers.js";
import { decodePieces } from "./pieces.js";
import { isReadable } from "./readable.js";
import { decodeToken, SHORTEST_TOKEN } from "./token.js";

/** 1 letter or digit, 2 other characters of base64 and base64url. */
const CLASSES = new Uint8Array(128);
for (let code = 48; code <= 57; code++) CLASSES[code] = 1;
for (let code = 65; code <= 90; code++) CLASSES[code] = 1;
for (let code = 97; code <= 122; code++) CLASSES[code] = 1;
for (const code of [43, 47, 45, 95]) CLASSES[code] = 2;

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
  for (let at = 0; at < text.length; ) {
    const code = text.charCodeAt(at);
    if (code >= 128 || CLASSES[code] === 0) {
      const joins = code === 32 || code === 10 || code === 13 || code === 35;
      if (!joins && code !== 61 && chain.length > 0) {
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
    for (; at < text.length; at++) {
      const unit = text.charCodeAt(at);
      if (unit >= 128 || CLASSES[unit] === 0) break;
      if (unit > 102 || (unit > 57 && unit < 65) || (unit > 70 && unit < 97) || unit < 48) hex = false;
      if (unit >= 97) lower++;
      else if (unit >= 65 && unit <= 90) upper++;
      else if (unit >= 48 && unit <= 57) digits++;
    }
    while (text.charCodeAt(at) === 61) at++;
    if (looksEncoded(at - start, upper, lower, digits, hex)) chain.push({ start, end: at });
    else if (chain.length > 0) {
      chains.push(chain);
      chain = [];
    }
  }
  chains.push(chain);
  return chains;
}

/** Words and identifiers are letters of one case; encodings mix cases and digits, or are hexadecimal. */
function looksEncoded(length: number, upper: number, lower: number, digits: number, hex: boolean): boolean {
  if (length < 4) return false;
  if (hex) return digits > 0;
  if (upper > 0 && lower > 0) return digits > 0 || upper > 1;
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
