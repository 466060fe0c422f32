import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bootstrapMeans } from "./bootstrap.js";
import { holm } from "./holm.js";
import { pairedRandomizationTest } from "./randomization-test.js";
import { seededRandom } from "./seeded-random.js";
import { mean, standardDeviation } from "./statistics.js";

function normalSample(seed: number, size: number, center: number): number[] {
  const random = seededRandom(seed);
  return Array.from({ length: size }, () => {
    let sum = -6;
    for (let i = 0; i < 12; i++) sum += random();
    return sum + center;
  });
}

describe("bootstrapMeans", () => {
  it("comes close to the normal interval on a normal sample", () => {
    const sample = normalSample(1, 400, 5);
    const [{ low, high }] = bootstrapMeans([sample]) as [{ low: number; high: number }];
    const halfWidth = (1.96 * standardDeviation(sample)) / Math.sqrt(sample.length);
    expect(Math.abs(low - (mean(sample) - halfWidth))).toBeLessThan(halfWidth * 0.1);
    expect(Math.abs(high - (mean(sample) + halfWidth))).toBeLessThan(halfWidth * 0.1);
  });

  it("holds the true mean in about 95 of 100 samples", () => {
    const samples = Array.from({ length: 300 }, (_, seed) => normalSample(seed + 10, 60, 0));
    const covered = samples.filter((sample) => {
      const [interval] = bootstrapMeans([sample], 1000);
      return interval!.low <= 0 && interval!.high >= 0;
    });
    expect(covered.length / samples.length).toBeGreaterThan(0.9);
    expect(covered.length / samples.length).toBeLessThan(0.985);
  });

  it("has no width when all values are equal, and repeats", () => {
    expect(bootstrapMeans([[0.5, 0.5, 0.5]])).toEqual([{ low: 0.5, high: 0.5 }]);
    const columns = [normalSample(3, 50, 0), normalSample(4, 50, 1)];
    expect(bootstrapMeans(columns)).toEqual(bootstrapMeans(columns));
    expect(bootstrapMeans(columns)[0]).toEqual(bootstrapMeans([columns[0]!])[0]);
  });
});

describe("pairedRandomizationTest", () => {
  it.each([
    ["no difference", [0, 0, 0], 1],
    ["one pair differs: both signs are as large", [0.3, 0], 1],
    ["three pairs, all better: 2 of 8 patterns", [0.1, 0.2, 0.3], 2 / 8],
    // |0.1 + 0.2 - 0.3| = 0, which every pattern reaches.
    ["three pairs that cancel out", [0.1, 0.2, -0.3], 1],
    ["five equal gains: 2 of 32 patterns", [1, 1, 1, 1, 1], 2 / 32],
  ])("is exact on few pairs: %s", (_, differences, p) => {
    expect(pairedRandomizationTest(differences)).toBeCloseTo(p, 12);
  });

  it("finds a clear difference and never claims 0", () => {
    const p = pairedRandomizationTest(normalSample(5, 200, 0.5));
    expect(p).toBeLessThan(0.001);
    expect(p).toBeGreaterThan(0);
  });

  it("rejects about 5 % of true null hypotheses at 0.05", () => {
    const pValues = Array.from({ length: 400 }, (_, seed) =>
      pairedRandomizationTest(normalSample(seed + 1000, 40, 0), 1000),
    );
    const rejected = pValues.filter((p) => p <= 0.05).length / pValues.length;
    expect(rejected).toBeGreaterThan(0.02);
    expect(rejected).toBeLessThan(0.09);
  });

  it("does not depend on which side is called better", () => {
    const differences = normalSample(6, 30, 0.2);
    const opposite = differences.map((difference) => -difference);
    expect(pairedRandomizationTest(opposite)).toBeCloseTo(pairedRandomizationTest(differences), 1);
  });
});

describe("holm", () => {
  it("multiplies the smallest by n, the next by n - 1, and never falls", () => {
    expect(holm([0.01, 0.04, 0.03])).toEqual([0.03, 0.06, 0.06]);
    expect(holm([])).toEqual([]);
    expect(holm([0.9, 0.8])).toEqual([1, 1]);
  });

  it("never lowers a p-value and keeps their order", () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true })), (pValues) => {
        const adjusted = holm(pValues);
        pValues.forEach((p, i) => {
          expect(adjusted[i]).toBeGreaterThanOrEqual(p);
          pValues.forEach((q, j) => {
            if (p < q) expect(adjusted[i]!).toBeLessThanOrEqual(adjusted[j]!);
          });
        });
      }),
    );
  });
});
