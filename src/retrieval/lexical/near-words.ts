/** Words of a vocabulary that begin alike or are spelt almost alike. */
export interface NearWords {
  /** Those that begin with `prefix`, in order. */
  beginningWith(prefix: string): Iterable<string>;
  /** Those that are fewest slips away from `word`, at most one or, for long words, two; in order. */
  misspeltAs(word: string): string[];
}

const SHORTEST_MISSPELT = 4;
const TWO_SLIPS_FROM = 8;

/** People get the first letter right, and miss or add few: only words of about the same length are looked at. */
interface Shelf {
  words: string[];
  letters: number[];
}

export function createNearWords(vocabulary: Iterable<string>): NearWords {
  const sorted = [...vocabulary].sort();
  const shelves = new Map<string, Shelf>();
  for (const word of sorted) {
    if (word.length < SHORTEST_MISSPELT) continue;
    const shelf = shelves.get(shelfOf(word, 0)) ?? { words: [], letters: [] };
    shelf.words.push(word);
    shelf.letters.push(letterSet(word));
    shelves.set(shelfOf(word, 0), shelf);
  }
  return {
    *beginningWith(prefix) {
      for (let i = firstAtLeast(sorted, prefix); sorted[i]?.startsWith(prefix); i++) yield sorted[i]!;
    },
    misspeltAs(word) {
      if (word.length < SHORTEST_MISSPELT || !/^[a-z]+$/.test(word)) return [];
      let allowed = word.length >= TWO_SLIPS_FROM ? 2 : 1;
      let found: string[] = [];
      const own = letterSet(word);
      for (let longer = -allowed; longer <= allowed; longer++) {
        const { words, letters } = shelves.get(shelfOf(word, longer)) ?? { words: [], letters: [] };
        for (let i = 0; i < words.length; i++) {
          if (!mayBeWithin(allowed, own, letters[i]!)) continue;
          const slips = slipsBetween(word, words[i]!, allowed);
          if (slips > allowed) continue;
          if (slips < allowed) found = [];
          allowed = slips;
          found.push(words[i]!);
        }
      }
      return found.sort();
    },
  };
}

function shelfOf(word: string, longer: number): string {
  return `${word[0]}${word.length + longer}`;
}

/** Which letters a word has, one bit each. */
function letterSet(word: string): number {
  let set = 0;
  for (let i = 0; i < word.length; i++) set |= 1 << (word.charCodeAt(i) & 31);
  return set;
}

/** Every slip brings or takes one letter at most: with more letters apart there are more slips. */
function mayBeWithin(slips: number, a: number, b: number): boolean {
  return hasAtMost(slips, a & ~b) && hasAtMost(slips, b & ~a);
}

function hasAtMost(count: number, bits: number): boolean {
  let rest = bits;
  for (let i = 0; i < count; i++) rest &= rest - 1;
  return rest === 0;
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
