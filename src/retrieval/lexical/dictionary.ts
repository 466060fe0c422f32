import { stemWord } from "../text/tokens.js";
import type { TermIndex } from "./term-index.js";
import { inverseFrequency } from "./weights.js";

/** The words of an index, for spellings that are not in it. */
export interface Dictionary {
  has(term: string): boolean;
  /** How much the term tells tools apart; infinite for one that no tool has. */
  rarity(term: string): number;
  /** Terms of words that begin with `word`. */
  completions(word: string): string[];
  /** Terms of words that are one slip (two in long words) away from `word`. */
  misspellings(word: string): string[];
}

const SHORTEST_PREFIX = 3;
const SHORTEST_MISSPELT = 4;
const TWO_SLIPS_FROM = 8;
const MOST_VARIANTS = 4;

export function createDictionary(index: TermIndex): Dictionary {
  let sorted: string[] | undefined;
  let letters: Uint32Array | undefined;
  const words = () => (sorted ??= wordsToSpell(index));
  const lettersOf = (all: readonly string[]) => (letters ??= Uint32Array.from(all, letterSet));
  return {
    has: (term) => index.termNumbers.has(term),
    rarity(term) {
      const number = index.termNumbers.get(term);
      if (number === undefined) return Number.POSITIVE_INFINITY;
      return inverseFrequency(index.starts[number + 1]! - index.starts[number]!, index.toolIds.length);
    },
    completions(word) {
      if (word.length < SHORTEST_PREFIX) return [];
      const all = words();
      const found = new Set<string>();
      for (let i = firstAtLeast(all, word); all[i]?.startsWith(word) && found.size < MOST_VARIANTS; i++) {
        found.add(stemWord(all[i]!));
      }
      return [...found];
    },
    misspellings(word) {
      if (word.length < SHORTEST_MISSPELT || !/^[a-z]+$/.test(word)) return [];
      let allowed = word.length >= TWO_SLIPS_FROM ? 2 : 1;
      let found = new Set<string>();
      const all = words();
      const sets = lettersOf(all);
      const own = letterSet(word);
      const initial = word[0]!;
      for (let i = firstAtLeast(all, initial); all[i]?.[0] === initial; i++) {
        const candidate = all[i]!;
        if (candidate.length < SHORTEST_MISSPELT || lettersApart(own, sets[i]!) > allowed) continue;
        const slips = slipsBetween(word, candidate, allowed);
        if (slips > allowed) continue;
        if (slips < allowed) found = new Set();
        allowed = slips;
        found.add(stemWord(candidate));
      }
      return [...found].slice(0, MOST_VARIANTS);
    },
  };
}

function wordsToSpell({ wordNumbers }: TermIndex): string[] {
  return [...wordNumbers]
    .filter(([word, number]) => number >= 0 && /^\p{L}+$/u.test(word))
    .map(([word]) => word)
    .sort();
}

/** Which letters a word has, one bit each. */
function letterSet(word: string): number {
  let set = 0;
  for (let i = 0; i < word.length; i++) set |= 1 << (word.charCodeAt(i) & 31);
  return set >>> 0;
}

/** Every slip brings or takes one letter at most, so this is never more than the slips between two words. */
function lettersApart(a: number, b: number): number {
  return Math.max(bitCount(a & ~b), bitCount(b & ~a));
}

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

function firstAtLeast(sorted: readonly string[], key: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sorted[middle]! < key) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Insertions, deletions, replacements and swaps of neighbours; `limit + 1` when there are more than `limit`. */
export function slipsBetween(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    let smallest = row;
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      let value = Math.min(last[column - 1]! + (same ? 0 : 1), last[column]! + 1, current[column - 1]! + 1);
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (swapped) value = Math.min(value, beforeLast[column - 2]! + 1);
      current.push(value);
      smallest = Math.min(smallest, value);
    }
    if (smallest > limit) return limit + 1;
    beforeLast = last;
    last = current;
  }
  return Math.min(last[b.length]!, limit + 1);
}
