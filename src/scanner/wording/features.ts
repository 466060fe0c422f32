import { CONCEPTS } from "../text/concepts.js";

/** Words and neighbouring pairs of words, hashed. */
export const WORD_BITS = 18;
const WORD_MASK = (1 << WORD_BITS) - 1;
/** Words alone, for telling labels apart. */
export const LABEL_BITS = 12;

/** Each concept, affirmed or negated, and each two that occur together. */
export const CONCEPT_COUNT = CONCEPTS.length * 2;
export const CONCEPT_FEATURES = CONCEPT_COUNT + CONCEPT_COUNT * CONCEPT_COUNT;
/** More concepts than these in one sentence say nothing new. */
export const MOST_CONCEPTS = 24;

export function wordFeature(word: number): number {
  return word & WORD_MASK;
}

export function pairFeature(first: number, second: number): number {
  return ((Math.imul(first, 0x9e3779b1) ^ Math.imul(second, 0xc2b2ae35)) >>> 7) & WORD_MASK;
}

export function conceptPairFeature(a: number, b: number): number {
  return CONCEPT_COUNT + (a < b ? a * CONCEPT_COUNT + b : b * CONCEPT_COUNT + a);
}

/** Concepts alone and in pairs. */
export function conceptFeatureCount(concepts: number): number {
  return (concepts * (concepts + 1)) / 2;
}
