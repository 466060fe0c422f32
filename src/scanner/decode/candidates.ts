import {
  decodeBase32,
  decodeBase64,
  decodeCharacterCodes,
  decodeEscapes,
  decodeHex,
  decodePercent,
} from "./decoders.js";

/** A stretch of text that may be encoded, with what it decodes to. */
export interface Decoded {
  encoding: string;
  start: number;
  end: number;
  text: string;
}

const SHORTEST = 16;

/** 1 letter or digit, 2 other characters of base64 and base64url. */
const CLASSES = new Uint8Array(128);
for (let code = 48; code <= 57; code++) CLASSES[code] = 1;
for (let code = 65; code <= 90; code++) CLASSES[code] = 1;
for (let code = 97; code <= 122; code++) CLASSES[code] = 1;
for (const code of [43, 47, 45, 95]) CLASSES[code] = 2;

interface Token {
  start: number;
  end: number;
}

/** Everything in a text that decodes to readable text, in one pass. */
export function decodeCandidates(text: string): Decoded[] {
  const found: Decoded[] = [];
  let chain: Token[] = [];
  let percents = 0;
  let escapes = 0;
  let separators = 0;
  for (let at = 0; at < text.length; ) {
    const code = text.charCodeAt(at);
    if (code >= 128 || CLASSES[code] === 0) {
      if (code === 37) percents++;
      else if (code === 92 || code === 38) escapes++;
      else if (code === 44) separators++;
      const joins = code === 32 || code === 10 || code === 13 || code === 35;
      if (!joins && code !== 61 && chain.length > 0) {
        settleChain(text, chain, found);
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
      settleChain(text, chain, found);
      chain = [];
    }
  }
  settleChain(text, chain, found);
  if (percents >= 4) percentRuns(text, found);
  if (escapes >= 4) escapeRuns(text, found);
  if (separators >= 8) codeRuns(text, found);
  return found;
}

/** Words and identifiers are letters of one case; encodings mix cases and digits, or are hexadecimal. */
function looksEncoded(length: number, upper: number, lower: number, digits: number, hex: boolean): boolean {
  if (length < 4) return false;
  if (hex) return digits > 0;
  if (upper > 0 && lower > 0) return digits > 0 || upper > 1;
  return lower === 0 && upper + digits >= SHORTEST;
}

function settleChain(text: string, chain: readonly Token[], found: Decoded[]): void {
  if (chain.length === 0) return;
  if (chain.length > 1) {
    const start = chain[0]!.start;
    const end = chain.at(-1)!.end;
    const joined = text.slice(start, end).replace(/[\s#]+/g, "");
    const decoded = joined.length >= SHORTEST ? decodeToken(joined) : undefined;
    if (decoded !== undefined) {
      found.push({ ...decoded, start, end });
      return;
    }
  }
  for (const { start, end } of chain) {
    if (end - start < SHORTEST) continue;
    const decoded = decodeToken(text.slice(start, end));
    if (decoded !== undefined) found.push({ ...decoded, start, end });
  }
}

function decodeToken(token: string): { encoding: string; text: string } | undefined {
  if (/^[0-9a-fA-F]+$/.test(token) && token.length % 2 === 0) {
    const text = decodeHex(token);
    if (isReadable(text)) return { encoding: "hex", text };
  }
  if (/^[A-Z2-7]+=*$/.test(token)) {
    const text = decodeBase32(token);
    if (isReadable(text)) return { encoding: "base32", text };
  }
  const text = decodeBase64(token);
  return isReadable(text) ? { encoding: /[-_]/.test(token) ? "base64url" : "base64", text } : undefined;
}

function percentRuns(text: string, found: Decoded[]): void {
  runs(
    text,
    /(?:[\w.~!*'()/:@&=+$,;?#-]{0,64}%[0-9a-fA-F]{2}){3}/y,
    /[\w.~!*'()/:@&=+$,;?#%-]/y,
    "percent",
    decodePercent,
    found,
  );
}

function escapeRuns(text: string, found: Decoded[]): void {
  runs(
    text,
    /(?:\\x[0-9a-fA-F]{2}|\\u[0-9a-fA-F]{4}|\\u\{[0-9a-fA-F]{1,6}\}|&#x?[0-9a-fA-F]{1,6};){4}/y,
    /[\\xu0-9a-fA-F{}&#; ]/y,
    "escapes",
    decodeEscapes,
    found,
  );
}

function codeRuns(text: string, found: Decoded[]): void {
  runs(text, /(?:\d{2,3}[,;] ?){8}/y, /[\d,; ]/y, "character codes", decodeCharacterCodes, found);
}

/** Where `head` matches, takes the longest stretch of `body` characters and decodes it. */
function runs(
  text: string,
  head: RegExp,
  body: RegExp,
  encoding: string,
  decode: (encoded: string) => string | undefined,
  found: Decoded[],
): void {
  let atWordStart = true;
  for (let at = 0; at < text.length; ) {
    const code = text.charCodeAt(at);
    const isStart = code === 37 || code === 92 || code === 38 || atWordStart;
    atWordStart =
      code === 32 ||
      code === 34 ||
      code === 39 ||
      code === 61 ||
      code === 10 ||
      code === 91 ||
      code === 40 ||
      code === 63;
    head.lastIndex = at;
    if (!isStart || !head.test(text)) {
      at++;
      continue;
    }
    let end = head.lastIndex;
    for (body.lastIndex = end; body.test(text); ) end = body.lastIndex;
    const decoded = decode(text.slice(at, end).trimEnd());
    if (isReadable(decoded)) found.push({ encoding, start: at, end, text: decoded });
    at = end;
  }
}

/** Mostly letters and blanks, and no control characters. */
export function isReadable(text: string | undefined): text is string {
  if (text === undefined || text.length < 6) return false;
  const sample = text.slice(0, 2000);
  if (/[\u0000-\u0008\u000e-\u001f\u007f-\u009f\ufffd]/.test(sample)) return false;
  const letters = sample.match(/[\p{L}\p{N} ]/gu)?.length ?? 0;
  return letters >= sample.length * 0.7;
}
