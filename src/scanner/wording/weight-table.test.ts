import { describe, expect, it } from "vitest";
import { unpack, WeightTable } from "./weight-table.js";

/** Each as its distance from the one before, seven bits a byte, and its weight. */
function packed(weights: readonly [feature: number, weight: number][]): string {
  const bytes: number[] = [];
  let last = 0;
  for (const [feature, weight] of weights) {
    let gap = feature - last;
    last = feature;
    for (; gap >= 0x80; gap >>>= 7) bytes.push((gap & 0x7f) | 0x80);
    bytes.push(gap, weight & 0xff);
  }
  return btoa(String.fromCharCode(...bytes));
}

const SLOT_BITS = 20;
/** Those with the same upper bits share two slots. */
const inSlot = (slot: number, mark: number) => slot * 128 + mark;

describe("a table of weights", () => {
  it("has the weights of its features, and none of others", () => {
    const known: [number, number][] = [
      [3, 7],
      [inSlot(500, 1), -128],
      [inSlot(1_000_000, 127), 127],
    ];
    const table = new WeightTable(packed(known), SLOT_BITS);
    for (const [feature, weight] of known) expect(table.of(feature)).toBe(weight);
    for (const feature of [0, 4, inSlot(500, 2), inSlot(501, 2), inSlot(1_000_000, 126)])
      expect(table.of(feature)).toBe(0);
  });

  it("keeps the two strongest of those that share two slots", () => {
    const table = new WeightTable(
      packed([
        [inSlot(8, 1), 5],
        [inSlot(8, 2), -9],
        [inSlot(9, 3), 7],
        [inSlot(9, 4), 6],
      ]),
      SLOT_BITS,
    );
    expect([1, 2].map((mark) => table.of(inSlot(8, mark)))).toEqual([0, -9]);
    expect([3, 4].map((mark) => table.of(inSlot(9, mark)))).toEqual([7, 0]);
  });

  it("is read in the order of its features", () => {
    const told: [number, number][] = [];
    unpack(
      packed([
        [0, 1],
        [127, -2],
        [128, 3],
        [134_217_727, -4],
      ]),
      (feature, weight) => told.push([feature, weight]),
    );
    expect(told).toEqual([
      [0, 1],
      [127, -2],
      [128, 3],
      [134_217_727, -4],
    ]);
  });
});
