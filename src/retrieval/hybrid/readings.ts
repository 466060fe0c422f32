import { englishFor } from "../lexical/thesaurus.js";
import { splitWords } from "../text/words.js";

const CLAUSE_BREAK = /[,;.!?]+\s+|\s+(?:and then|and|then|but|also)\s+/i;
const FEWEST_WORDS = 3;

/** The ways a query is read: as a whole, clause by clause where it has several, and word for word in English. */
export function readingsOf(query: string): string[] {
  const clauses = query.split(CLAUSE_BREAK).filter((clause) => splitWords(clause).length >= FEWEST_WORDS);
  const gloss = glossOf(query);
  return [
    ...new Set([query, ...(clauses.length > 1 ? clauses : []), ...(gloss === undefined ? [] : [gloss])]),
  ];
}

/** The model knows English only; common words of other languages are put into English for it. */
function glossOf(query: string): string | undefined {
  const words = splitWords(query);
  const english = words.map((word) => englishFor(word) ?? word);
  return english.some((word, index) => word !== words[index]) ? english.join(" ") : undefined;
}
