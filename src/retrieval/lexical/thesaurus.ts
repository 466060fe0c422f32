import { stemWord } from "../text/tokens.js";
import { splitWords } from "../text/words.js";
import { PHRASES } from "./phrases.js";
import { SYNONYM_GROUPS } from "./synonyms.js";
import { TRANSLATIONS } from "./translations.js";
import { VARIANT_WEIGHTS as W } from "./weights.js";

export interface WeightedTerm {
  term: string;
  weight: number;
}

type Related = ReadonlyMap<string, ReadonlySet<string>>;

const NONE: ReadonlySet<string> = new Set();

/** Every word of a line stands for every other word of that line. */
function readGroups(text: string): Related {
  const related = new Map<string, Set<string>>();
  for (const line of lines(text)) {
    const terms = new Set(splitWords(line).map(stemWord));
    for (const term of terms) {
      const others = related.get(term) ?? new Set();
      for (const other of terms) if (other !== term) others.add(other);
      related.set(term, others);
    }
  }
  return related;
}

/** A foreign word stands for the English one at the head of its line, and the other way round. */
function readTranslations(text: string): Related {
  const related = new Map<string, Set<string>>();
  const relate = (term: string, other: string) => {
    if (term !== other) related.set(term, (related.get(term) ?? new Set()).add(other));
  };
  for (const line of lines(text)) {
    const [head, ...others] = splitWords(line).map(stemWord);
    for (const other of others) {
      relate(head!, other);
      relate(other, head!);
    }
  }
  return related;
}

function lines(text: string): string[] {
  return text.split("\n").filter((line) => line !== "");
}

/** Only from the foreign word to the English one. */
function readGlossary(text: string): ReadonlyMap<string, string> {
  const glossary = new Map<string, string>();
  for (const line of lines(text)) {
    const [head, ...others] = splitWords(line);
    for (const other of others) if (!glossary.has(other)) glossary.set(other, head!);
  }
  return glossary;
}

const synonyms = readGroups(SYNONYM_GROUPS);
const translations = readTranslations(TRANSLATIONS);

const glossary = readGlossary(TRANSLATIONS);

interface Phrase {
  words: readonly string[];
  meaning: string;
}

/** By their first word. */
const phrases = new Map<string, Phrase[]>();
for (const line of lines(PHRASES)) {
  const [phrase, meaning] = line.split(" = ");
  const words = phrase!.split(" ");
  phrases.set(words[0]!, [...(phrases.get(words[0]!) ?? []), { words, meaning: stemWord(meaning!) }]);
}

export function synonymsOf(term: string): ReadonlySet<string> {
  return synonyms.get(term) ?? NONE;
}

/** By term: the term itself and all that may stand for it, with what it counts then. */
export const RELATIVES: ReadonlyMap<string, readonly WeightedTerm[]> = new Map(
  Array.from(new Set([...synonyms.keys(), ...translations.keys()]), (term) => [term, relativesOf(term)]),
);

function relativesOf(term: string): WeightedTerm[] {
  const others = [...(translations.get(term) ?? NONE)];
  return [
    { term, weight: 1 },
    ...weigh(others, W.translation),
    ...weigh(synonymsOf(term), W.synonym),
    ...others.flatMap((other) => weigh(synonymsOf(other), W.translation * W.synonym)),
  ];
}

function weigh(terms: Iterable<string>, weight: number): WeightedTerm[] {
  return Array.from(terms, (term) => ({ term, weight }));
}

/** The English word for a common foreign one. */
export function englishFor(word: string): string | undefined {
  return glossary.get(word);
}

/** The meaning of the phrase that starts at this word, if one does. */
export function phraseAt(words: readonly string[], position: number): string | undefined {
  return phrases
    .get(words[position]!)
    ?.find((phrase) => phrase.words.every((word, offset) => words[position + offset] === word))?.meaning;
}
