/**
 * RFC 1951 and the gzip wrapper of RFC 1952, bounded in output. The scanner runs in browsers and synchronously,
 * where no built-in decompression exists.
 */
const LENGTH_BASE = [
  3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195,
  227, 258,
];
const LENGTH_BITS = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0];
const DISTANCE_BASE = [
  1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097,
  6145, 8193, 12289, 16385, 24577,
];
const DISTANCE_BITS = [
  0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13,
];
const CODE_ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

interface Codes {
  counts: number[];
  symbols: number[];
}

/** Text does not shrink more than this; what grows more is no text. */
const MOST_GROWTH = 24;
const ROOM = 512;

/** The content of a zlib stream (RFC 1950), undefined when it is none or is broken. */
export function unzlib(bytes: Uint8Array): Uint8Array | undefined {
  if (bytes.length < 8 || (bytes[0]! & 0x0f) !== 8 || (bytes[0]! * 256 + bytes[1]!) % 31 !== 0)
    return undefined;
  if ((bytes[1]! & 0x20) !== 0) return undefined;
  return inflate(bytes, 2)?.out;
}

/** The content of a bare deflate stream that fills all of the bytes. */
export function deflated(bytes: Uint8Array): Uint8Array | undefined {
  if (bytes.length < 8) return undefined;
  const stream = inflate(bytes, 0);
  return stream !== undefined && stream.end === bytes.length ? stream.out : undefined;
}

/** The content of a gzip file, undefined when it is none, is broken or is no text. */
export function gunzip(bytes: Uint8Array): Uint8Array | undefined {
  if (bytes.length < 18 || bytes[0] !== 0x1f || bytes[1] !== 0x8b || bytes[2] !== 8) return undefined;
  const flags = bytes[3]!;
  let at = 10;
  if ((flags & 4) !== 0) at += 2 + bytes[at]! + bytes[at + 1]! * 256;
  for (const flag of [8, 16]) {
    if ((flags & flag) === 0) continue;
    while (at < bytes.length && bytes[at] !== 0) at++;
    at++;
  }
  if ((flags & 2) !== 0) at += 2;
  return inflate(bytes, at)?.out;
}

/** Gives up where the content is no text. */
function inflate(bytes: Uint8Array, start: number): { out: Uint8Array; end: number } | undefined {
  const limit = bytes.length * MOST_GROWTH + ROOM;
  const out: number[] = [];
  const input = { bytes, at: start, bit: 0 };
  for (let last = 0; last === 0; ) {
    last = bits(input, 1);
    const kind = bits(input, 2);
    if (kind === 3 || input.at > bytes.length) return undefined;
    const done = kind === 0 ? stored(input, out, limit) : compressed(input, out, kind, limit);
    if (!done) return undefined;
  }
  return { out: Uint8Array.from(out), end: input.bit === 0 ? input.at : input.at + 1 };
}

interface Input {
  bytes: Uint8Array;
  at: number;
  bit: number;
}

function bits(input: Input, count: number): number {
  let value = 0;
  for (let i = 0; i < count; i++) {
    value |= (((input.bytes[input.at] ?? 0) >> input.bit) & 1) << i;
    if (++input.bit === 8) {
      input.bit = 0;
      input.at++;
    }
  }
  return value;
}

function stored(input: Input, out: number[], limit: number): boolean {
  if (input.bit > 0) {
    input.bit = 0;
    input.at++;
  }
  const length = (input.bytes[input.at] ?? 0) + (input.bytes[input.at + 1] ?? 0) * 256;
  input.at += 4;
  if (input.at + length > input.bytes.length || out.length + length > limit) return false;
  for (let i = 0; i < length; i++) out.push(input.bytes[input.at++]!);
  return true;
}

function compressed(input: Input, out: number[], kind: number, limit: number): boolean {
  const [literals, distances] = kind === 1 ? fixedCodes() : dynamicCodes(input);
  for (;;) {
    const symbol = decodeSymbol(input, literals);
    if (symbol === 256) return true;
    if (symbol < 0 || symbol > 285 || out.length > limit || input.at > input.bytes.length) return false;
    if (symbol < 256) {
      if (symbol < 9 && symbol > 0) return false;
      out.push(symbol);
      continue;
    }
    const length = LENGTH_BASE[symbol - 257]! + bits(input, LENGTH_BITS[symbol - 257]!);
    const code = decodeSymbol(input, distances);
    if (code < 0 || code > 29) return false;
    const from = out.length - DISTANCE_BASE[code]! - bits(input, DISTANCE_BITS[code]!);
    if (from < 0) return false;
    for (let i = 0; i < length; i++) out.push(out[from + i]!);
  }
}

let fixed: [Codes, Codes] | undefined;

function fixedCodes(): [Codes, Codes] {
  fixed ??= buildFixedCodes();
  return fixed;
}

function buildFixedCodes(): [Codes, Codes] {
  const lengths = Array.from({ length: 288 }, (_, i) => (i < 144 ? 8 : i < 256 ? 9 : i < 280 ? 7 : 8));
  return [codesOf(lengths), codesOf(new Array(30).fill(5))];
}

function dynamicCodes(input: Input): [Codes, Codes] {
  const literalCount = bits(input, 5) + 257;
  const distanceCount = bits(input, 5) + 1;
  const orderCount = bits(input, 4) + 4;
  const orderLengths: number[] = new Array(19).fill(0);
  for (let i = 0; i < orderCount; i++) orderLengths[CODE_ORDER[i]!] = bits(input, 3);
  const order = codesOf(orderLengths);
  const lengths: number[] = [];
  while (lengths.length < literalCount + distanceCount && input.at <= input.bytes.length) {
    const symbol = decodeSymbol(input, order);
    if (symbol < 16) lengths.push(Math.max(0, symbol));
    else {
      const previous = symbol === 16 ? (lengths.at(-1) ?? 0) : 0;
      const repeat =
        symbol === 16 ? 3 + bits(input, 2) : symbol === 17 ? 3 + bits(input, 3) : 11 + bits(input, 7);
      for (let i = 0; i < repeat; i++) lengths.push(previous);
    }
  }
  return [
    codesOf(lengths.slice(0, literalCount)),
    codesOf(lengths.slice(literalCount, literalCount + distanceCount)),
  ];
}

function codesOf(lengths: readonly number[]): Codes {
  const counts: number[] = new Array(16).fill(0);
  for (const length of lengths) counts[length]!++;
  counts[0] = 0;
  const offsets = [0, 0];
  for (let i = 1; i < 15; i++) offsets.push(offsets[i]! + counts[i]!);
  const symbols: number[] = [];
  lengths.forEach((length, symbol) => {
    if (length > 0) symbols[offsets[length]!++] = symbol;
  });
  return { counts, symbols };
}

function decodeSymbol(input: Input, { counts, symbols }: Codes): number {
  let code = 0;
  let first = 0;
  let index = 0;
  for (let length = 1; length < 16; length++) {
    code |= bits(input, 1);
    const count = counts[length]!;
    if (code - first < count) return symbols[index + code - first] ?? -1;
    index += count;
    first = (first + count) << 1;
    code <<= 1;
  }
  return -1;
}
