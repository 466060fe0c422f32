import { type Concept, conceptIndex, type Lexicon } from "../text/concepts.js";
import { LEXICONS } from "../text/lexicon/index.js";
import { FIRST_WORD } from "./word-code.js";
import { HOST, MAIL, readWords, URL } from "./words.js";

/** The lexicons once more, over words instead of letters: what a sequence of up to four words is about. */
const LONGEST_PHRASE = 4;
const BITS = 17;
const MASK = (1 << BITS) - 1;
/** Small enough to stay in the fastest memory. */
const HINT_MASK = (1 << 15) - 1;
const KNOWN_MASK = (1 << 18) - 1;
const IS_PHRASE = 1;
const BEGINS = 2;
/** A negation reaches this many words further. */
const NEGATION_REACH = 5;

/** Built on first use; see `phrases`. */
export interface Phrases {
  /** What a word's hash rules out: that it is a phrase, that a longer phrase begins with it. */
  hints: Uint8Array;
  /** A bit per hash of a key: most that are looked for are none. */
  known: Uint8Array;
  /** Open addressing; a phrase that means several things stands there several times. */
  keys: Int32Array;
  concepts: Uint8Array;
}

let built: Phrases | undefined;

/** Names are a matter of the registry, function words are no matter of meaning. */
const LEFT_OUT = new Set<Concept>(["toolName", "serverName", "filler"]);
const NEG = conceptIndex("neg");

/** All phrases of all lexicons. Reads them with `readWords`, so it is not to be asked for while reading. */
export function phrases(): Phrases {
  if (built !== undefined) return built;
  built = {
    hints: new Uint8Array(HINT_MASK + 1),
    known: new Uint8Array((KNOWN_MASK + 1) >> 3),
    keys: new Int32Array(MASK + 1),
    concepts: new Uint8Array(MASK + 1),
  };
  const { en, universal, ...others } = LEXICONS;
  const english = wordsOf(en!);
  addLexicon(built, universal!);
  addLexicon(built, en!);
  // A word that English has too means what it means there: most definitions are English.
  for (const lexicon of Object.values(others)) addLexicon(built, lexicon, english);
  for (const [mark, concept] of MARKS) {
    built.hints[mark]! |= IS_PHRASE;
    insert(built, mark, conceptIndex(concept));
  }
  return built;
}

const MARKS: readonly [number, Concept][] = [
  [URL, "url"],
  [HOST, "url"],
  [MAIL, "email"],
];

function* entriesOf(lexicon: Lexicon): Generator<[Concept, string]> {
  for (const concept of Object.keys(lexicon) as Concept[]) {
    const entries = lexicon[concept]!;
    for (const entry of typeof entries === "string" ? entries.split("|") : entries) yield [concept, entry];
  }
}

function wordsOf(lexicon: Lexicon): Set<number> {
  const words = new Set<number>();
  for (const [, entry] of entriesOf(lexicon)) {
    readWords(entry, (codes, count) => {
      for (let i = 0; i < count; i++) words.add(codes[i]!);
    });
  }
  return words;
}

function addLexicon(into: Phrases, lexicon: Lexicon, english?: ReadonlySet<number>): void {
  for (const [concept, entry] of entriesOf(lexicon)) {
    if (LEFT_OUT.has(concept)) continue;
    readWords(entry.replace("*", ""), (codes, count) => {
      const first = codes[0]!;
      const alone = count === 1 && (first < FIRST_WORD || english?.has(first) === true);
      if (alone || count > LONGEST_PHRASE) return;
      let key = first;
      into.hints[first & HINT_MASK]! |= count > 1 ? BEGINS : IS_PHRASE;
      for (let i = 1; i < count; i++) key = extended(key, codes[i]!);
      insert(into, key, conceptIndex(concept));
    });
  }
}

function insert({ known, keys, concepts }: Phrases, key: number, concept: number): void {
  known[(key & KNOWN_MASK) >> 3]! |= 1 << (key & 7);
  let slot = key & MASK;
  while (keys[slot] !== 0) {
    if (keys[slot] === key && concepts[slot] === concept) return;
    slot = (slot + 1) & MASK;
  }
  keys[slot] = key;
  concepts[slot] = concept;
}

function extended(key: number, word: number): number {
  return (Math.imul(key, 0x9e3779b1) ^ word) | 1;
}

const seen = new Uint8Array(256);

/**
 * Writes the concepts of a sentence, each once, and returns how many there are. A concept under a negation is another
 * one: twice its number, plus one.
 */
export function conceptsIn(
  { hints, known, keys, concepts }: Phrases,
  codes: Int32Array,
  count: number,
  into: Uint8Array,
): number {
  let found = 0;
  let negatedUpTo = -1;
  for (let at = 0; at < count; at++) {
    let key = codes[at]!;
    const hint = hints[key & HINT_MASK]!;
    if (hint === 0) continue;
    const furthest = (hint & BEGINS) !== 0 ? Math.min(count, at + LONGEST_PHRASE) : at + 1;
    for (let next = at + 1; ; next++) {
      const isKnown = (known[(key & KNOWN_MASK) >> 3]! & (1 << (key & 7))) !== 0;
      for (let slot = key & MASK; isKnown && keys[slot] !== 0; slot = (slot + 1) & MASK) {
        if (keys[slot] !== key) continue;
        const concept = concepts[slot]!;
        const state = concept * 2 + (at <= negatedUpTo && concept !== NEG ? 1 : 0);
        if (concept === NEG) negatedUpTo = next - 1 + NEGATION_REACH;
        if (seen[state] === 1 || found >= into.length) continue;
        seen[state] = 1;
        into[found++] = state;
      }
      if (next >= furthest) break;
      key = extended(key, codes[next]!);
    }
  }
  for (let i = 0; i < found; i++) seen[into[i]!] = 0;
  return found;
}
