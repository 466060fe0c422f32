import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { judgeAnswer } from "./judge.js";
import type { JudgedAnswer } from "./metric.js";
import { ADDITIONAL_METRICS, HEADLINE_METRICS, METRIC_FAMILIES, parseMetric } from "./registry.js";

const log2 = Math.log2;

// Judged: a 2, b 1, c 1, x 0, y 0; u and v were never judged.
const LABELS = Object.entries({ a: 2, b: 1, c: 1, x: 0, y: 0 }).map(([toolId, relevance]) => ({
  toolId,
  relevance,
}));
const WORKED: [metric: string, ranked: string, value: number][] = [
  ["Recall@1", "xabuc", 0],
  ["Recall@3", "xabuc", 2 / 3],
  ["Recall@10", "xabuc", 3 / 3],
  ["Precision@3", "xabuc", 2 / 3],
  ["Precision@10", "xabuc", 3 / 10],
  ["Success@1", "xabuc", 0],
  ["Success@3", "xabuc", 1],
  ["MRR", "xabuc", 1 / 2],
  ["MRR@1", "xabuc", 0],
  ["MAP", "xabuc", (1 / 2 + 2 / 3 + 3 / 5) / 3],
  ["MAP@3", "xabuc", (1 / 2 + 2 / 3) / 3],
  ["R-precision", "xabuc", 2 / 3],
  ["R-precision", "ab", 2 / 3],
  ["nDCG@10", "abc", 1],
  ["nDCG@10", "xabuc", (2 / log2(3) + 1 / log2(4) + 1 / log2(6)) / (2 / log2(2) + 1 / log2(3) + 1 / log2(4))],
  ["nDCG@2", "xabuc", 2 / log2(3) / (2 / log2(2) + 1 / log2(3))],
  [
    "nDCG-exp@10",
    "xabuc",
    (3 / log2(3) + 1 / log2(4) + 1 / log2(6)) / (3 / log2(2) + 1 / log2(3) + 1 / log2(4)),
  ],
  // One wrong tool (x) before each of the three; min(R, N) = min(3, 2).
  ["bpref", "xabuc", (1 - 1 / 2 + (1 - 1 / 2) + (1 - 1 / 2)) / 3],
  ["bpref", "uvabcxy", 1],
  ["bpref", "axyb", (1 + (1 - 2 / 2)) / 3],
  // Chances of stopping: x 0, a 3/4, b 1/4, u 0, c 1/4.
  ["ERR@10", "xabuc", 3 / 4 / 2 + (1 / 4) * (1 / 4 / 3) + (1 / 4) * (3 / 4) * (1 / 4 / 5)],
  ["ERR@1", "a", 3 / 4],
  ["Judged@5", "xabuc", 4 / 5],
  ["Judged@10", "xu", 1 / 2],
];

const everyMetric = METRIC_FAMILIES.map(({ name, cutoff }) => (cutoff === "none" ? name : `${name}@10`));

const judgedAnswer = fc
  .record({
    grades: fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 1, maxLength: 12 }),
    order: fc.array(fc.integer({ min: 0, max: 20 }), { maxLength: 20 }),
  })
  .map(({ grades, order }): JudgedAnswer => {
    const labels = grades.map((relevance, index) => ({ toolId: `t${index}`, relevance }));
    return judgeAnswer(
      [...new Set(order)].map((index) => `t${index}`),
      labels,
    );
  });

describe("metrics", () => {
  it.each(WORKED)("%s of %s is worked out by hand", (metric, ranked, value) => {
    expect(parseMetric(metric, 10).score(judgeAnswer([...ranked], LABELS))).toBeCloseTo(value, 14);
  });

  it.each(everyMetric)("%s of an empty answer is 0", (metric) => {
    expect(parseMetric(metric, 10).score(judgeAnswer([], LABELS))).toBe(0);
  });

  it.each(everyMetric.filter((metric) => !metric.startsWith("Judged")))(
    "%s is 0, not undefined, when nothing is relevant",
    (metric) => {
      expect(parseMetric(metric, 10).score({ returned: [0, null], judged: [0, 0] })).toBe(0);
    },
  );

  it.each(everyMetric)("%s stays between 0 and 1", (metric) => {
    fc.assert(
      fc.property(judgedAnswer, (answer) => {
        const value = parseMetric(metric, 10).score(answer);
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(1 + 1e-12);
      }),
    );
  });

  it.each(everyMetric.filter((metric) => !metric.startsWith("Judged")))(
    "%s never falls when a better tool moves up one place",
    (metric) => {
      fc.assert(
        fc.property(judgedAnswer, fc.nat(18), (answer, place) => {
          const returned = [...answer.returned];
          const [upper, lower] = [returned[place], returned[place + 1]];
          fc.pre(upper !== undefined && lower !== undefined && (lower ?? 0) > (upper ?? 0));
          returned.splice(place, 2, lower, upper);
          const { score } = parseMetric(metric, 10);
          expect(score({ ...answer, returned })).toBeGreaterThanOrEqual(score(answer) - 1e-12);
        }),
      );
    },
  );
});

describe("metric names", () => {
  it.each([...HEADLINE_METRICS, ...ADDITIONAL_METRICS, ...everyMetric])("%s prints as it parses", (name) => {
    expect(parseMetric(name, 10).name).toBe(name);
    expect(parseMetric(name.toLowerCase(), 10).name).toBe(name);
  });

  it.each([
    ["Recall", "Recall@k"],
    ["R-precision@5", "is written R-precision"],
    ["nDCG@0", "no metric"],
    ["nDCG@1e3", "no metric"],
    ["F1", "no metric"],
  ])("refuses %s", (name, message) => {
    expect(() => parseMetric(name, 10)).toThrow(message);
  });

  it("declares every family once, in full", () => {
    expect(new Set(METRIC_FAMILIES.map((family) => family.name.toLowerCase())).size).toBe(
      METRIC_FAMILIES.length,
    );
    for (const { title, meaning, definition, edgeCases, reference } of METRIC_FAMILIES) {
      expect([title, meaning, definition, edgeCases, reference].every((text) => text.length > 10)).toBe(true);
    }
  });
});
