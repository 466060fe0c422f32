import type { CorpusTool } from "../../formats/corpus.js";
import { stemWord } from "../text/tokens.js";
import { splitWords } from "../text/words.js";
import { CLAUSE_BREAK } from "./readings.js";
import { CHANGING, FILLERS, QUESTION_WORDS, READING } from "./verbs.js";

/** 1 tells something and leaves all as it is, -1 changes something, 0 cannot be told. */
export type Effect = -1 | 0 | 1;

const VERB_EFFECTS = new Map<string, Effect>();
for (const verb of READING) VERB_EFFECTS.set(verb, 1);
for (const verb of CHANGING) VERB_EFFECTS.set(verb, -1);
const STEM_EFFECTS = new Map([...VERB_EFFECTS].map(([verb, effect]) => [stemWord(verb), effect]));
const FIRST_WORDS = 3;

/** What a tool does, by its annotation, else by the verb in its name or at the beginning of its description. */
export function effectOf({ tool, description, annotations }: CorpusTool): Effect {
  const { readOnlyHint } = (annotations ?? {}) as { readOnlyHint?: unknown };
  if (typeof readOnlyHint === "boolean") return readOnlyHint ? 1 : -1;
  for (const word of splitWords(tool)) if (VERB_EFFECTS.has(word)) return VERB_EFFECTS.get(word)!;
  for (const word of splitWords(description.slice(0, 200)).slice(0, FIRST_WORDS)) {
    const effect = STEM_EFFECTS.get(stemWord(word));
    if (effect !== undefined) return effect;
  }
  return 0;
}

/** The effects that a query asks for, by how its clauses begin. */
export function askedEffects(query: string): Set<Effect> {
  const asked = new Set<Effect>();
  for (const clause of query.split(CLAUSE_BREAK)) {
    const words = splitWords(clause);
    const verb = QUESTION_WORDS.has(words[0] ?? "")
      ? words[0]!
      : words.find((word) => word.length > 1 && !FILLERS.has(word));
    if (verb === undefined) continue;
    const effect = QUESTION_WORDS.has(verb) ? 1 : STEM_EFFECTS.get(stemWord(verb));
    if (effect !== undefined) asked.add(effect);
  }
  return asked;
}

/** The same for the English of single words, whose order is that of another language. */
export function askedEffectsOfWords(words: string): Set<Effect> {
  return new Set(splitWords(words).flatMap((word) => VERB_EFFECTS.get(word) ?? []));
}
