import { stringOf } from "../text/units.js";
import { textOfBytes } from "./bytes.js";
import { decodeBase32, decodeBase58, decodeBase64, decodeBinary, decodeHex } from "./decoders.js";
import { isReadable } from "./readable.js";

export interface DecodedToken {
  encoding: string;
  text: string;
}

/** Shorter tokens say nothing. */
export const SHORTEST_TOKEN = 16;
/** Quadratic to decode. */
const LONGEST_BASE58 = 200;

/** What one unbroken token decodes to, by whatever encoding makes it readable. */
export function decodeToken(token: string): DecodedToken | undefined {
  return decodeWhole(token) ?? decodePart(token) ?? decodeTwisted(token);
}

function decodeWhole(token: string): DecodedToken | undefined {
  const digits = token.startsWith("0x") || token.startsWith("0X") ? token.slice(2) : token;
  if (/^[0-9a-fA-F]+$/.test(digits)) {
    const text = textOf(decodeHex(digits));
    if (text !== undefined) return { encoding: "hex", text };
    if (/^[01]+$/.test(digits)) {
      const bits = textOf(decodeBinary(digits, 8)) ?? textOf(decodeBinary(digits, 7));
      if (bits !== undefined) return { encoding: "binary", text: bits };
    }
  }
  if (/^(?:[A-Z2-7]+|[a-z2-7]+)=*$/.test(token)) {
    const text = textOf(decodeBase32(token));
    if (text !== undefined) return { encoding: "base32", text };
  }
  const text = textOf(decodeBase64(token));
  if (text !== undefined) return { encoding: /[-_]/.test(token) ? "base64url" : "base64", text };
  if (token.length > LONGEST_BASE58 || /[^1-9A-HJ-NP-Za-km-z]/.test(token)) return undefined;
  const base58 = textOf(decodeBase58(token));
  return base58 === undefined ? undefined : { encoding: "base58", text: base58 };
}

/** A label before the code (`payload_…`), or pieces of one length joined by hyphens. */
function decodePart(token: string): DecodedToken | undefined {
  if (!/[-_+]/.test(token)) return undefined;
  const parts = token.split(/[-_+]/).filter((part) => part !== "");
  if (parts.length < 2) return undefined;
  const [first] = parts;
  if (parts.length > 2 && parts.slice(0, -1).every((part) => part.length === first!.length)) {
    const whole = decodeWhole(parts.join(""));
    if (whole !== undefined) return whole;
  }
  const rest = token.slice(token.search(/[-_]/) + 1);
  return rest.length >= SHORTEST_TOKEN && rest !== token ? decodeWhole(rest) : undefined;
}

const PROBED = 24;
const TWISTS: readonly (readonly [string, (token: string) => string])[] = [
  ["reversed base64", (token) => [...token].reverse().join("").replace(/^=+/, "")],
  ["rot13 over base64", rotateHalf],
  ["case-swapped base64", swapCase],
];

/** Letters moved after the encoding; the first characters tell whether it is worth the effort. */
function decodeTwisted(token: string): DecodedToken | undefined {
  if (token.length < PROBED || !/[0-9]/.test(token) || !/[a-z]/.test(token) || !/[A-Z]/.test(token))
    return undefined;
  for (const [encoding, untwist] of TWISTS) {
    const reversed = encoding.startsWith("reversed");
    const probe = decodeBase64(untwist(reversed ? token.slice(-PROBED) : token.slice(0, PROBED)));
    if (probe === undefined || probe.length < 9 || !isPlain(probe)) continue;
    const text = textOf(decodeBase64(untwist(token)));
    if (text !== undefined) return { encoding, text };
  }
  return undefined;
}

function isPlain(bytes: Uint8Array): boolean {
  return bytes.every((byte) => byte >= 32 && byte !== 127) && (bytes[0]! < 0x80 || bytes[0]! >= 0xc2);
}

function rotateHalf(token: string): string {
  return withLetters(token, (letter, base) => ((letter - base + 13) % 26) + base);
}

function swapCase(token: string): string {
  return withLetters(token, (letter) => letter ^ 32);
}

/** The token with every letter replaced; `base` is the first of its alphabet. */
function withLetters(token: string, replace: (letter: number, base: number) => number): string {
  const units = new Uint16Array(token.length);
  for (let at = 0; at < token.length; at++) {
    const unit = token.charCodeAt(at);
    const base = unit < 97 ? 65 : 97;
    units[at] = unit >= base && unit < base + 26 ? replace(unit, base) : unit;
  }
  return stringOf(units);
}

function textOf(bytes: Uint8Array | undefined): string | undefined {
  if (bytes === undefined) return undefined;
  const text = textOfBytes(bytes);
  return isReadable(text) ? text : undefined;
}
