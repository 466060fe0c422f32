import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { slipsBetween } from "./dictionary.js";

describe("slipsBetween", () => {
  it.each([
    ["same", "same", 0],
    ["channel", "chanel", 1],
    ["channel", "chanenl", 1],
    ["calendar", "calender", 1],
    ["payment", "paymnets", 2],
    ["abcd", "wxyz", 3],
  ])("%s and %s", (a, b, slips) => {
    expect(slipsBetween(a, b, 2)).toBe(slips);
  });

  it("is symmetric, and 0 only for equal words", () => {
    const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 6 });
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(slipsBetween(a, b, 3)).toBe(slipsBetween(b, a, 3));
        expect(slipsBetween(a, b, 3) === 0).toBe(a === b);
      }),
    );
  });
});
