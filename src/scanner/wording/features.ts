import { CONCEPTS } from "../text/concepts.js";
import { SENSES } from "./senses/index.js";

/**
 * Words, two and three in a row, and two with one between, hashed. What was learned of half a million of them hardly
 * overlaps in so many places.
 */
export const WORD_BITS = 22;
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

/** Two words in a row; the next word makes three of them. */
export function wordPair(first: number, second: number): number {
  return Math.imul(first, 0x9e3779b1) ^ Math.imul(second, 0xc2b2ae35);
}

export function pairFeature(pair: number): number {
  return (pair >>> 7) & WORD_MASK;
}

export function tripleFeature(pair: number, third: number): number {
  return ((Math.imul(pair, 0x85ebca6b) ^ Math.imul(third, 0x27d4eb2f)) >>> 7) & WORD_MASK;
}

/** Two words with one between. */
export function framingFeature(first: number, last: number): number {
  return ((Math.imul(first, 0x165667b1) ^ Math.imul(last, 0xd3a2646d)) >>> 7) & WORD_MASK;
}

/** How many of these a sentence of so many words has. */
export function wordFeatureCount(words: number): number {
  return Math.max(1, 4 * words - 5);
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
