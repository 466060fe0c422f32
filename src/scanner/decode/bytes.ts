import { deflated, gunzip, unzlib } from "./inflate.js";
import { isReadable } from "./readable.js";
import { utf8 } from "./utf8.js";

/** A bare deflate stream has no mark: fewer bytes become something by chance. */
const FEWEST_DEFLATED = 20;

/** The text that bytes hold: UTF-8, UTF-16 or Latin-1, also compressed; undefined when they hold none. */
export function textOfBytes(bytes: Uint8Array): string | undefined {
  const unpacked = gunzip(bytes) ?? unzlib(bytes);
  if (unpacked !== undefined) return plainText(unpacked);
  const text = plainText(bytes);
  if (text !== undefined || bytes.length < FEWEST_DEFLATED) return text;
  const raw = deflated(bytes);
  return raw === undefined ? undefined : plainText(raw);
}

function plainText(bytes: Uint8Array): string | undefined {
  const head = headOf(bytes);
  if (head === "text") {
    const text = utf8(bytes) ?? cutShort(bytes);
    if (isReadable(text)) return text;
    const western = latin1(bytes);
    if (western !== undefined) return western;
  }
  return wideText(bytes);
}

const HEAD = 16;

/** Most bytes that are no text betray themselves at once. */
function headOf(bytes: Uint8Array): "text" | "other" {
  const end = Math.min(bytes.length, HEAD);
  for (let at = 0; at < end; at++) {
    const byte = bytes[at]!;
    if ((byte < 32 && (byte < 9 || byte > 13)) || byte === 127) return "other";
  }
  return "text";
}

/** An encoded text that was cut may end in the middle of a character. */
function cutShort(bytes: Uint8Array): string | undefined {
  for (let cut = 1; cut <= 3 && cut < bytes.length; cut++) {
    if (bytes[bytes.length - cut]! < 0x80) return undefined;
    const text = utf8(bytes.subarray(0, bytes.length - cut));
    if (text !== undefined) return text;
  }
  return undefined;
}

const MOSTLY_ASCII = 0.8;

function latin1(bytes: Uint8Array): string | undefined {
  let ascii = 0;
  for (const byte of bytes) {
    if ((byte < 32 && (byte < 9 || byte > 13)) || (byte >= 0x7f && byte < 0xa0)) return undefined;
    if (byte < 0x7f) ascii++;
  }
  return ascii >= bytes.length * MOSTLY_ASCII ? decoded(bytes, "latin1") : undefined;
}

const WIDE = /^[\t\n\r\p{L}\p{M}\p{N}\p{P}\p{S}\p{Zs}]*$/u;
const FEWEST_BYTES = 12;
const PROBED = 96;
/** Of any two bytes most are some letter: a text keeps to one script, and to signs that all scripts share. */
const OF_ONE_SCRIPT = 0.9;

function wideText(bytes: Uint8Array): string | undefined {
  if (bytes.length < FEWEST_BYTES || bytes.length % 2 !== 0) return undefined;
  const orders = bytes[0] === 0 || bytes[2] === 0 ? WIDE_ORDERS.toReversed() : WIDE_ORDERS;
  for (const [encoding, high] of orders) {
    if (!keepsToOneScript(bytes, high)) continue;
    const text = decoded(bytes, encoding);
    if (WIDE.test(text.slice(0, PROBED)) && isReadable(text)) return text;
  }
  return undefined;
}

const WIDE_ORDERS = [
  ["utf-16le", 1],
  ["utf-16be", 0],
] as const;

/** How often each block occurs in the bytes looked at last. */
const counts = new Uint8Array(256);

function keepsToOneScript(bytes: Uint8Array, high: number): boolean {
  let units = 0;
  let shared = 0;
  let most = 0;
  counts.fill(0);
  for (let at = high; at < bytes.length && at < PROBED; at += 2) {
    units++;
    const block = blockOf(bytes[at]!);
    if (block === SHARED) shared++;
    else most = Math.max(most, ++counts[block]!);
  }
  return shared + most >= units * OF_ONE_SCRIPT;
}

const SHARED = 0;

/** Ideographs and Hangul fill many rows of 256; Latin letters, kana and full-width signs go with all. */
function blockOf(high: number): number {
  if (high >= 0x4e && high <= 0x9f) return 0x4e;
  if (high >= 0xac && high <= 0xd7) return 0xac;
  return high === 0x30 || high === 0x20 || high === 0xff || high === 0xfe ? SHARED : high;
}

function decoded(bytes: Uint8Array, encoding: string): string {
  return new TextDecoder(encoding).decode(bytes);
}
