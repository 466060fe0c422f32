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
  if (length < SHORTEST_ENCODED || length > KEPT || !copyPlain(text, length)) {
    for (let at = 0; at < length; at++) units[at] = text.charCodeAt(at);
  }
  for (let at = length; at < length + AHEAD; at++) units[at] = LINE_BREAK;
  if (units === kept) last = text;
  return units;
}

/** Only plain ASCII takes as many bytes as units. */
function copyPlain(text: string, length: number): boolean {
  const { read, written } = encoder.encodeInto(text, bytes);
  if (read !== length || written !== length) return false;
  kept.set(bytes.subarray(0, length));
  return true;
}

const CHUNK = 8192;

/** The text that units spell. */
export function stringOf(units: Uint16Array): string {
  let text = "";
  for (let at = 0; at < units.length; at += CHUNK)
    text += String.fromCharCode(...units.subarray(at, at + CHUNK));
  return text;
}
