const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const SMALL_LETTERS = LETTERS.toLowerCase();
const BASE64_VALUES = valuesIn(
  `${LETTERS}${SMALL_LETTERS}0123456789+/`,
  `${LETTERS}${SMALL_LETTERS}0123456789-_`,
);
const BASE32_VALUES = valuesIn(`${LETTERS}234567`, `${SMALL_LETTERS}234567`);
const HEX_VALUES = valuesIn("0123456789abcdef", "0123456789ABCDEF");

/** The value of every character: its place in the alphabet, of which there may be several. */
function valuesIn(...alphabets: string[]): Int16Array {
  const values = new Int16Array(128).fill(-1);
  for (const alphabet of alphabets) {
    for (let value = 0; value < alphabet.length; value++) values[alphabet.charCodeAt(value)] = value;
  }
  return values;
}

/** The bytes behind base64 or base64url, up to the padding. */
export function decodeBase64(encoded: string): Uint8Array | undefined {
  return decodeBits(encoded, 6, BASE64_VALUES);
}

export function decodeBase32(encoded: string): Uint8Array | undefined {
  return decodeBits(encoded, 5, BASE32_VALUES);
}

export function decodeHex(encoded: string): Uint8Array | undefined {
  return encoded.length % 2 === 0 ? decodeBits(encoded, 4, HEX_VALUES) : undefined;
}

const PADDING = 61;

function decodeBits(encoded: string, width: number, values: Int16Array): Uint8Array | undefined {
  const bytes = new Uint8Array(Math.floor((encoded.length * width) / 8));
  let written = 0;
  let buffer = 0;
  let filled = 0;
  for (let at = 0; at < encoded.length; at++) {
    const code = encoded.charCodeAt(at);
    if (code === PADDING) break;
    const value = code < 128 ? values[code]! : -1;
    if (value < 0) return undefined;
    buffer = ((buffer << width) | value) & 0xffffff;
    filled += width;
    if (filled >= 8) {
      filled -= 8;
      bytes[written++] = (buffer >> filled) & 0xff;
    }
  }
  return bytes.subarray(0, written);
}

/** Bits in groups of eight, or of seven for plain ASCII. */
export function decodeBinary(bits: string, width: 7 | 8): Uint8Array {
  const bytes = new Uint8Array(Math.floor(bits.length / width));
  for (let i = 0; i < bytes.length; i++) {
    bytes[i] = Number.parseInt(bits.slice(i * width, (i + 1) * width), 2);
  }
  return bytes;
}

const BASE58 = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";

/** Takes time in the square of the length: for short tokens. */
export function decodeBase58(encoded: string): Uint8Array | undefined {
  const bytes: number[] = [];
  for (const character of encoded) {
    let carry = BASE58.indexOf(character);
    if (carry < 0) return undefined;
    for (let i = 0; i < bytes.length; i++) {
      carry += bytes[i]! * 58;
      bytes[i] = carry & 0xff;
      carry >>= 8;
    }
    for (; carry > 0; carry >>= 8) bytes.push(carry & 0xff);
  }
  return Uint8Array.from(bytes.reverse());
}

/** Five characters of `!` to `u` stand for four bytes, `z` for four zeros. */
export function decodeAscii85(encoded: string): Uint8Array | undefined {
  const bytes: number[] = [];
  for (let at = 0; at < encoded.length; at += 5) {
    const group = encoded.slice(at, at + 5);
    let value = 0;
    for (let i = 0; i < 5; i++) {
      const digit = i < group.length ? group.charCodeAt(i) - 33 : 84;
      if (digit < 0 || digit > 84) return undefined;
      value = value * 85 + digit;
    }
    if (value > 0xffffffff) return undefined;
    for (let i = 0; i < group.length - 1; i++) bytes.push(Math.floor(value / 256 ** (3 - i)) & 0xff);
  }
  return Uint8Array.from(bytes);
}

/** Lines of a length and groups of four characters, without the first and the last line. */
export function decodeUuencoded(lines: string): Uint8Array {
  const bytes: number[] = [];
  for (const line of lines.split(/\r?\n/)) {
    const length = (line.charCodeAt(0) - 32) & 63;
    const from = bytes.length;
    for (let at = 1; at < line.length; at += 4) {
      let value = 0;
      for (let i = 0; i < 4; i++) value = (value << 6) | ((line.charCodeAt(at + i) - 32) & 63);
      bytes.push((value >> 16) & 0xff, (value >> 8) & 0xff, value & 0xff);
    }
    bytes.length = Math.min(bytes.length, from + length);
  }
  return Uint8Array.from(bytes);
}
