/**
 * A small network reads a sentence that stands out once more: words as vectors, filters over three of them in a row, and beside
 * what these find, what the definition is about. Trained and used with the same functions.
 */
export interface Network {
  vectors: Float32Array;
  filters: Float32Array;
  filterBias: Float32Array;
  mixing: Float32Array;
  mixingBias: Float32Array;
  answer: Float32Array;
  answerBias: Float32Array;
}

/** Numbers per word, filters, and sums of what they found. */
export const WIDTH = 32;
export const FILTERS = 64;
export const HIDDEN = 48;
/** A definition is about its names, its description, and the texts of its parameters. */
export const PARTS = 3;
export const ABOUT = PARTS * WIDTH;
export const INPUTS = FILTERS + ABOUT;
/** Words share vectors by chance, in so many places hardly those that matter. */
export const VECTOR_BITS = 15;
export const WINDOW = 3;

export const NETWORK_SIZES: Record<keyof Network, number> = {
  vectors: WIDTH << VECTOR_BITS,
  filters: WINDOW * WIDTH * FILTERS,
  filterBias: FILTERS,
  mixing: INPUTS * HIDDEN,
  mixingBias: HIDDEN,
  answer: HIDDEN,
  answerBias: 1,
};

/** A network whose weights `make` tells by name and number. */
export function networkOf(make: (name: keyof Network, size: number) => Float32Array): Network {
  const tables = Object.entries(NETWORK_SIZES).map(([name, size]) => [
    name,
    make(name as keyof Network, size),
  ]);
  return Object.fromEntries(tables);
}

/** Which vector stands for a word. */
export function vectorOf(word: number): number {
  return Math.imul(word, 0x9e3779b1) >>> (32 - VECTOR_BITS);
}

/** What a word adds to the filters: to those around the word behind it, to those around itself, to those around the word before. */
const RESPONSE = WINDOW * FILTERS;

export function responseOf({ vectors, filters }: Network, word: number): Float32Array {
  const response = new Float32Array(RESPONSE);
  for (let k = 0; k < WINDOW; k++) {
    for (let i = 0; i < WIDTH; i++) {
      const value = vectors[word * WIDTH + i]!;
      if (value === 0) continue;
      const row = (k * WIDTH + i) * FILTERS;
      for (let filter = 0; filter < FILTERS; filter++) {
        response[k * FILTERS + filter]! += value * filters[row + filter]!;
      }
    }
  }
  return response;
}

const SILENCE = new Float32Array(RESPONSE);

/**
 * Writes the most that each filter finds in a sentence, and around which word; -1 where it finds nothing. `responses` are those of
 * its words, undefined for one that is left out.
 */
export function findInSentence(
  { filterBias }: Network,
  responses: readonly (Float32Array | undefined)[],
  found: Float32Array,
  where: Int32Array,
): void {
  found.fill(0, 0, FILTERS);
  where.fill(-1);
  for (let at = 0; at < responses.length; at++) {
    const before = responses[at - 1] ?? SILENCE;
    const here = responses[at] ?? SILENCE;
    const behind = responses[at + 1] ?? SILENCE;
    for (let filter = 0; filter < FILTERS; filter++) {
      const sum =
        filterBias[filter]! + before[filter]! + here[FILTERS + filter]! + behind[2 * FILTERS + filter]!;
      if (sum <= found[filter]!) continue;
      found[filter] = sum;
      where[filter] = at;
    }
  }
}

/** What each word of one part of a definition weighs. */
export function shareOfPart(words: ArrayLike<number>): number {
  return 1 / Math.sqrt(4 + words.length);
}

/** Adds up the words of each part. */
export function tellAbout({ vectors }: Network, parts: readonly Int32Array[]): Float32Array {
  const about = new Float32Array(ABOUT);
  for (const [part, words] of parts.entries()) {
    const share = shareOfPart(words);
    for (const word of words) {
      for (let i = 0; i < WIDTH; i++) about[part * WIDTH + i]! += vectors[word * WIDTH + i]! * share;
    }
  }
  return about;
}

/** The log odds, and on the way what the sums are. */
export function answerTo(
  { mixing, mixingBias, answer, answerBias }: Network,
  inputs: Float32Array,
  hidden: Float32Array,
): number {
  hidden.set(mixingBias);
  for (let i = 0; i < INPUTS; i++) {
    const value = inputs[i]!;
    if (value === 0) continue;
    for (let k = 0; k < HIDDEN; k++) hidden[k]! += value * mixing[i * HIDDEN + k]!;
  }
  let odds = answerBias[0]!;
  for (let k = 0; k < HIDDEN; k++) {
    if (hidden[k]! < 0) hidden[k] = 0;
    odds += hidden[k]! * answer[k]!;
  }
  return odds;
}

const inputs = new Float32Array(INPUTS);
const where = new Int32Array(FILTERS);
const hidden = new Float32Array(HIDDEN);

/** What the words that a network was asked about add: it no longer learns by then. Those of all words take 25 MB. */
const remembered = new WeakMap<Network, (Float32Array | undefined)[]>();

/** The log odds of a sentence in a definition about that. */
export function networkScore(network: Network, words: ArrayLike<number>, about: Float32Array): number {
  const responses = remembered.get(network) ?? [];
  remembered.set(network, responses);
  const heard = Array.from(words, (word) => {
    responses[word] ??= responseOf(network, word);
    return responses[word];
  });
  findInSentence(network, heard, inputs, where);
  inputs.set(about, FILTERS);
  return answerTo(network, inputs, hidden);
}
