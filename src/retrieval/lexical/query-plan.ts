import { stemWord } from "../text/tokens.js";
import { splitWords } from "../text/words.js";
import type { Dictionary } from "./dictionary.js";
import { glossOf } from "./gloss.js";
import { phraseAt, relativesOf, synonymsOf, type WeightedTerm } from "./thesaurus.js";
import { VARIANT_WEIGHTS as W } from "./weights.js";

/** One thing the query speaks of, in all the spellings that may stand for it. */
export type Concept = readonly WeightedTerm[];

export type QueryPlanner = (query: string) => Concept[];

/** A concept under the name that it has in a plan, where each is named once. */
interface Named {
  name: string;
  concept: Concept;
}

/** Words kept with their spellings; people and golden sets use the same words again and again. */
const WORDS_KEPT = 10_000;

export function createPlanner(dictionary: Dictionary): QueryPlanner {
  const conceptOfWord = remembered((word) => readWord(word, dictionary));
  const conceptOfPair = remembered((joined) => readPair(joined, dictionary));
  const conceptOfPhrase = remembered((meaning) => ({
    name: meaning,
    concept: weigh([meaning, ...synonymsOf(meaning)], W.synonym),
  }));

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

/** Two words that the index has as one. */
function readPair(joined: string, dictionary: Dictionary): Named | undefined {
  const term = stemWord(joined);
  return dictionary.has(term) ? { name: term, concept: weigh([term], W.joined) } : undefined;
}

function readWord(word: string, dictionary: Dictionary): Named | undefined {
  const term = dictionary.termOf(word);
  return term === undefined ? undefined : { name: term, concept: spellingsOf(term, word, dictionary) };
}

function spellingsOf(term: string, word: string, dictionary: Dictionary): Concept {
  const known = knownRelatives(term, dictionary);
  if (known.length > 0) return known;
  const near = dictionary.misspellings(word);
  return [
    { term, weight: 1 },
    ...weigh(dictionary.completions(word), W.prefix),
    ...near.flatMap((guess) => [
      { term: guess, weight: W.typo },
      ...weigh(synonymsOf(guess), W.typo * W.synonym),
    ]),
  ];
}

/** The spellings that the index has. A rare synonym of a common word tells no more than the common word. */
function knownRelatives(term: string, dictionary: Dictionary): Concept {
  const rarity = dictionary.rarity(term);
  const known: WeightedTerm[] = [];
  for (const relative of relativesOf(term)) {
    const share = rarity / dictionary.rarity(relative.term);
    if (share > 0) known.push({ term: relative.term, weight: relative.weight * Math.min(1, share) });
  }
  return known;
}

function weigh(terms: Iterable<string>, weight: number): WeightedTerm[] {
  return Array.from(terms, (term) => ({ term, weight }));
}
