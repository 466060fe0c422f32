import { CONCEPTS } from "../text/concepts.js";
import { SENSES } from "./senses/index.js";
import { MOST_WORDS } from "./words.js";

/**
 * Words, two and three in a row, and two with one between, hashed. What was learned of a million of them hardly
 * overlaps in so many places.
 */
export const WORD_BITS = 22;
const WORD_MASK = (1 << WORD_BITS) - 1;
export const MOST_WORD_FEATURES = 4 * MOST_WORDS;
/** So many features without weight keep the few words of a short sentence from weighing too much. */
export const STEADY_WORDS = 4;
/** Words alone, for telling labels apart. */
export const LABEL_BITS = 12;

/** Each concept, affirmed or negated, and each two that occur together. */
export const CONCEPT_COUNT = CONCEPTS.length * 2;
export const CONCEPT_FEATURES = CONCEPT_COUNT + CONCEPT_COUNT * CONCEPT_COUNT;
/** More concepts than these in one sentence say nothing new. */
export const MOST_CONCEPTS = 24;

/** The same features of all words of a definition, each counted once for every role (a small number) it occurs in. */
export const TOLD_BITS = 22;
export const STEADY_TOLD = 20;

export function toldFeature(wordFeature: number, role: number): number {
  return Math.imul(wordFeature + role * 0x51ed27, 0x9e3779b1) >>> (32 - TOLD_BITS);
}

/** The same features of one sentence once more, for what they say in a complete definition. */
export const STEADY_SPOKEN = 10;

/** Writes the features of a sentence's words, and returns how many there are: at most four for each. */
export function wordFeatures(codes: Int32Array, count: number, into: Int32Array): number {
  let found = 0;
  let before = 0;
  for (let i = 0; i < count; i++) {
    const word = codes[i]!;
    into[found++] = word & WORD_MASK;
    if (i === 0) continue;
    const pair = mixed(codes[i - 1]!, word, 0x9e3779b1, 0xc2b2ae35);
    into[found++] = placeOf(pair);
    if (i > 1) {
      into[found++] = placeOf(mixed(before, word, 0x85ebca6b, 0x27d4eb2f));
      into[found++] = placeOf(mixed(codes[i - 2]!, word, 0x165667b1, 0xd3a2646d));
    }
    before = pair;
  }
  return found;
}

function mixed(first: number, second: number, a: number, b: number): number {
  return Math.imul(first, a) ^ Math.imul(second, b);
}

function placeOf(hash: number): number {
  return (hash >>> 7) & WORD_MASK;
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
