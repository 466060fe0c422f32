import { describe, expect, it } from "vitest";
import { seededRandom } from "./seeded-random.js";
import { mean, percentile, standardDeviation } from "./statistics.js";

describe("statistics", () => {
  it("computes mean and sample standard deviation by hand", () => {
    expect(mean([2, 4, 9])).toBe(5);
    // deviations −3, −1, 4: (9 + 1 + 16) / 2 = 13
    expect(standardDeviation([2, 4, 9])).toBeCloseTo(Math.sqrt(13), 12);
    expect(mean([])).toBe(0);
    expect(standardDeviation([7])).toBe(0);
  });

  it("takes the nearest rank as percentile", () => {
    expect(percentile([5, 1, 4, 2, 3], 50)).toBe(3);
    expect(percentile([5, 1, 4, 2, 3], 95)).toBe(5);
    expect(percentile([], 50)).toBeNull();
  });
});

describe("seeded randomness", () => {
  it("repeats for a seed, differs between seeds, and fills the unit interval", () => {
    const take = (seed: number) => Array.from({ length: 1000 }, seededRandom(seed));
    expect(take(7)).toEqual(take(7));
    expect(take(7)).not.toEqual(take(8));
    expect(Math.min(...take(7))).toBeLessThan(0.01);
    expect(Math.max(...take(7))).toBeGreaterThan(0.99);
    expect(mean(take(7))).toBeCloseTo(0.5, 1);
  });
});
