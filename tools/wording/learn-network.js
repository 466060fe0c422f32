// The network by gradient descent, a sentence at a time, with per-weight step sizes. Same samples, same weights.
import {
  ABOUT,
  answerTo,
  FILTERS,
  findInSentence,
  HIDDEN,
  INPUTS,
  NETWORK_SIZES,
  responseOf,
  shareOfPart,
  tellAbout,
  WIDTH,
  WINDOW,
} from "../../dist/scanner/wording/network.js";
import { generator, shuffled } from "./learn.js";

const EPOCHS = 3;
const STEP = 0.03;
/** What the step has shrunk to in the end. */
const LAST_STEP = 0.2;
const START = { vectors: 0.1, filters: 0.1, mixing: 0.12, answer: 0.2 };
/** So many words, inputs and definitions are left out at random, so that nothing rests on one of them. */
const WORDS_LEFT_OUT = 0.1;
const INPUTS_LEFT_OUT = 0.2;
const DEFINITIONS_LEFT_OUT = 0.25;
const MADE_UP_FOR = 1 / (1 - INPUTS_LEFT_OUT);
const NOTHING = new Float32Array(ABOUT);
/** What is known so well changes nothing. */
const LEAST_ERROR = 1e-3;

/** One kind of weight of the network. */
class Table {
  constructor(size, spread, random) {
    this.values = Float32Array.from({ length: size }, () => (random() * 2 - 1) * spread);
    this.power = new Float32Array(size).fill(1e-4);
  }

  move(at, slope, step) {
    const power = this.power[at] + slope * slope;
    this.power[at] = power;
    this.values[at] -= (step * slope) / Math.sqrt(power);
  }
}

/** Samples are `{vectors, about, hostile, weight}`; a passage is about nothing. */
export function learnNetwork(samples) {
  const random = generator(77);
  const tables = Object.entries(NETWORK_SIZES).map(([name, size]) => [
    name,
    new Table(size, START[name] ?? 0, random),
  ]);
  const { vectors, filters, filterBias, mixing, mixingBias, answer, answerBias } = Object.fromEntries(tables);
  const network = Object.fromEntries(tables.map(([name, { values }]) => [name, values]));
  const isSeen = new Uint8Array(NETWORK_SIZES.vectors / WIDTH);
  let step = STEP;
  const inputs = new Float32Array(INPUTS);
  const where = new Int32Array(FILTERS);
  const hidden = new Float32Array(HIDDEN);
  const hiddenSlope = new Float32Array(HIDDEN);
  const inputSlope = new Float32Array(INPUTS);
  const wordSlope = new Float32Array(WIDTH);

  let done = 0;
  for (const { vectors: all, about, hostile, weight } of shuffled(samples, EPOCHS)) {
    step = STEP * (1 - ((1 - LAST_STEP) * done++) / (samples.length * EPOCHS));
    const words = all.map((word) => (random() < WORDS_LEFT_OUT ? undefined : word));
    const told = about !== undefined && random() >= DEFINITIONS_LEFT_OUT ? about : undefined;
    const responses = words.map((word) => (word === undefined ? undefined : responseOf(network, word)));
    findInSentence(network, responses, inputs, where);
    inputs.set(told === undefined ? NOTHING : tellAbout(network, told), FILTERS);
    for (let i = 0; i < INPUTS; i++) inputs[i] = random() < INPUTS_LEFT_OUT ? 0 : inputs[i] * MADE_UP_FOR;
    const odds = answerTo(network, inputs, hidden);
    const error = (1 / (1 + Math.exp(-odds)) - (hostile ? 1 : 0)) * weight;
    if (Math.abs(error) < LEAST_ERROR) continue;

    for (let k = 0; k < HIDDEN; k++) {
      hiddenSlope[k] = hidden[k] > 0 ? error * answer.values[k] : 0;
      if (hidden[k] > 0) answer.move(k, error * hidden[k], step);
      if (hiddenSlope[k] !== 0) mixingBias.move(k, hiddenSlope[k], step);
    }
    answerBias.move(0, error, step);
    for (let i = 0; i < INPUTS; i++) {
      inputSlope[i] = 0;
      if (inputs[i] === 0) continue;
      let slope = 0;
      for (let k = 0; k < HIDDEN; k++) {
        slope += hiddenSlope[k] * mixing.values[i * HIDDEN + k];
        if (hiddenSlope[k] !== 0) mixing.move(i * HIDDEN + k, hiddenSlope[k] * inputs[i], step);
      }
      inputSlope[i] = slope * MADE_UP_FOR;
    }
    // Word by word: only the filters that found most around it have anything to say.
    for (let at = 0; at < words.length; at++) {
      const word = words[at];
      if (word === undefined) continue;
      wordSlope.fill(0);
      for (let filter = 0; filter < FILTERS; filter++) {
        const k = at - where[filter] + 1;
        const slope = inputSlope[filter];
        if (where[filter] < 0 || k < 0 || k >= WINDOW || slope === 0) continue;
        for (let i = 0; i < WIDTH; i++) {
          const weightAt = (k * WIDTH + i) * FILTERS + filter;
          wordSlope[i] += slope * filters.values[weightAt];
          filters.move(weightAt, slope * vectors.values[word * WIDTH + i], step);
        }
      }
      moveVector(word, wordSlope, 0, 1);
    }
    for (let filter = 0; filter < FILTERS; filter++) {
      if (where[filter] >= 0 && inputSlope[filter] !== 0) filterBias.move(filter, inputSlope[filter], step);
    }
    for (const [part, itsWords] of told?.entries() ?? []) {
      const share = shareOfPart(itsWords);
      for (const word of itsWords) moveVector(word, inputSlope, FILTERS + part * WIDTH, share);
    }
  }
  // A word from which nothing was learned says nothing.
  for (const [word, seen] of isSeen.entries()) {
    if (seen === 0) vectors.values.fill(0, word * WIDTH, (word + 1) * WIDTH);
  }
  return network;

  function moveVector(word, slopes, from, share) {
    for (let i = 0; i < WIDTH; i++) {
      if (slopes[from + i] === 0) continue;
      isSeen[word] = 1;
      vectors.move(word * WIDTH + i, slopes[from + i] * share, step);
    }
  }
}
