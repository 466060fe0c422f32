import { glossOf } from "../lexical/gloss.js";
import type { TermIndex } from "../lexical/term-index.js";
import { isStopWord } from "../text/tokens.js";
import { splitWords } from "../text/words.js";
import { createSpeller } from "./spelling.js";

/** Where one thing asked for ends and the next begins. */
export const CLAUSE_BREAK = /[,;.!?:]+\s+|\s+(?:and then|and|then|but|also|so|because|while)\s+/i;
const FEWEST_WORDS = 3;

/** The texts that a query is embedded as: the first stands for the whole of it, the others for its parts. */
export type Reader = (query: string) => string[];

/**
 * English is read with its slips mended, as a whole and clause by clause. The model knows English only, so that of
 * other languages the words with a known meaning stand for the whole.
 */
export function createReader({ wordNumbers }: TermIndex, languageWords: readonly string[] = []): Reader {
  const mend = createSpeller(wordNumbers.keys(), languageWords);
  return (query) => {
    const gloss = glossOf(query);
    if (gloss === undefined) return [...new Set([mend(query), ...clausesOf(mend(query))])];
    const english = gloss.flatMap(({ word, english }) => {
      if (english !== undefined) return [english];
      return wordNumbers.has(word) && !isStopWord(word) ? [word] : [];
    });
    return [...new Set([[...new Set(english)].join(" "), query, ...clausesOf(query)])].filter(
      (text) => text !== "",
    );
  };
}

function clausesOf(query: string): string[] {
  const clauses = query.split(CLAUSE_BREAK).filter((clause) => splitWords(clause).length >= FEWEST_WORDS);
  return clauses.length > 1 ? clauses : [];
}
