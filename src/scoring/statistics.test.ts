import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mcnemar } from "./mcnemar.js";
import { wilsonInterval } from "./wilson-interval.js";

const Z2 = 1.959963984540054 ** 2;

describe("wilsonInterval", () => {
  it.each([
    // 0 of n: the lower end is 0 and the upper z² / (n + z²).
    [0, 10, 0, Z2 / (10 + Z2)],
    [10, 10, 10 / (10 + Z2), 1],
    // Published for 5 of 10 and for 81 of 263.
    [5, 10, 0.2366, 0.7634],
    [81, 263, 0.2553, 0.3662],
  ])("of %i in %i is %f to %f", (part, whole, low, high) => {
    const interval = wilsonInterval(part, whole)!;
    expect(interval.low).toBeCloseTo(low, 4);
    expect(interval.high).toBeCloseTo(high, 4);
  });

  it("is undefined without a whole", () => {
    expect(wilsonInterval(0, 0)).toBeNull();
  });

  it("holds the share, stays within 0 and 1, and mirrors", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (whole, share) => {
          const part = Math.round(share * whole);
          const { low, high } = wilsonInterval(part, whole)!;
          const mirrored = wilsonInterval(whole - part, whole)!;
          expect(low).toBeGreaterThanOrEqual(0);
          expect(high).toBeLessThanOrEqual(1);
          expect(low).toBeLessThanOrEqual(part / whole);
          expect(high).toBeGreaterThanOrEqual(part / whole);
          expect(mirrored.low).toBeCloseTo(1 - high, 10);
        },
      ),
    );
  });
});

describe("mcnemar", () => {
  it.each([
    [0, 0, 1],
    [1, 0, 1],
    [0, 5, 2 / 2 ** 5],
    // 2 · (C(12,0) + C(12,1) + C(12,2)) / 2¹²
    [2, 10, (2 * (1 + 12 + 66)) / 2 ** 12],
    [6, 6, 1],
  ])("of %i against %i is %f", (first, second, p) => {
    expect(mcnemar(first, second)).toBeCloseTo(p, 12);
  });

  it("does not care who is first, and falls as one side gains", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3000 }), fc.integer({ min: 0, max: 3000 }), (a, b) => {
        expect(mcnemar(a, b)).toBe(mcnemar(b, a));
        const [fewer, more] = [Math.min(a, b), Math.max(a, b)];
        expect(mcnemar(fewer, more + 1)).toBeLessThanOrEqual(mcnemar(fewer, more) + 1e-12);
      }),
    );
  });
});
