import { foldText } from "./text/fold.js";

/** Hashes of all runs of three words: cosmetic edits change few of them. */
export function shingles(text: string): Set<number> {
  const words = foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
  const size = Math.min(3, words.length);
  const result = new Set<number>();
  for (let i = 0; i + size <= words.length; i++) {
    let hash = 0x811c9dc5;
    for (let k = 0; k < size; k++) {
      for (const character of words[i + k]!) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
      hash = Math.imul(hash ^ 32, 0x01000193);
    }
    result.add(hash);
  }
  return result;
}

/** The share of `part` that is found in `whole`. */
export function containment(part: ReadonlySet<number>, whole: ReadonlySet<number>): number {
  if (part.size === 0) return 0;
  let common = 0;
  for (const hash of part) if (whole.has(hash)) common++;
  return common / part.size;
}
