import { stemWord } from "../text/tokens.js";
import { splitWords } from "../text/words.js";
import type { Dictionary } from "./dictionary.js";
import { glossOf } from "./gloss.js";
import { phraseAt, RELATIVES, synonymsOf, type WeightedTerm } from "./thesaurus.js";
import { VARIANT_WEIGHTS as W } from "./weights.js";

/** A spelling and what it counts; its number is that of the term in the index, if it has it. */
export interface Spelling extends WeightedTerm {
  number: number | undefined;
}

/** One thing the query speaks of, in all the spellings that may stand for it. */
export type Concept = readonly Spelling[];

export type QueryPlanner = (query: string) => Concept[];

/** A concept under the name that it has in a plan, where each is named once. */
interface Named {
  name: string;
  concept: Concept;
}

/** Words kept with their spellings; people and golden sets use the same words again and again. */
const WORDS_KEPT = 10_000;

export function createPlanner(dictionary: Dictionary): QueryPlanner {
  const related = new Map<string, Concept>();
  for (const [term, relatives] of RELATIVES) {
    const known = knownOf(relatives, term, dictionary);
    if (known.length > 0) related.set(term, known);
  }
  const conceptOfWord = remembered((word) => {
    const term = dictionary.termOf(word);
    if (term === undefined) return undefined;
    return { name: term, concept: related.get(term) ?? spellingsOf(term, word, dictionary) };
  });
  const conceptOfPair = remembered((joined) => {
    const term = stemWord(joined);
    return dictionary.has(term) ? { name: term, concept: spell([term], W.joined, dictionary) } : undefined;
  });
  const conceptOfPhrase = remembered((meaning) => {
    return { name: meaning, concept: spell([meaning, ...synonymsOf(meaning)], W.synonym, dictionary) };
  });

  return function plan(query) {
    const words = splitWords(query);
    for (const { english } of glossOf(query, words) ?? []) if (english !== undefined) words.push(english);
    const concepts = new Map<string, Concept>();
    const add = (named: Named | undefined) => {
      if (named !== undefined && !concepts.has(named.name)) concepts.set(named.name, named.concept);
    };
    for (let position = 0; position < words.length; position++) {
      const word = words[position]!;
      if (word.length > 1 && position + 1 < words.length) add(conceptOfPair(word + words[position + 1]!));
      const meaning = phraseAt(words, position);
      if (meaning !== undefined) add(conceptOfPhrase(meaning));
      add(conceptOfWord(word));
    }
    return [...concepts.values()];
  };
}

function remembered(read: (key: string) => Named | undefined): (key: string) => Named | undefined {
  const known = new Map<string, Named | undefined>();
  return (key) => {
    const kept = known.get(key);
    if (kept !== undefined || known.has(key)) return kept;
    if (known.size >= WORDS_KEPT) known.clear();
    const named = read(key);
    known.set(key, named);
    return named;
  };
}

/** Of a word without relatives in the index: itself, or what it may have been meant to be. */
function spellingsOf(term: string, word: string, dictionary: Dictionary): Concept {
  const itself = spell([term], 1, dictionary);
  if (dictionary.has(term)) return itself;
  return [
    ...itself,
    ...spell(dictionary.completions(word), W.prefix, dictionary),
    ...dictionary
      .misspellings(word)
      .flatMap((guess) => [
        ...spell([guess], W.typo, dictionary),
        ...spell(synonymsOf(guess), W.typo * W.synonym, dictionary),
      ]),
  ];
}

/** The relatives that the index has. A rare synonym of a common word tells no more than the common word. */
function knownOf(relatives: readonly WeightedTerm[], term: string, dictionary: Dictionary): Concept {
  const rarity = dictionary.rarity(dictionary.numberOf(term));
  const known: Spelling[] = [];
  for (const relative of relatives) {
    const number = dictionary.numberOf(relative.term);
    if (number === undefined) continue;
    const weight = relative.weight * Math.min(1, rarity / dictionary.rarity(number));
    known.push({ term: relative.term, number, weight });
  }
  return known;
}

function spell(terms: Iterable<string>, weight: number, dictionary: Dictionary): Spelling[] {
  return Array.from(terms, (term) => ({ term, number: dictionary.numberOf(term), weight }));
}
