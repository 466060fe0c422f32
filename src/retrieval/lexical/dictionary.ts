import { isStopWord, stemWord } from "../text/tokens.js";
import { createNearWords, type NearWords } from "./near-words.js";
import type { TermIndex } from "./term-index.js";

/** The words of an index, for spellings that are not in it. */
export interface Dictionary {
  has(term: string): boolean;
  numberOf(term: string): number | undefined;
  /** The term that stands for a word, known or not; undefined for stop words. */
  termOf(word: string): string | undefined;
  /** How much the term of that number tells tools apart; infinite for one that no tool has. */
  rarity(number: number | undefined): number;
  /** Terms of words that begin with `word`. */
  completions(word: string): string[];
  /** Terms of words that are one slip (two in long words) away from `word`. */
  misspellings(word: string): string[];
}

const SHORTEST_PREFIX = 3;
const MOST_VARIANTS = 4;

export function createDictionary({ termNumbers, wordNumbers, postings }: TermIndex): Dictionary {
  const terms = [...termNumbers.keys()];
  let spelt: NearWords | undefined;
  const near = () => (spelt ??= createNearWords(wordsToSpell(wordNumbers)));
  return {
    has: (term) => termNumbers.has(term),
    numberOf: (term) => termNumbers.get(term),
    termOf(word) {
      const number = wordNumbers.get(word);
      // A stop word's number is -1, where there is no term.
      if (number !== undefined) return terms[number];
      return isStopWord(word) ? undefined : stemWord(word);
    },
    rarity: (number) => (number === undefined ? Number.POSITIVE_INFINITY : postings.rarities[number]!),
    completions: (word) => (word.length < SHORTEST_PREFIX ? [] : firstTerms(near().beginningWith(word))),
    misspellings: (word) => firstTerms(near().misspeltAs(word)),
  };
}

function firstTerms(words: Iterable<string>): string[] {
  const terms = new Set<string>();
  for (const word of words) {
    terms.add(stemWord(word));
    if (terms.size === MOST_VARIANTS) break;
  }
  return [...terms];
}

function* wordsToSpell(wordNumbers: ReadonlyMap<string, number>): Generator<string> {
  for (const [word, number] of wordNumbers) if (number >= 0 && /^\p{L}+$/u.test(word)) yield word;
}
