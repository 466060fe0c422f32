import { CONTEXT_FEATURES, STEADY_CONTEXT } from "./context.js";
import {
  CONCEPT_COUNT,
  CONCEPT_FEATURES,
  conceptPairFeature,
  LABEL_BITS,
  MOST_SENSES,
  MOST_WORD_FEATURES,
  SENSE_FEATURES,
  STEADY_SENSES,
  STEADY_SPOKEN,
  STEADY_TOLD,
  STEADY_WORDS,
  sensePairFeature,
  TOLD_BITS,
  WORD_BITS,
  withPairs,
  wordFeatures,
} from "./features.js";
import { LABELS, type Label } from "./labels.js";
import { type Network, networkOf } from "./network.js";
import { type SenseTable, sensesIn, senseTable } from "./sense-table.js";
import { WEIGHTS } from "./weights.generated.js";

/** The linear weights, learned by `tools/wording/train.js` from passages written for this; small integers times a scale. */
export interface Model {
  words: Int8Array;
  concepts: Int8Array;
  senses: Int8Array;
  thesaurus: SenseTable;
  context: Int8Array;
  spoken: Int8Array;
  told: Int8Array;
  labels: Int8Array;
}

let loaded: Model | undefined;

/** Unpacked on first use: most commands never read a text. Not to be asked for the first time while reading one. */
export function model(): Model {
  loaded ??= {
    words: unpack(WEIGHTS.words, 1 << WORD_BITS),
    concepts: unpack(WEIGHTS.concepts, CONCEPT_FEATURES),
    senses: unpack(WEIGHTS.senses, SENSE_FEATURES),
    thesaurus: senseTable(),
    context: unpack(WEIGHTS.context, CONTEXT_FEATURES),
    spoken: unpack(WEIGHTS.spoken, 1 << WORD_BITS),
    told: unpack(WEIGHTS.told, 1 << TOLD_BITS),
    labels: unpack(WEIGHTS.labels, LABELS.length * LABEL_ROW),
  };
  return loaded;
}

/** Gap and weight by turns; a gap of 255 stands alone and skips as many. */
function unpack(packed: string, size: number): Int8Array {
  const bytes = atob(packed);
  const table = new Int8Array(size);
  let at = 0;
  for (let i = 0; i < bytes.length; i++) {
    const gap = bytes.charCodeAt(i);
    at += gap;
    if (gap < 255) table[at++] = bytes.charCodeAt(++i);
  }
  return table;
}

let loadedNetwork: Network | undefined;

/** Unpacked on first use: in most registries nothing stands out. */
export function network(): Network {
  loadedNetwork ??= networkOf((name) => scaled(WEIGHTS.network[name].weights, WEIGHTS.network[name].scale));
  return loadedNetwork;
}

/** A byte for each weight. */
function scaled(weights: string, scale: number): Float32Array {
  return Float32Array.from(atob(weights), (byte) => ((byte.charCodeAt(0) << 24) >> 24) * scale);
}

/** Hardly any ordinary sentence gains more by the senses of its words. */
const GAINED_BY_SENSES = 2;
const meant = new Uint8Array(MOST_SENSES);
const groups = new Int32Array(MOST_WORD_FEATURES);

/**
 * How hostile a sentence is, in log odds: by its words and which of them stand together, the concepts it is about, and the
 * senses of its words. What is too far below the floor for its senses to matter is not looked up in the thesaurus.
 */
export function sentenceScore(
  { words, concepts, senses, thesaurus }: Model,
  codes: Int32Array,
  count: number,
  found: Uint8Array,
  about: number,
  floor: number,
): number {
  const grouped = wordFeatures(codes, count, groups);
  let worded = 0;
  for (let i = 0; i < grouped; i++) worded += words[groups[i]!]!;
  let score = WEIGHTS.bias + (worded * WEIGHTS.wordScale) / Math.sqrt(grouped + STEADY_WORDS);
  if (about > 0) {
    let sum = 0;
    for (let i = 0; i < about; i++) {
      sum += concepts[found[i]!]!;
      for (let k = 0; k < i; k++) sum += concepts[conceptPairFeature(found[k]!, found[i]!)]!;
    }
    score += (sum * WEIGHTS.conceptScale) / Math.sqrt(withPairs(about));
  }
  if (score < floor - GAINED_BY_SENSES) return score;
  const meanings = sensesIn(thesaurus, codes, count, meant);
  if (meanings === 0) return score;
  let sum = 0;
  for (let i = 0; i < meanings; i++) {
    sum += senses[meant[i]!]!;
    for (let k = 0; k < i; k++) sum += senses[sensePairFeature(meant[k]!, meant[i]!)]!;
  }
  return score + (sum * WEIGHTS.senseScale) / Math.sqrt(withPairs(meanings) + STEADY_SENSES);
}

/** From this score on a sentence supports another one of the same definition. */
const SUPPORTING = -2;

/** What another sentence adds to the odds of one, before it is weighed. */
export function support(other: number): number {
  return Math.max(0, other - SUPPORTING);
}

/** Neither the words around it, nor what they are about, nor the network excuse a sentence further: nobody drowns an attack in honest text. */
const MOST_EXCUSED = 1.5;

export function excusedAtMost(score: number): number {
  return Math.max(-MOST_EXCUSED, score);
}

/** What the network says of a sentence counts so much, what the words alone say the rest. */
const NETWORK_SHARE = 0.3;

export function mixedScore(worded: number, byNetwork: number): number {
  return worded + excusedAtMost(NETWORK_SHARE * (byNetwork - worded));
}

/** What all words of a definition (see `Setting`) add to the odds of each of its sentences. */
export function definitionScore({ told }: Model, features: readonly number[]): number {
  let sum = 0;
  for (const feature of features) sum += told[feature]!;
  return excusedAtMost((sum * WEIGHTS.toldScale) / Math.sqrt(features.length + STEADY_TOLD));
}

/**
 * What the score of a sentence becomes by how it fits in with the rest of its definition (see `contextFeatures`), and by what its
 * words mean in a complete one.
 */
export function scoreInContext(
  { context, spoken }: Model,
  features: readonly number[],
  words: Int32Array,
  score: number,
): number {
  let sum = 0;
  for (const feature of features) sum += context[feature]!;
  let worded = 0;
  for (const word of words) worded += spoken[word]!;
  const fit =
    (sum * WEIGHTS.contextScale) / Math.sqrt(features.length + STEADY_CONTEXT) +
    (worded * WEIGHTS.spokenScale) / Math.sqrt(words.length + STEADY_SPOKEN);
  return WEIGHTS.slope * score + WEIGHTS.offset + excusedAtMost(fit);
}

/** What the most hostile other sentence adds. */
export function supportBy(other: number): number {
  return WEIGHTS.support * support(other);
}

/** One row per label: words, then concepts. */
export const LABEL_ROW = (1 << LABEL_BITS) + CONCEPT_COUNT;

export function labelFeature(word: number): number {
  return word & ((1 << LABEL_BITS) - 1);
}

/** The most likely label of a hostile sentence. */
export function labelOf(
  { labels }: Model,
  codes: Int32Array,
  count: number,
  found: Uint8Array,
  about: number,
): Label {
  let best: Label = "steer";
  let most = Number.NEGATIVE_INFINITY;
  for (const [index, label] of LABELS.entries()) {
    const row = index * LABEL_ROW;
    let score = 0;
    for (let i = 0; i < count; i++) score += labels[row + labelFeature(codes[i]!)]!;
    for (let i = 0; i < about; i++) score += labels[row + (1 << LABEL_BITS) + found[i]!]!;
    if (score > most) {
      most = score;
      best = label;
    }
  }
  return best;
}
