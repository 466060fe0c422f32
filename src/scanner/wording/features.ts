import { CONCEPTS } from "../text/concepts.js";
import { SENSES } from "./senses/index.js";

/** Words and neighbouring pairs of words, hashed. */
export const WORD_BITS = 18;
const WORD_MASK = (1 << WORD_BITS) - 1;
/** So many features without weight keep the few words of a short sentence from weighing too much. */
export const STEADY_WORDS = 8;
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
  return unorderedPair(a, b, CONCEPT_COUNT);
}

/** Each sense, and each two that occur together. */
export const SENSE_COUNT = SENSES.length;
export const SENSE_FEATURES = SENSE_COUNT + SENSE_COUNT * SENSE_COUNT;
export const MOST_SENSES = 32;
export const STEADY_SENSES = 10;

export function sensePairFeature(a: number, b: number): number {
  return unorderedPair(a, b, SENSE_COUNT);
}

function unorderedPair(a: number, b: number, count: number): number {
  return count + (a < b ? a * count + b : b * count + a);
}

/** Things alone and in pairs. */
export function withPairs(things: number): number {
  return (things * (things + 1)) / 2;
}
