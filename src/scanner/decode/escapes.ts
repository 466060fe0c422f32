import type { Decoded } from "./decoded.js";
import { isReadable } from "./readable.js";
import { utf8 } from "./utf8.js";

/** Bytes come in rows, since one character may take several; code points one by one. */
const ESCAPE =
  /((?:\\{1,2}[xX][0-9a-fA-F]{2})+)|((?:%[0-9a-fA-F]{2})+)|((?:=[0-9A-F]{2})+)|((?:\\{1,2}[0-3][0-7]{2}(?![0-9a-fA-F]))+)|\\{1,2}u\{([0-9a-fA-F]{1,6})\}|(?:\\{1,2}u|%u)([0-9a-fA-F]{4})|\\{1,2}(?:U00|00)([0-9a-fA-F]{4,6})|&#[xX]0{0,8}([0-9a-fA-F]{1,6});?|&#0{0,8}([0-9]{1,7});?/g;
const ANY_MARK = /[\\%&]|=[0-9A-F]/;
const FEWEST = 4;
const FEWEST_PERCENTS = 3;
/** Plain characters between two escapes of one text. */
const LONGEST_GAP = 24;

interface Cluster {
  start: number;
  end: number;
  escapes: number;
  percents: number;
}

/** `\x41`, `\u0041`, `\101`, `%41`, `=41`, `&#65;` and their kin, alone or among plain letters. */
export function decodeEscapes(text: string): Decoded[] {
  const found: Decoded[] = [];
  if (!ANY_MARK.test(text)) return found;
  let cluster: Cluster | undefined;
  const close = (): void => {
    if (cluster !== undefined) settle(text, cluster, found);
    cluster = undefined;
  };
  for (const match of text.matchAll(ESCAPE)) {
    const start = match.index;
    const end = start + match[0].length;
    if (cluster !== undefined && !isNear(text, cluster.end, start)) close();
    cluster ??= { start, end, escapes: 0, percents: 0 };
    cluster.end = end;
    cluster.escapes += Math.max(1, Math.floor(match[0].length / 4));
    if (match[2] !== undefined) cluster.percents += match[0].length / 3;
  }
  close();
  return found;
}

function isNear(text: string, end: number, start: number): boolean {
  return start - end <= LONGEST_GAP && !text.slice(end, start).includes("\n");
}

function settle(text: string, { start, end, escapes, percents }: Cluster, found: Decoded[]): void {
  if (escapes < FEWEST && percents < FEWEST_PERCENTS) return;
  const from = wordStart(text, start);
  const to = wordEnd(text, end);
  const slice = text.slice(from, to);
  const isPercent = percents >= FEWEST_PERCENTS;
  const decoded = unescapeAll(isPercent ? slice.replaceAll("+", " ") : slice);
  if (isReadable(decoded))
    found.push({ encoding: isPercent ? "percent" : "escapes", start: from, end: to, text: decoded });
}

function wordStart(text: string, start: number): number {
  let from = start;
  while (from > 0 && start - from < LONGEST_GAP && isWordUnit(text.charCodeAt(from - 1))) from--;
  return from;
}

function wordEnd(text: string, end: number): number {
  let to = end;
  while (to < text.length && to - end < LONGEST_GAP && isWordUnit(text.charCodeAt(to))) to++;
  return to;
}

function isWordUnit(code: number): boolean {
  return (
    (code >= 97 && code <= 122) ||
    (code >= 64 && code <= 90) ||
    (code >= 45 && code <= 57) ||
    code === 126 ||
    code === 95
  );
}

function unescapeAll(encoded: string): string {
  return encoded.replace(ESCAPE, (all, ...groups: (string | undefined)[]) => {
    const [x, percent, quoted, octal, ...points] = groups;
    const bytes = x ?? percent ?? quoted;
    if (bytes !== undefined) return text(bytes.match(/[0-9a-f]{2}/gi)!, 16);
    if (octal !== undefined) return text(octal.match(/[0-7]{3}/g)!, 8);
    const [braced, short, long, entityHex, entity] = points;
    const point =
      entity === undefined ? Number.parseInt((braced ?? short ?? long ?? entityHex)!, 16) : Number(entity);
    return point <= 0x10ffff ? String.fromCodePoint(point) : all;
  });
}

const latin1 = new TextDecoder("latin1");

function text(codes: readonly string[], radix: number): string {
  const bytes = Uint8Array.from(codes, (code) => Number.parseInt(code, radix));
  return utf8(bytes) ?? latin1.decode(bytes);
}
