import { CONCEPTS } from "../text/concepts.js";
import { SENSES } from "./senses/index.js";
import { FEATURE_BITS } from "./weight-table.js";
import { MOST_WORDS } from "./words.js";

/** Words, two and three in a row, two with one between, and what a sentence begins and ends with, hashed. */
const FEATURE_MASK = (1 << FEATURE_BITS) - 1;
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
export const STEADY_TOLD = 20;

export function toldFeature(wordFeature: number, role: number): number {
  return Math.imul(wordFeature + role * 0x51ed27, 0x9e3779b1) >>> (32 - FEATURE_BITS);
}

/** The same features of one sentence once more, for what they say in a complete definition. */
export const STEADY_SPOKEN = 10;

/** They stand where no word does. */
const BEGINNING = 10;
const ENDING = 11;

/** Writes the features of a sentence's words, and returns how many there are: at most four for each. */
export function wordFeatures(codes: Int32Array, count: number, into: Int32Array): number {
  let found = 0;
  let before = 0;
  for (let i = 0; i < count; i++) {
    const word = codes[i]!;
    into[found++] = word & FEATURE_MASK;
    if (i === 0) continue;
    const pair = pairOf(codes[i - 1]!, word);
    into[found++] = placeOf(pair);
    if (i > 1) {
      into[found++] = placeOf(tripleOf(before, word));
      into[found++] = placeOf(mixed(codes[i - 2]!, word, 0x165667b1, 0xd3a2646d));
    }
    before = pair;
  }
  if (count < 2) return found;
  const first = pairOf(BEGINNING, codes[0]!);
  into[found++] = placeOf(first);
  into[found++] = placeOf(tripleOf(first, codes[1]!));
  into[found++] = placeOf(pairOf(codes[count - 1]!, ENDING));
  into[found++] = placeOf(tripleOf(before, ENDING));
  return found;
}

/** What is known of a sentence beyond its own words: see `surroundingsOf`. */
export const STEADY_AROUND = 4;
/** Where words stand: in the sentence before, behind, in the name of the tool, in its first sentence. */
export const BEFORE = 1;
export const BEHIND = 2;
export const NAMING = 3;
export const LEADING = 4;
/** In the sentence itself, in a tool whose name begins with another word, and in a part of the definition: numbers from here on. */
const NAMED_FOR = 5;
const IN_PART = 6;

/** Words, and two in a row, each once: nothing is gained by saying it often. */
export function aroundFeatures(codes: Int32Array, where: number): Set<number> {
  const features = new Set<number>();
  let last = 0;
  for (const [index, word] of codes.entries()) {
    const here = pairOf(where, word);
    features.add(placeOf(here));
    if (index > 0) features.add(placeOf(tripleOf(last, word)));
    last = here;
  }
  return features;
}

/** What a tool of that name has to do with these words: names begin with what the tool does. */
export function namedForFeatures(name: Int32Array, codes: Int32Array): number[] {
  const [verb] = name;
  return verb === undefined
    ? []
    : Array.from(new Set(codes), (word) => placeOf(tripleOf(pairOf(NAMED_FOR, verb), word)));
}

/** That these words stand in that part of a definition. */
export function partFeatures(part: number, codes: Int32Array): number[] {
  return Array.from(new Set(codes), (word) => placeOf(pairOf(IN_PART + part, word)));
}

function pairOf(first: number, second: number): number {
  return mixed(first, second, 0x9e3779b1, 0xc2b2ae35);
}

function tripleOf(pair: number, third: number): number {
  return mixed(pair, third, 0x85ebca6b, 0x27d4eb2f);
}

function mixed(first: number, second: number, a: number, b: number): number {
  return Math.imul(first, a) ^ Math.imul(second, b);
}

function placeOf(hash: number): number {
  return hash >>> (32 - FEATURE_BITS);
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
