import { LANGUAGES } from "./lexicon/index.js";

/** A concept found in the text, at raw offsets. */
export interface Hit {
  readonly concept: number;
  readonly start: number;
  readonly end: number;
  /** Running number of the word, to measure distance in words. */
  readonly word: number;
  /** Index into `LANGUAGES`. */
  readonly language: number;
}

export interface Sentence {
  readonly start: number;
  end: number;
  /** Concepts present, as a set. */
  low: number;
  high: number;
  /** Hits from `from` up to, not including, `to`. */
  readonly from: number;
  to: number;
}

/** A text read once: what it is about, sentence by sentence. All checks share it. */
export interface Reading {
  readonly text: string;
  readonly hits: Hit[];
  readonly sentences: Sentence[];
  /** Closed quotations, as flat pairs of raw offsets. */
  readonly quotes: readonly number[];
  /** Raw offsets where a clause ends. */
  readonly clauseEnds: number[];
  readonly words: number;
}

/** Names of the registry to be recognised while reading; see `name-index.ts`. */
export interface NameLookup {
  /** `hash` is `nameHash` of the folded name; the answer is the concept index, or -1. */
  find(hash: number, text: string, start: number, end: number): number;
}

export const UNIVERSAL = LANGUAGES.indexOf("universal");

export const NAME_SEED = 0x811c9dc5;
export function nameStep(hash: number, unit: number): number {
  return Math.imul(hash ^ unit, 0x01000193);
}
