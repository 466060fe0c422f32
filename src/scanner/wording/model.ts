import { CONTEXT_FEATURES, STEADY_CONTEXT } from "./context.js";
import {
  CONCEPT_COUNT,
  CONCEPT_FEATURES,
  conceptPairFeature,
  LABEL_BITS,
  MOST_SENSES,
  MOST_WORD_FEATURES,
  SENSE_FEATURES,
  STEADY_AROUND,
  STEADY_SENSES,
  STEADY_SPOKEN,
  STEADY_TOLD,
  STEADY_WORDS,
  sensePairFeature,
  withPairs,
  wordFeatures,
} from "./features.js";
import { LABELS, type Label } from "./labels.js";
import { type SenseTable, sensesIn, senseTable } from "./sense-table.js";
import { unpack, WeightTable } from "./weight-table.js";
import { WEIGHTS } from "./weights.generated.js";

/** The linear weights, learned by `tools/wording/train.js` from passages written for this; small integers times a scale. */
export interface Model {
  words: WeightTable;
  around: WeightTable;
  concepts: Int8Array;
  senses: Int8Array;
  thesaurus: SenseTable;
  context: Int8Array;
  spoken: WeightTable;
  told: WeightTable;
  labels: Int8Array;
}

let loaded: Model | undefined;

/** Unpacked on first use: most commands never read a text. Not to be asked for the first time while reading one. */
export function model(): Model {
  loaded ??= {
    words: new WeightTable(WEIGHTS.words, 22),
    around: new WeightTable(WEIGHTS.around, 22),
    concepts: listed(WEIGHTS.concepts, CONCEPT_FEATURES),
    senses: listed(WEIGHTS.senses, SENSE_FEATURES),
    thesaurus: senseTable(),
    context: listed(WEIGHTS.context, CONTEXT_FEATURES),
    spoken: new WeightTable(WEIGHTS.spoken, 20),
    told: new WeightTable(WEIGHTS.told, 21),
    labels: listed(WEIGHTS.labels, LABELS.length * LABEL_ROW),
  };
  return loaded;
}

function listed(packed: string, size: number): Int8Array {
  const weights = new Int8Array(size);
  unpack(packed, (number, weight) => {
    weights[number] = weight;
  });
  return weights;
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
  for (let i = 0; i < grouped; i++) worded += words.of(groups[i]!);
  let score = WEIGHTS.bias + (worded * WEIGHTS.wordsScale) / Math.sqrt(grouped + STEADY_WORDS);
  if (about > 0) {
    let sum = 0;
    for (let i = 0; i < about; i++) {
      sum += concepts[found[i]!]!;
      for (let k = 0; k < i; k++) sum += concepts[conceptPairFeature(found[k]!, found[i]!)]!;
    }
    score += (sum * WEIGHTS.conceptsScale) / Math.sqrt(withPairs(about));
  }
  if (score < floor - GAINED_BY_SENSES) return score;
  const meanings = sensesIn(thesaurus, codes, count, meant);
  if (meanings === 0) return score;
  let sum = 0;
  for (let i = 0; i < meanings; i++) {
    sum += senses[meant[i]!]!;
    for (let k = 0; k < i; k++) sum += senses[sensePairFeature(meant[k]!, meant[i]!)]!;
  }
  return score + (sum * WEIGHTS.sensesScale) / Math.sqrt(withPairs(meanings) + STEADY_SENSES);
}

/** What is known of a sentence beyond its own words (see `surroundingsOf`) adds to its odds. */
export function aroundScore({ around }: Model, features: Int32Array): number {
  let sum = 0;
  for (const feature of features) sum += around.of(feature);
  return excusedAtMost((sum * WEIGHTS.aroundScale) / Math.sqrt(features.length + STEADY_AROUND));
}

/** From this score on a sentence supports another one of the same definition. */
const SUPPORTING = -2;

/** What another sentence adds to the odds of one, before it is weighed. */
export function support(other: number): number {
  return Math.max(0, other - SUPPORTING);
}

/** Neither the words around it nor what they are about excuse a sentence further: nobody drowns an attack in honest text. */
const MOST_EXCUSED = 1.5;

export function excusedAtMost(score: number): number {
  return Math.max(-MOST_EXCUSED, score);
}

/** What all words of a definition (see `Setting`) add to the odds of each of its sentences. */
export function definitionScore({ told }: Model, features: readonly number[]): number {
  let sum = 0;
  for (const feature of features) sum += told.of(feature);
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
  for (const word of words) worded += spoken.of(word);
  const fit =
    (sum * WEIGHTS.contextScale) / Math.sqrt(features.length + STEADY_CONTEXT) +
    (worded * WEIGHTS.spokenScale) / Math.sqrt(words.length + STEADY_SPOKEN);
  return WEIGHTS.slope * score + WEIGHTS.offset + excusedAtMost(fit);
}

/** Nor do surroundings, definition and fit together: an attacker writes them all. */
const MOST_EXCUSED_TOGETHER = 1;

/** What is left at least of a sentence that scores so much by itself. */
export function leastInContext(own: number): number {
  return WEIGHTS.slope * own + WEIGHTS.offset - MOST_EXCUSED_TOGETHER;
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
