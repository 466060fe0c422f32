/** Features are numbers of so many bits: what was never learned hardly ever takes the weight of something else. */
export const FEATURE_BITS = 27;
const WEIGHT_SHIFT = 8;

/**
 * Weights by feature. A feature stands in one of two neighbouring slots that the upper bits of its number name, beside its lower
 * bits, which tell it from nearly all others there: one look at the memory per feature, and few bytes for each.
 */
export class WeightTable {
  private readonly slots: Int16Array;
  private readonly markBits: number;
  private readonly mark: number;

  /** `packed` has every feature as its distance from the last one, seven bits a byte, and its weight; see `unpack`. */
  constructor(packed: string, slotBits: number) {
    this.slots = new Int16Array(1 << slotBits);
    this.markBits = FEATURE_BITS - slotBits;
    this.mark = (1 << this.markBits) - 1;
    unpack(packed, (feature, weight) => this.put(feature, weight));
  }

  /** Zero for what nothing was learned of. */
  of(feature: number): number {
    const slot = feature >>> this.markBits;
    const mark = feature & this.mark;
    const first = this.slots[slot]!;
    if ((first & 0xff) === mark) return first >> WEIGHT_SHIFT;
    const second = this.slots[slot ^ 1]!;
    return (second & 0xff) === mark ? second >> WEIGHT_SHIFT : 0;
  }

  /** Of more than two features the strongest stay. */
  private put(feature: number, weight: number): void {
    const slot = feature >>> this.markBits;
    const entry = (weight << WEIGHT_SHIFT) | (feature & this.mark);
    const weaker = this.strengthAt(slot) <= this.strengthAt(slot ^ 1) ? slot : slot ^ 1;
    if (this.strengthAt(weaker) < Math.abs(weight)) this.slots[weaker] = entry;
  }

  private strengthAt(slot: number): number {
    return Math.abs(this.slots[slot]! >> WEIGHT_SHIFT);
  }
}

/** Tells every number with its weight, in the order of the numbers. */
export function unpack(packed: string, tell: (number: number, weight: number) => void): void {
  const bytes = atob(packed);
  let number = 0;
  for (let i = 0; i < bytes.length; i++) {
    let shift = 0;
    let byte = bytes.charCodeAt(i);
    for (; byte >= 0x80; shift += 7, byte = bytes.charCodeAt(++i)) number += (byte & 0x7f) << shift;
    number += byte << shift;
    tell(number, (bytes.charCodeAt(++i) << 24) >> 24);
  }
}
