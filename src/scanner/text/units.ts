/**
 * A text as numbers. An array answers several times faster than a string, and an encoder copies plain texts faster than
 * any loop over them.
 */
const KEPT = 1 << 14;
/** Shorter texts are copied before an encoder is under way. */
const SHORTEST_ENCODED = 32;
/** What stands behind the text, so that readers may look ahead. */
const LINE_BREAK = 10;
const AHEAD = 3;

const encoder = new TextEncoder();
const bytes = new Uint8Array(KEPT);
const kept = new Uint16Array(KEPT + AHEAD);

/** The text in `kept`: several readers in a row ask for the same. */
let last = "";

/** The UTF-16 units of a text and three line breaks. The next call with another text may overwrite them. */
export function unitsOf(text: string): Uint16Array {
  const length = text.length;
  if (text === last && length > 0) return kept;
  const units = length <= KEPT ? kept : new Uint16Array(length + AHEAD);
  if (length <= KEPT) copy(text, units, 0);
  else for (let at = 0; at < length; at += KEPT) copy(text.slice(at, at + KEPT), units, at);
  for (let at = length; at < length + AHEAD; at++) units[at] = LINE_BREAK;
  if (units === kept) last = text;
  return units;
}

function copy(text: string, into: Uint16Array, start: number): void {
  const length = text.length;
  if (length >= SHORTEST_ENCODED) {
    const { read, written } = encoder.encodeInto(text, bytes);
    // Only plain ASCII takes as many bytes as units.
    if (read === length && written === length) {
      into.set(bytes.subarray(0, length), start);
      return;
    }
  }
  for (let at = 0; at < length; at++) into[start + at] = text.charCodeAt(at);
}

const CHUNK = 8192;

/** The text that units spell. */
export function stringOf(units: Uint16Array): string {
  let text = "";
  // Several times faster than to spread the units.
  for (let at = 0; at < units.length; at += CHUNK)
    text += Reflect.apply(String.fromCharCode, undefined, units.subarray(at, at + CHUNK));
  return text;
}
