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

const relatives = new Map<string, readonly WeightedTerm[]>();
for (const term of new Set([...synonyms.keys(), ...translations.keys()])) {
  const foreign = [...(translations.get(term) ?? NONE)];
  relatives.set(term, [
    { term, weight: 1 },
    ...foreign.map((other) => ({ term: other, weight: W.translation })),
    ...[...synonymsOf(term)].map((other) => ({ term: other, weight: W.synonym })),
    ...foreign.flatMap((english) =>
      [...synonymsOf(english)].map((other) => ({ term: other, weight: W.translation * W.synonym })),
    ),
  ]);
}

/** The term itself and all that may stand for it, with what it counts then. */
export function relativesOf(term: string): readonly WeightedTerm[] {
  return relatives.get(term) ?? [{ term, weight: 1 }];
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
