import type { Stretch } from "../wording/suspicion.js";
import { decipher } from "./ciphers.js";
import type { Decoded } from "./decoded.js";
import { decodePieces } from "./pieces.js";
import { isReadable } from "./readable.js";
import { unspell } from "./spelled.js";

const SHORTEST = 12;

/** What stretches without sense may be in cipher, spelled out, or broken into pieces. */
export function decodeGarbled(text: string, stretches: readonly Stretch[]): Decoded[] {
  const found: Decoded[] = [];
  for (const { start, end } of stretches) {
    for (const part of partsOf(text.slice(start, end))) {
      for (const each of [...decipher(part), ...unspell(part)]) {
        if (isReadable(each.text)) found.push({ ...each, start, end, cipherOf: part });
      }
      for (const each of decodePieces(part)) found.push({ ...each, start, end });
    }
  }
  return found;
}

/** The whole, and what stands in it between quotation marks, brackets or after a colon. */
function partsOf(stretch: string): string[] {
  const parts = stretch.split(/["`()[\]{}\u201c\u201d\u00ab\u00bb]|: /);
  return parts.length === 1 ? parts : [stretch, ...parts.filter((part) => part.length >= SHORTEST)];
}
