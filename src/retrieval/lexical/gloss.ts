import { isForeign } from "../text/language.js";
import { splitWords } from "../text/words.js";
import { FOREIGN_STEMS } from "./foreign-stems.js";
import { englishFor } from "./thesaurus.js";

/** A stem may stand for words that are this much longer. */
const LONGEST_ENDING = 6;
const SHORTEST_STEM = 3;

const stems = new Map<string, string>();
for (const line of FOREIGN_STEMS.split("\n")) {
  const [head, ...others] = splitWords(line);
  for (const other of others) if (!stems.has(other)) stems.set(other, head!);
}

function englishForStemOf(word: string): string | undefined {
  const shortest = Math.max(SHORTEST_STEM, word.length - LONGEST_ENDING);
  for (let length = word.length; length >= shortest; length--) {
    const english = stems.get(word.slice(0, length));
    if (english !== undefined && (length > SHORTEST_STEM || word.length - length <= 2)) return english;
  }
  return undefined;
}

/** The English for every common word of a query in another language, in order; undefined where the word is not known. */
export function glossOf(
  query: string,
  words: readonly string[] = splitWords(query),
): { word: string; english: string | undefined }[] | undefined {
  if (!isForeign(query, words)) return undefined;
  return words.map((word) => ({ word, english: englishFor(word) ?? englishForStemOf(word) }));
}
