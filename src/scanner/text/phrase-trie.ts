import { type Concept, conceptIndex, type Lexicon } from "./concepts.js";
import { foldText } from "./fold.js";

/**
 * All phrases of all languages in one trie over folded units, as a double array: the child of a node by a letter stands
 * at the node's base plus the letter, if it names that node as its parent. A step is one look at one place of memory.
 */
export interface PhraseTrie {
  /** Dense id of a folded unit, 0 when no phrase contains it. */
  readonly alphabet: Uint16Array;
  /** By node: its parent, then twice the base of its children, plus one where a phrase ends. The root is 0. */
  readonly nodes: Int32Array;
  /** By node where a phrase ends: index into `outputs`. */
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
  return compact(builder, alphabet, letters);
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

/** Parents come before their children, so that a chain of letters lies close together. */
function compact({ children, outputs }: Builder, alphabet: Uint16Array, letters: number): PhraseTrie {
  const room = children.length * 2 + letters + 1;
  const nodes = new Int32Array(room * 2).fill(NOBODY);
  const outputAt = new Int32Array(room);
  const flat: number[] = [];
  let free = 1;
  const place = (from: number, at: number): void => {
    const unique = new Set(outputs[from]!);
    if (unique.size > 0) {
      outputAt[at] = flat.length;
      flat.push(...unique, -1);
    }
    while (nodes[free * 2] !== NOBODY) free++;
    const ordered = [...children[from]!].sort(([a], [b]) => a - b);
    const base = ordered.length === 0 ? 0 : firstFit(nodes, free, ordered);
    nodes[at * 2 + 1] = base * 2 + (unique.size > 0 ? 1 : 0);
    for (const [letter] of ordered) nodes[(base + letter) * 2] = at;
    for (const [letter, child] of ordered) place(child, base + letter);
  };
  place(0, 0);
  return { alphabet, nodes, outputAt, outputs: Int32Array.from(flat) };
}

const NOBODY = -1;

/** The least base at which all letters fall on free places; never below the root. */
function firstFit(nodes: Int32Array, free: number, ordered: readonly (readonly [number, number])[]): number {
  const least = ordered[0]![0];
  for (let base = Math.max(0, free - least); ; base++) {
    if (ordered.every(([letter]) => nodes[(base + letter) * 2] === NOBODY)) return base;
  }
}
