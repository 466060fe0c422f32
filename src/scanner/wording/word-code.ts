/** Codes below this are marks that stand among the words. */
export const FIRST_WORD = 16;

/** FNV-1a, over the folded letters of a word. */
export const SEED = 0x811c9dc5 | 0;
const PRIME = 0x01000193;
/** Times `PRIME` it is 1, modulo 2³²: takes a letter back out of a hash. */
const INVERSE = 0x359c449b;

export function withLetter(hash: number, unit: number): number {
  return Math.imul(hash ^ unit, PRIME);
}

function withoutLetter(hash: number, unit: number): number {
  return Math.imul(hash, INVERSE) ^ unit;
}

const [E, D, G, I, N, S] = [101, 100, 103, 105, 110, 115] as const;
const ING = (I << 16) | (N << 8) | G;
const ED = (E << 8) | D;
const ES = (E << 8) | S;
const SS = (S << 8) | S;

/** The hash of a word without -ing, -ed, -s and a silent -e. `tail` holds its last letters, a byte each. */
function stemmed(hash: number, tail: number, letters: number): number {
  switch (tail & 0xff) {
    case G:
      if ((tail & 0xffffff) !== ING || letters <= 5) return hash;
      return withoutLetter(withoutLetter(withoutLetter(hash, G), N), I);
    case D:
      if ((tail & 0xffff) !== ED || letters <= 4) return hash;
      return withoutLetter(withoutLetter(hash, D), E);
    case S:
      if ((tail & 0xffff) === SS || letters <= 3) return hash;
      if ((tail & 0xffff) !== ES || letters <= 5) return withoutLetter(hash, S);
      return withoutLetter(withoutLetter(hash, S), E);
    case E:
      return letters <= 4 ? hash : withoutLetter(hash, E);
    default:
      return hash;
  }
}

/** The code of a word of so many letters, read up to its end. */
export function wordCode(hash: number, tail: number, letters: number): number {
  return spread(stemmed(hash, tail, letters));
}

/** The code of two neighbouring characters in a script without blanks. */
export function pairCode(first: number, second: number): number {
  return spread(Math.imul(first, PRIME) ^ second);
}

/** Spreads the bits, and keeps clear of the marks. */
function spread(hash: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 1;
  return mixed < FIRST_WORD ? mixed + FIRST_WORD : mixed;
}
