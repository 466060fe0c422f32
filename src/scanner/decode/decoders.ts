import { gunzip } from "./inflate.js";
import { utf8 } from "./utf8.js";

const INFLATE_LIMIT = 200_000;

const BASE64_VALUES = new Int16Array(128).fill(-1);
"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".split("").forEach((character, value) => {
  BASE64_VALUES[character.charCodeAt(0)] = value;
});
BASE64_VALUES[45] = 62;
BASE64_VALUES[95] = 63;

/** Text behind base64 or base64url, also through gzip. */
export function decodeBase64(encoded: string): string | undefined {
  const bytes: number[] = [];
  let buffer = 0;
  let filled = 0;
  for (let i = 0; i < encoded.length; i++) {
    const code = encoded.charCodeAt(i);
    if (code === 61) break;
    const value = code < 128 ? BASE64_VALUES[code]! : -1;
    if (value < 0) return undefined;
    buffer = ((buffer << 6) | value) & 0xffffff;
    filled += 6;
    if (filled >= 8) {
      filled -= 8;
      const byte = (buffer >> filled) & 0xff;
      if (isControl(byte) && bytes.length < PROBED && bytes[0] !== GZIP && byte !== GZIP) return undefined;
      bytes.push(byte);
    }
  }
  return textOf(Uint8Array.from(bytes));
}

const GZIP = 0x1f;
/** Most strings that merely look encoded betray themselves in the first bytes. */
const PROBED = 12;

function isControl(byte: number): boolean {
  return (byte < 32 && byte !== 9 && byte !== 10 && byte !== 13) || byte === 127;
}

function textOf(bytes: Uint8Array): string | undefined {
  const unzipped = gunzip(bytes, INFLATE_LIMIT);
  return utf8(unzipped ?? bytes);
}

export function decodeHex(encoded: string): string | undefined {
  const bytes = new Uint8Array(encoded.length >> 1);
  for (let i = 0; i < bytes.length; i++) {
    const byte = Number.parseInt(encoded.slice(i * 2, i * 2 + 2), 16);
    if (Number.isNaN(byte)) return undefined;
    bytes[i] = byte;
  }
  return textOf(bytes);
}

export function decodeBase32(encoded: string): string | undefined {
  const bytes: number[] = [];
  let buffer = 0;
  let filled = 0;
  for (const character of encoded) {
    const value = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(character);
    if (value < 0) break;
    buffer = ((buffer << 5) | value) & 0xfffff;
    filled += 5;
    if (filled >= 8) {
      filled -= 8;
      bytes.push((buffer >> filled) & 0xff);
    }
  }
  return utf8(Uint8Array.from(bytes));
}

export function decodePercent(encoded: string): string | undefined {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}

/** `\x41`, `\u0041`, `\u{41}`, `&#65;` and `&#x41;`. */
export function decodeEscapes(encoded: string): string {
  return encoded.replace(
    /\\x([0-9a-fA-F]{2})|\\u([0-9a-fA-F]{4})|\\u\{([0-9a-fA-F]{1,6})\}|&#x([0-9a-fA-F]{1,6});|&#(\d{1,7});/g,
    (all, x, u, braced, entityHex, entity) => {
      const point =
        entity === undefined ? Number.parseInt(x ?? u ?? braced ?? entityHex, 16) : Number(entity);
      return point <= 0x10ffff ? String.fromCodePoint(point) : all;
    },
  );
}

export function decodeCharacterCodes(encoded: string): string | undefined {
  const codes = encoded.split(/[,;\s]+/).filter((code) => code !== "");
  const values = codes.map(Number);
  if (values.some((value) => !(value >= 9 && value <= 0x10ffff))) return undefined;
  return String.fromCodePoint(...values.slice(0, 20_000));
}

export function decodeRot13(text: string): string {
  return text.replace(/[a-zA-Z]/g, (letter) => {
    const base = letter <= "Z" ? 65 : 97;
    return String.fromCharCode(((letter.charCodeAt(0) - base + 13) % 26) + base);
  });
}

export function reverse(text: string): string {
  return [...text].reverse().join("");
}
