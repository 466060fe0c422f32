// Logistic regression by stochastic gradient descent with per-weight step sizes. Same samples, same weights.
import { CONTEXT_FEATURES, STEADY_CONTEXT } from "../../dist/scanner/wording/context.js";
import {
  CONCEPT_FEATURES,
  SENSE_FEATURES,
  STEADY_AROUND,
  STEADY_SENSES,
  STEADY_SPOKEN,
  STEADY_TOLD,
  STEADY_WORDS,
} from "../../dist/scanner/wording/features.js";
import { excusedAtMost, support } from "../../dist/scanner/wording/model.js";
import { UNKNOWN } from "./dictionary.js";

const EPOCHS = 10;
const STEP = 0.1;
/** What the step has shrunk to in the end. */
const LAST_STEP = 0.1;
const SHRINK = 5e-4;
/** So many features, and the surroundings of so many sentences, are left out at random, so that nothing rests on one of them. */
const LEFT_OUT = 0.2;
const ALONE = 0.5;
/** Of so few none is left out. */
const FEW = 3;
const FEWEST_OCCURRENCES = 2;
/** How far apart the paces are at which features learn. */
const SLOWEST = 0.3;
const FASTEST = 4;
/** Definitions are fewer than sentences: what few of them say is chance. */
const FEWEST_DEFINITIONS = 4;
const FEWEST_SPOKEN = 3;
const CONTEXT_EPOCHS = 5;
const CONTEXT_STEP = 0.01;
const SLOPE_STEP = 0.002;
/** The strongest weights will do. */
const MOST_WEIGHTS = { words: 1_000_000, around: 700_000, spoken: 200_000, told: 400_000 };
/** What a label is taken to have seen of every feature. */
const SMOOTH = 0.1;

/** Samples are `{words, around, concepts, senses, hostile, weight}`; `sizes` tells how many words and surroundings are known. */
export function learn(samples, sizes) {
  const words = new Weights(sizes.words, STEADY_WORDS);
  words.prepareFor(samples, (sample) => sample.words, FEWEST_OCCURRENCES);
  const around = new Weights(sizes.around, STEADY_AROUND);
  around.prepareFor(samples, (sample) => sample.around, FEWEST_OCCURRENCES);
  const concepts = new Weights(CONCEPT_FEATURES);
  const senses = new Weights(SENSE_FEATURES, STEADY_SENSES);
  const random = generator(77);
  let bias = 0;
  let biasPower = 1e-6;
  let done = 0;
  for (const sample of shuffled(samples, EPOCHS)) {
    const step = STEP * (1 - ((1 - LAST_STEP) * done++) / (samples.length * EPOCHS));
    const near = random() < ALONE ? NOTHING : thinned(sample.around, random);
    const spoken = thinned(sample.words, random);
    const about = thinned(sample.concepts, random);
    const meant = thinned(sample.senses, random);
    const excuse = around.score(near);
    const score =
      bias + words.score(spoken) + excusedAtMost(excuse) + concepts.score(about) + senses.score(meant);
    const error = (1 / (1 + Math.exp(-score)) - (sample.hostile ? 1 : 0)) * sample.weight;
    biasPower += error * error;
    bias -= (step * error) / Math.sqrt(biasPower);
    words.step(spoken, error, step);
    if (counts(excuse, error)) around.step(near, error, step);
    concepts.step(about, error, step);
    senses.step(meant, error, step);
  }
  words.keepStrongest(MOST_WEIGHTS.words);
  around.keepStrongest(MOST_WEIGHTS.around);
  return {
    bias,
    words: words.values,
    around: around.values,
    concepts: concepts.values,
    senses: senses.values,
  };
}

const NOTHING = new Int32Array(0);

function thinned(features, random) {
  return features.length <= FEW ? features : features.filter(() => random() >= LEFT_OUT);
}

/** What already excuses as much as it may gets no stronger. */
const counts = (excuse, error) => error < 0 || excuse === excusedAtMost(excuse);

/** What these weights make of a sample by itself. */
export function ownScorer({ bias, words, concepts, senses }) {
  return (sample) =>
    bias +
    weighed(words, sample.words, STEADY_WORDS) +
    weighed(concepts, sample.concepts) +
    weighed(senses, sample.senses, STEADY_SENSES);
}

/** And of what stands around it. */
export function scorer(weights) {
  const ownScore = ownScorer(weights);
  return (sample) => ownScore(sample) + excusedAtMost(weighed(weights.around, sample.around, STEADY_AROUND));
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
export function learnContext(samples, sizes) {
  const context = new Weights(CONTEXT_FEATURES, STEADY_CONTEXT);
  const spoken = new Weights(sizes.words, STEADY_SPOKEN);
  spoken.prepareFor(samples, (sample) => sample.words, FEWEST_SPOKEN);
  const told = new Weights(sizes.told, STEADY_TOLD);
  told.prepareFor(samples, (sample) => sample.told, FEWEST_DEFINITIONS);
  const weightOf = (isHostile) =>
    samples.reduce((sum, { hostile, weight }) => (hostile === isHostile ? sum + weight : sum), 0);
  /** The odds are told as if attacks were as many as honest definitions. */
  const evened = Math.log(weightOf(false) / weightOf(true));
  let slope = 1;
  let supported = 0.5;
  let offset = evened;
  const worded = (sample) => slope * sample.score + supported * support(sample.other) + offset;
  const fits = (sample) => context.score(sample.context) + spoken.score(sample.words);
  for (const sample of shuffled(samples, CONTEXT_EPOCHS)) {
    const excuse = told.score(sample.told);
    const odds = worded(sample) + excusedAtMost(excuse) + fits(sample) - evened - sample.chance;
    const error = (1 / (1 + Math.exp(-odds)) - (sample.hostile ? 1 : 0)) * sample.weight;
    offset -= CONTEXT_STEP * error;
    slope -= SLOPE_STEP * error * sample.score;
    supported -= SLOPE_STEP * error * support(sample.other);
    context.step(sample.context, error, STEP);
    spoken.step(sample.words, error, STEP);
    if (counts(excuse, error)) told.step(sample.told, error, STEP);
  }
  spoken.keepStrongest(MOST_WEIGHTS.spoken);
  told.keepStrongest(MOST_WEIGHTS.told);
  const inContext = (sample) =>
    worded(sample) + excusedAtMost(told.score(sample.told)) + excusedAtMost(fits(sample));
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
    this.pace = new Float32Array(size).fill(1);
  }

  /**
   * Only features that occur so often in these samples are learned, and those faster that by themselves tell hostile samples from
   * honest ones (as in "Baselines and Bigrams", Wang and Manning 2012).
   */
  prepareFor(samples, featuresOf, fewest) {
    const { length } = this.values;
    const occurrences = new Uint32Array(length);
    const hostile = new Float32Array(length);
    const honest = new Float32Array(length);
    let allHostile = 0;
    let allHonest = 0;
    for (const sample of samples) {
      if (sample.hostile) allHostile += sample.weight;
      else allHonest += sample.weight;
      const side = sample.hostile ? hostile : honest;
      for (const feature of featuresOf(sample)) {
        occurrences[feature]++;
        side[feature] += sample.weight;
      }
    }
    const mass = allHostile + allHonest;
    const shareOf = (weight, all) => (weight + all / mass) / all;
    for (let feature = 0; feature < length; feature++) {
      const ratio = shareOf(hostile[feature], allHostile) / shareOf(honest[feature], allHonest);
      const pace = Math.min(FASTEST, Math.max(SLOWEST, Math.abs(Math.log(ratio))));
      this.pace[feature] = occurrences[feature] >= fewest ? pace : 0;
    }
    this.pace[UNKNOWN] = 0;
  }

  score(features) {
    return weighed(this.values, features, this.steady);
  }

  step(features, error, step) {
    const share = error / Math.sqrt(features.length + this.steady || 1);
    for (let i = 0; i < features.length; i++) {
      const at = features[i];
      const pace = this.pace[at];
      if (pace === 0) continue;
      const slope = share * pace + (SHRINK * this.values[at]) / pace;
      this.power[at] += slope * slope;
      this.values[at] -= (step * pace * slope) / Math.sqrt(this.power[at]);
    }
  }

  keepStrongest(most) {
    const sizes = this.values.map(Math.abs).sort();
    const least = sizes[Math.max(0, sizes.length - most)];
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
