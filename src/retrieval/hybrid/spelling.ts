import { slipsBetween } from "../lexical/near-words.js";

/** Lower-case words as people type them; names, paths and addresses are left alone. */
const TYPED_WORD = /(?<![\p{L}\p{N}./_@-])[a-z]{4,40}(?![./_@]?[\p{L}\p{N}])/gu;
const ENDINGS = ["s", "d", "r", "es", "er", "ed", "en", "ly", "ing"];
const TWO_SLIPS_FROM = 8;

/**
 * Mends words that neither the tools nor English has, as a model that splits unknown words into pieces understands
 * little of them. Words of the tools come before words of the language, and commoner words before rarer ones.
 */
export function createSpeller(toolWords: Iterable<string>, languageWords: readonly string[]) {
  const known = new Set<string>();
  const byInitial = new Map<string, string[]>();
  for (const words of [toolWords, languageWords]) {
    for (const word of words) {
      if (known.has(word) || !/^[a-z]{3,40}$/.test(word)) continue;
      known.add(word);
      const sameInitial = byInitial.get(word[0]!);
      if (sameInitial === undefined) byInitial.set(word[0]!, [word]);
      else sameInitial.push(word);
    }
  }

  const isWord = (word: string) => known.has(word) || ENDINGS.some((ending) => isFormOf(word, ending));

  /** "debugging" is "debug", its last letter doubled, with an ending. */
  function isFormOf(word: string, ending: string): boolean {
    if (!word.endsWith(ending)) return false;
    const base = word.slice(0, -ending.length);
    return known.has(base) || known.has(base.slice(0, -1)) || known.has(`${base}e`);
  }

  function nearest(word: string): string {
    let allowed = word.length >= TWO_SLIPS_FROM ? 2 : 1;
    let best = word;
    for (const candidate of byInitial.get(word[0]!) ?? []) {
      const slips = slipsBetween(word, candidate, allowed);
      if (slips > allowed) continue;
      best = candidate;
      allowed = slips - 1;
    }
    return best;
  }

  return (query: string) => query.replace(TYPED_WORD, (word) => (isWord(word) ? word : nearest(word)));
}
