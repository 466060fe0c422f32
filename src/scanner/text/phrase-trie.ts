import { type Concept, conceptIndex, type Lexicon } from "./concepts.js";
import { foldText } from "./fold.js";

/**
 * All phrases of all languages in one trie over folded units. Transitions live in one open-addressing table,
 * so that a walk costs a multiplication and a comparison per unit and falls off after two or three units on most words.
 */
export interface PhraseTrie {
  /** Dense id of a folded unit, 0 when no phrase contains it. */
  readonly alphabet: Uint16Array;
  readonly keys: Int32Array;
  readonly targets: Int32Array;
  readonly mask: number;
  /** Outputs per node: index into `outputs`, 0 for none. */
  readonly outputAt: Int32Array;
  /** Lists of `(language * CONCEPT_SPAN + concept) * 4 + flags`, each ended by -1. */
  readonly outputs: Int32Array;
}

export const CONCEPT_SPAN = 128;
/** The word may go on after the phrase. */
export const OPEN = 1;
/** The phrase begins a word, in scripts where others may stand anywhere. */
export const ANCHORED = 2;

const BLANK = 32;
const HYPHEN = 45;
const UNDERSCORE = 95;

/** Words of a phrase may be joined by blanks, hyphens or underscores alike. */
export function isGap(unit: number): boolean {
  return unit === BLANK || unit === HYPHEN || unit === UNDERSCORE;
}

const WORD_CLASSES = buildWordClasses();

/** 0 no word, 1 word of a spaced script, 2 script in which words carry affixes or no spaces: no boundary is asked for. */
export function wordClass(unit: number): number {
  return WORD_CLASSES[unit]!;
}

function buildWordClasses(): Uint8Array {
  const classes = new Uint8Array(0x10000);
  const set = (from: number, to: number, value: number): void => {
    classes.fill(value, from, to + 1);
  };
  set(0x30, 0x39, 1);
  set(0x61, 0x7a, 1);
  set(0x41, 0x5a, 1);
  set(0xc0, 0x24f, 1);
  classes[0xd7] = 0;
  classes[0xf7] = 0;
  set(0x250, 0x2af, 1);
  set(0x370, 0x52f, 1);
  set(0x531, 0x587, 1);
  set(0x5d0, 0x5ea, 2);
  set(0x620, 0x64a, 2);
  set(0x66e, 0x6d3, 2);
  set(0x6d5, 0x6ff, 2);
  set(0x900, 0x963, 2);
  set(0x966, 0xdff, 2);
  set(0xe01, 0xe5b, 2);
  set(0xe80, 0xfff, 2);
  set(0x1000, 0x109f, 2);
  set(0x10a0, 0x10ff, 1);
  set(0x1100, 0x11ff, 2);
  set(0x1780, 0x17d3, 2);
  set(0x1e00, 0x1fff, 1);
  set(0x3005, 0x3007, 2);
  set(0x3041, 0x30ff, 2);
  set(0x3131, 0x318e, 2);
  set(0x3400, 0x4dbf, 2);
  set(0x4e00, 0x9fff, 2);
  set(0xac00, 0xd7a3, 2);
  classes[0x30fb] = 0;
  return classes;
}

/** Languages are numbered as they come. */
export function buildPhraseTrie(lexicons: readonly Lexicon[]): PhraseTrie {
  const builder = { children: [new Map<number, number>()], outputs: [[] as number[]] };
  const alphabet = new Uint16Array(0x10000);
  let letters = 0;
  for (const [language, lexicon] of lexicons.entries()) {
    for (const concept of Object.keys(lexicon) as Concept[]) {
      for (const entry of entries(lexicon[concept]!)) {
        const open = entry.endsWith("*");
        const anchored = entry.startsWith(" ");
        const flags = (open ? OPEN : 0) | (anchored ? ANCHORED : 0);
        for (const phrase of spellings(foldText(entry.slice(anchored ? 1 : 0, open ? -1 : undefined)))) {
          let node = 0;
          for (let i = 0; i < phrase.length; i++) {
            const unit = isGap(phrase.charCodeAt(i)) ? BLANK : phrase.charCodeAt(i);
            if (alphabet[unit] === 0) alphabet[unit] = ++letters;
            node = childOf(builder, node, alphabet[unit]!);
          }
          if (node !== 0)
            builder.outputs[node]!.push((language * CONCEPT_SPAN + conceptIndex(concept)) * 4 + flags);
        }
      }
    }
  }
  alphabet[HYPHEN] = alphabet[BLANK]!;
  alphabet[UNDERSCORE] = alphabet[BLANK]!;
  return compact(builder, alphabet);
}

function entries(phrases: string | readonly string[]): readonly string[] {
  return typeof phrases === "string" ? phrases.split("|") : phrases;
}

const NEGATED_AUXILIARY = /\b(do|does|did|is|are|was|were|must|should|need|would|could|has|have|had) not\b/;

/** "do not" is also written "don't" and "dont". */
function spellings(phrase: string): string[] {
  if (!NEGATED_AUXILIARY.test(phrase)) return [phrase];
  return [phrase, phrase.replace(NEGATED_AUXILIARY, "$1n't"), phrase.replace(NEGATED_AUXILIARY, "$1nt")];
}

interface Builder {
  children: Map<number, number>[];
  outputs: number[][];
}

function childOf(builder: Builder, node: number, letter: number): number {
  const existing = builder.children[node]!.get(letter);
  if (existing !== undefined) return existing;
  const added = builder.children.length;
  builder.children.push(new Map());
  builder.outputs.push([]);
  builder.children[node]!.set(letter, added);
  return added;
}

/** Letters fit in 11 bits and nodes in 20, so a transition key fits in 31. */
export const LETTER_BITS = 11;

function compact({ children, outputs }: Builder, alphabet: Uint16Array): PhraseTrie {
  let size = 1024;
  while (size < children.length * 3) size *= 2;
  const keys = new Int32Array(size).fill(-1);
  const targets = new Int32Array(size);
  const outputAt = new Int32Array(children.length);
  const flat: number[] = [-1];
  for (let node = 0; node < children.length; node++) {
    for (const [letter, target] of children[node]!) {
      const key = (node << LETTER_BITS) | letter;
      let slot = hashKey(key) & (size - 1);
      while (keys[slot] !== -1) slot = (slot + 1) & (size - 1);
      keys[slot] = key;
      targets[slot] = target;
    }
    const unique = [...new Set(outputs[node]!)];
    if (unique.length > 0) {
      outputAt[node] = flat.length;
      flat.push(...unique, -1);
    }
  }
  return { alphabet, keys, targets, mask: size - 1, outputAt, outputs: Int32Array.from(flat) };
}

export function hashKey(key: number): number {
  return Math.imul(key ^ (key >>> 15), 0x2c1b3c6d) >>> 12;
}
