import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { histogram } from "./histogram.js";

describe("histogram", () => {
  it.each([
    [[], []],
    [[7], [{ from: 7, to: 8, count: 1 }]],
    [[0, 6.4e-323], [{ from: 0, to: 1, count: 2 }]],
    [[1e6, 1e6 + 1e-9], [{ from: 1e6, to: 1e6 + 1, count: 2 }]],
    [
      [0, 1, 1, 3],
      [
        { from: 0, to: 0.2, count: 1 },
        { from: 1, to: 1.2, count: 2 },
        { from: 3, to: 3.2, count: 1 },
      ],
    ],
  ])("of %j has round bins", (values, bins) => {
    expect(histogram(values).filter(({ count }) => count > 0)).toEqual(bins);
  });

  it("counts every value once, in at most 25 bins that touch", () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 1e6, noNaN: true }), { minLength: 1 }), (values) => {
        const bins = histogram(values);
        expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(values.length);
        expect(bins.length).toBeLessThanOrEqual(25);
        bins.forEach(({ from, to }, index) => {
          expect(to).toBeGreaterThanOrEqual(from);
          if (index > 0) expect(from).toBe(bins[index - 1]!.to);
        });
        expect(bins.at(-1)!.to).toBeGreaterThanOrEqual(Math.max(...values) * (1 - 1e-9));
      }),
    );
  });

  it("keeps one outlier from hiding how the others are spread", () => {
    const usual = Array.from({ length: 200 }, (_, index) => 10 + (index % 20));
    const bins = histogram([...usual, 100_000]);
    expect(bins.filter(({ count }) => count > 0).length).toBeGreaterThan(15);
    expect(bins.at(-1)!.to).toBe(100_000);
  });
});
