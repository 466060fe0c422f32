import { SENSES, THESAURI } from "./senses/index.js";
import type { Thesaurus } from "./senses/thesaurus.js";
import { readWords } from "./words.js";

const BITS = 16;
const MASK = (1 << BITS) - 1;

/** Open addressing; a word with several senses stands there several times. */
export interface SenseTable {
  keys: Int32Array;
  senses: Uint8Array;
}

let built: SenseTable | undefined;

/** Built on first use. Reads the thesaurus with `readWords`, so it is not to be asked for while reading. */
export function senseTable(): SenseTable {
  if (built !== undefined) return built;
  const table = { keys: new Int32Array(MASK + 1), senses: new Uint8Array(MASK + 1) };
  const [english, ...others] = THESAURI;
  const known = new Set<number>();
  readThesaurus(english!, (word, sense) => {
    known.add(word);
    insert(table, word, sense);
  });
  for (const other of others) {
    readThesaurus(other, (word, sense) => {
      if (!known.has(word)) insert(table, word, sense);
    });
  }
  built = table;
  return table;
}

function readThesaurus(thesaurus: Thesaurus, tell: (word: number, sense: number) => void): void {
  for (const [sense, name] of SENSES.entries()) {
    readWords(thesaurus[name] ?? "", (codes, count) => {
      for (let i = 0; i < count; i++) tell(codes[i]!, sense);
    });
  }
}

function insert({ keys, senses }: SenseTable, word: number, sense: number): void {
  let slot = word & MASK;
  for (; keys[slot] !== 0; slot = (slot + 1) & MASK) {
    if (keys[slot] === word && senses[slot] === sense) return;
  }
  keys[slot] = word;
  senses[slot] = sense;
}

const seen = new Uint8Array(256);

/** Writes the senses of a sentence's words, each once, and returns how many there are. */
export function sensesIn(table: SenseTable, codes: Int32Array, count: number, into: Uint8Array): number {
  const { keys, senses } = table;
  let found = 0;
  for (let at = 0; at < count; at++) {
    const word = codes[at]!;
    for (let slot = word & MASK; keys[slot] !== 0; slot = (slot + 1) & MASK) {
      if (keys[slot] !== word) continue;
      const sense = senses[slot]!;
      if (seen[sense] === 1 || found >= into.length) continue;
      seen[sense] = 1;
      into[found++] = sense;
    }
  }
  for (let i = 0; i < found; i++) seen[into[i]!] = 0;
  return found;
}
