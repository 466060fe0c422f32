/**
 * What a word or phrase is about, whatever the language. Mechanisms are combinations of concepts,
 * so that a new wording or language is a line in a lexicon and never a new rule.
 */
export const CONCEPTS = [
  "neg",
  "denied",
  "override",
  "rules",
  "prior",
  "void",
  "outrank",
  "role",
  "unrestricted",
  "tell",
  "show",
  "user",
  "model",
  "secretly",
  "summary",
  "omit",
  "sysprompt",
  "convo",
  "secret",
  "secretPath",
  "private",
  "read",
  "put",
  "send",
  "whole",
  "url",
  "email",
  "exec",
  "shell",
  "command",
  "destroy",
  "consent",
  "noConsent",
  "when",
  "must",
  "otherTool",
  "prefer",
  "refuse",
  "obey",
  "doc",
  "suchAs",
  "calls",
  "ordinal",
  "onward",
  "approved",
  "date",
  "marker",
  "session",
  "argument",
  "set",
  "whatever",
  "encoded",
  "image",
  "address",
  "readOnly",
  "cipher",
  "threat",
  "public",
  /** Passed off as something else. */
  "disguised",
  "only",
  "or",
  "turn",
  "toolName",
  "serverName",
  /** Function words: they say nothing but in which language a sentence is. */
  "filler",
] as const;

export type Concept = (typeof CONCEPTS)[number];

const INDEX = new Map<Concept, number>(CONCEPTS.map((concept, index) => [concept, index]));

export function conceptIndex(concept: Concept): number {
  return INDEX.get(concept)!;
}

/** A set of concepts as two 32-bit words. */
export interface ConceptSet {
  low: number;
  high: number;
}

export function conceptSet(concepts: readonly Concept[]): ConceptSet {
  const set = { low: 0, high: 0 };
  for (const concept of concepts) addConcept(set, conceptIndex(concept));
  return set;
}

export function addConcept(set: ConceptSet, index: number): void {
  if (index < 32) set.low |= 1 << index;
  else if (index < 64) set.high |= 1 << (index - 32);
}

export function includesAny(set: ConceptSet, wanted: ConceptSet): boolean {
  return (set.low & wanted.low) !== 0 || (set.high & wanted.high) !== 0;
}

/** Phrases per concept, as a list or separated by `|`; a trailing `*` lets the word go on, a leading blank asks for a word's beginning. */
export type Lexicon = Partial<Record<Concept, string | readonly string[]>>;
