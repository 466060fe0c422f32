// Logistic regression by stochastic gradient descent with per-weight step sizes. Same samples, same weights.
import { CONTEXT_FEATURES, STEADY_CONTEXT } from "../../dist/scanner/wording/context.js";
import {
  CONCEPT_FEATURES,
  SENSE_FEATURES,
  STEADY_SENSES,
  STEADY_SPOKEN,
  STEADY_TOLD,
  STEADY_WORDS,
  TOLD_BITS,
  WORD_BITS,
} from "../../dist/scanner/wording/features.js";
import { excusedAtMost, support } from "../../dist/scanner/wording/model.js";

const EPOCHS = 15;
const STEP = 0.1;
const SHRINK = 5e-4;
/** What occurs once says nothing, and of the rest the strongest will do. */
const FEWEST_OCCURRENCES = 2;
const MOST_WORD_WEIGHTS = 1_000_000;
/** Definitions are fewer than sentences: what few of them say is chance. */
const FEWEST_DEFINITIONS = 4;
const FEWEST_SPOKEN = 3;
const CONTEXT_EPOCHS = 15;
const CONTEXT_STEP = 0.01;
const SLOPE_STEP = 0.002;
/** What a label is taken to have seen of every feature. */
const SMOOTH = 0.1;

/** Samples are `{words, concepts, senses, hostile, weight}`. */
export function learn(samples) {
  const words = new Weights(1 << WORD_BITS, STEADY_WORDS);
  words.restrictTo(
    samples.map((sample) => sample.words),
    FEWEST_OCCURRENCES,
  );
  const concepts = new Weights(CONCEPT_FEATURES);
  const senses = new Weights(SENSE_FEATURES, STEADY_SENSES);
  let bias = 0;
  let biasPower = 1e-6;
  const score = (sample) =>
    bias + words.score(sample.words) + concepts.score(sample.concepts) + senses.score(sample.senses);
  for (const sample of shuffled(samples, EPOCHS)) {
    const error = (1 / (1 + Math.exp(-score(sample))) - (sample.hostile ? 1 : 0)) * sample.weight;
    biasPower += error * error;
    bias -= (STEP * error) / Math.sqrt(biasPower);
    words.step(sample.words, error);
    concepts.step(sample.concepts, error);
    senses.step(sample.senses, error);
  }
  words.keepStrongest(MOST_WORD_WEIGHTS);
  return { bias, words: words.values, concepts: concepts.values, senses: senses.values };
}

/** What these weights make of a sample. */
export function scorer({ bias, words, concepts, senses }) {
  return (sample) =>
    bias +
    weighed(words, sample.words, STEADY_WORDS) +
    weighed(concepts, sample.concepts) +
    weighed(senses, sample.senses, STEADY_SENSES);
}

/** `steady` features that say nothing are added, so that few others do not weigh too much. */
function weighed(values, features, steady = 0) {
  let sum = 0;
  for (let i = 0; i < features.length; i++) sum += values[features[i]];
  return features.length === 0 ? 0 : sum / Math.sqrt(features.length + steady);
}

/**
 * What the rest of a definition makes of the score of a sentence. Samples are
 * `{score, other, chance, context, words, told, hostile, weight}`;
 * the scores of the sentence and of the most hostile other one are those of a model that did not learn from them.
 */
export function learnContext(samples) {
  const context = new Weights(CONTEXT_FEATURES, STEADY_CONTEXT);
  const spoken = new Weights(1 << WORD_BITS, STEADY_SPOKEN);
  spoken.restrictTo(
    samples.map((sample) => sample.words),
    FEWEST_SPOKEN,
  );
  const told = new Weights(1 << TOLD_BITS, STEADY_TOLD);
  told.restrictTo(
    samples.map((sample) => sample.told),
    FEWEST_DEFINITIONS,
  );
  const weightOf = (isHostile) =>
    samples.reduce((sum, { hostile, weight }) => (hostile === isHostile ? sum + weight : sum), 0);
  /** The odds are told as if attacks were as many as honest definitions. */
  const evened = Math.log(weightOf(false) / weightOf(true));
  let slope = 1;
  let supported = 0.5;
  let offset = evened;
  const besideFit = (sample) =>
    slope * sample.score +
    supported * support(sample.other) +
    offset +
    excusedAtMost(told.score(sample.told));
  const fits = (sample) => context.score(sample.context) + spoken.score(sample.words);
  for (const sample of shuffled(samples, CONTEXT_EPOCHS)) {
    const odds = besideFit(sample) + fits(sample) - evened - sample.chance;
    const error = (1 / (1 + Math.exp(-odds)) - (sample.hostile ? 1 : 0)) * sample.weight;
    offset -= CONTEXT_STEP * error;
    slope -= SLOPE_STEP * error * sample.score;
    supported -= SLOPE_STEP * error * support(sample.other);
    context.step(sample.context, error);
    spoken.step(sample.words, error);
    told.step(sample.told, error);
  }
  const inContext = (sample) => besideFit(sample) + excusedAtMost(fits(sample));
  return {
    inContext,
    slope,
    support: supported,
    offset,
    context: context.values,
    spoken: spoken.values,
    told: told.values,
  };
}

class Weights {
  constructor(size, steady = 0) {
    this.steady = steady;
    this.values = new Float32Array(size);
    this.power = new Float32Array(size).fill(1e-6);
    this.isLearned = new Uint8Array(size).fill(1);
  }

  /** Only features that occur so often in these samples are learned. */
  restrictTo(samples, fewest) {
    const occurrences = new Uint32Array(this.values.length);
    for (const features of samples) for (const feature of features) occurrences[feature]++;
    this.isLearned = occurrences.map((count) => (count >= fewest ? 1 : 0));
  }

  score(features) {
    return weighed(this.values, features, this.steady);
  }

  step(features, error) {
    const share = error / Math.sqrt(features.length + this.steady || 1);
    for (let i = 0; i < features.length; i++) {
      const at = features[i];
      if (this.isLearned[at] === 0) continue;
      const slope = share + SHRINK * this.values[at];
      this.power[at] += slope * slope;
      this.values[at] -= (STEP * slope) / Math.sqrt(this.power[at]);
    }
  }

  keepStrongest(most) {
    const sizes = this.values.map(Math.abs).sort();
    const least = sizes[sizes.length - most];
    this.values = this.values.map((value) => (Math.abs(value) < least ? 0 : value));
  }
}

/** The likeliest label of a hostile sentence: naive Bayes over words and concepts, kept in whole numbers. */
export function learnLabels(samples, labels, row, featuresOf) {
  const counts = labels.map(() => new Float64Array(row).fill(SMOOTH));
  const totals = labels.map(() => row * SMOOTH);
  for (const sample of samples) {
    const index = labels.indexOf(sample.label);
    for (const feature of new Set(featuresOf(sample))) {
      counts[index][feature]++;
      totals[index]++;
    }
  }
  const mean = new Float64Array(row);
  for (let feature = 0; feature < row; feature++) {
    for (let index = 0; index < labels.length; index++) {
      mean[feature] += Math.log(counts[index][feature] / totals[index]) / labels.length;
    }
  }
  const table = new Int8Array(labels.length * row);
  for (let index = 0; index < labels.length; index++) {
    for (let feature = 0; feature < row; feature++) {
      const advantage = Math.log(counts[index][feature] / totals[index]) - mean[feature];
      table[index * row + feature] = Math.max(-127, Math.min(127, Math.round(advantage * 16)));
    }
  }
  return table;
}

export function generator(seed = 1) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return state / 0x80000000;
  };
}

/** Every sample once per epoch, each time in another order. */
export function* shuffled(samples, epochs) {
  const random = generator();
  const order = [...samples];
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (let i = order.length - 1; i > 0; i--) {
      const k = Math.floor(random() * (i + 1));
      [order[i], order[k]] = [order[k], order[i]];
    }
    yield* order;
  }
}
