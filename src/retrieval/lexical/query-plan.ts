import { isStopWord, stemWord } from "../text/tokens.js";
import { splitWords } from "../text/words.js";
import type { Dictionary } from "./dictionary.js";
import { glossOf } from "./gloss.js";
import { phraseAt, synonymsOf, translationsOf } from "./thesaurus.js";
import { VARIANT_WEIGHTS as W } from "./weights.js";

export interface WeightedTerm {
  term: string;
  weight: number;
}

/** One thing the query speaks of, in all the spellings that may stand for it. */
export type Concept = readonly WeightedTerm[];

export type QueryPlanner = (query: string) => Concept[];

/** Words kept with their spellings; people and golden sets use the same words again and again. */
const WORDS_KEPT = 10_000;

export function createPlanner(dictionary: Dictionary): QueryPlanner {
  const known = new Map<string, Concept>();
  const remember = (key: string, create: () => Concept): Concept => {
    let concept = known.get(key);
    if (concept !== undefined) return concept;
    if (known.size >= WORDS_KEPT) known.clear();
    concept = create();
    known.set(key, concept);
    return concept;
  };

  return function plan(query) {
    const english = glossOf(query)?.flatMap((word) => word.english ?? []);
    const words = [...splitWords(query), ...(english ?? [])];
    const concepts = new Map<string, Concept>();
    words.forEach((word, position) => {
      const joined = stemWord(word + (words[position + 1] ?? ""));
      if (position + 1 < words.length && word.length > 1 && dictionary.has(joined) && !concepts.has(joined)) {
        concepts.set(
          joined,
          remember(`joined ${joined}`, () => [{ term: joined, weight: W.joined }]),
        );
      }
      const meaning = phraseAt(words, position);
      if (meaning !== undefined && !concepts.has(meaning)) {
        concepts.set(
          meaning,
          remember(`phrase ${meaning}`, () => weigh([meaning, ...synonymsOf(meaning)], W.synonym)),
        );
      }
      const term = stemWord(word);
      if (isStopWord(word) || concepts.has(term)) return;
      concepts.set(
        term,
        remember(`word ${word}`, () => spellingsOf(term, word, dictionary)),
      );
    });
    return [...concepts.values()];
  };
}

function spellingsOf(term: string, word: string, dictionary: Dictionary): Concept {
  const known = [
    ...weigh([term], 1),
    ...weigh(translationsOf(term), W.translation),
    ...weigh(synonymsOf(term), W.synonym),
  ];
  for (const english of translationsOf(term))
    known.push(...weigh(synonymsOf(english), W.translation * W.synonym));
  if (known.some((spelling) => dictionary.has(spelling.term))) return noRarerThan(term, known, dictionary);
  const near = dictionary.misspellings(word);
  return [
    ...weigh([term], 1),
    ...weigh(dictionary.completions(word), W.prefix),
    ...near.flatMap((guess) => [...weigh([guess], W.typo), ...weigh(synonymsOf(guess), W.typo * W.synonym)]),
  ];
}

/** A rare synonym of a common word tells no more than the common word. */
function noRarerThan(term: string, spellings: readonly WeightedTerm[], dictionary: Dictionary): Concept {
  const rarity = dictionary.rarity(term);
  return spellings.map((spelling) => {
    const share = rarity / dictionary.rarity(spelling.term);
    return { term: spelling.term, weight: spelling.weight * Math.min(1, share || 0) };
  });
}

function weigh(terms: Iterable<string>, weight: number): WeightedTerm[] {
  return [...terms].map((term) => ({ term, weight }));
}
