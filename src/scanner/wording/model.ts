import {
  CONCEPT_COUNT,
  CONCEPT_FEATURES,
  conceptFeatureCount,
  conceptPairFeature,
  LABEL_BITS,
  pairFeature,
  WORD_BITS,
  wordFeature,
} from "./features.js";
import { LABELS, type Label } from "./labels.js";
import { WEIGHTS } from "./weights.js";

/** Linear weights, learned by `tools/wording/train.js` from passages written for this; small integers times a scale. */
interface Model {
  words: Int8Array;
  concepts: Int8Array;
  labels: Int8Array;
}

let loaded: Model | undefined;

/** Unpacked on first use: most commands never read a text. */
function model(): Model {
  loaded ??= {
    words: unpack(WEIGHTS.words, 1 << WORD_BITS),
    concepts: unpack(WEIGHTS.concepts, CONCEPT_FEATURES),
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

/** How hostile a sentence is, in log odds: by its words, its pairs of words, and the concepts it is about. */
export function sentenceScore(codes: Int32Array, count: number, found: Uint8Array, about: number): number {
  const { words, concepts } = model();
  let worded = words[wordFeature(codes[0]!)]!;
  for (let i = 1; i < count; i++) {
    worded += words[wordFeature(codes[i]!)]! + words[pairFeature(codes[i - 1]!, codes[i]!)]!;
  }
  const score = WEIGHTS.bias + (worded * WEIGHTS.wordScale) / Math.sqrt(2 * count - 1);
  if (about === 0) return score;
  let meant = 0;
  for (let i = 0; i < about; i++) {
    meant += concepts[found[i]!]!;
    for (let k = 0; k < i; k++) meant += concepts[conceptPairFeature(found[k]!, found[i]!)]!;
  }
  return score + (meant * WEIGHTS.conceptScale) / Math.sqrt(conceptFeatureCount(about));
}

/** One row per label: words, then concepts. */
export const LABEL_ROW = (1 << LABEL_BITS) + CONCEPT_COUNT;

export function labelFeature(word: number): number {
  return word & ((1 << LABEL_BITS) - 1);
}

/** The most likely label of a hostile sentence. */
export function labelOf(codes: Int32Array, count: number, found: Uint8Array, about: number): Label {
  const { labels } = model();
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
