import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CorpusTool } from "../../formats/corpus.js";
import { BLOCK_SIZE } from "./postings.js";
import type { Concept, Spelling } from "./query-plan.js";
import { createScorer, selectBest } from "./scorer.js";
import { buildTermIndex } from "./term-index.js";

/** All their own stems. */
const WORDS = ["kiwi", "plum", "fig", "lemon", "pear", "quark"];

/** Tools of several blocks, with words spread so that blocks differ and many scores are equal. */
const TOOLS: CorpusTool[] = Array.from({ length: BLOCK_SIZE * 5 + 7 }, (_, number) => {
  const words = WORDS.filter(
    (_, word) => (number * 7919 + word * 31) % (3 + word * (1 + (number >> 7))) === 0,
  );
  const tool = `t${String(number).padStart(4, "0")}`;
  return { toolId: `s:${tool}`, server: "s", tool, description: words.join(" ") };
});
const index = buildTermIndex(TOOLS);
const scorer = createScorer(index);

function spelt(term: string, weight: number): Spelling {
  return { term, weight, number: index.termNumbers.get(term) };
}

const spelling = fc
  .tuple(fc.constantFrom(...WORDS, "absent"), fc.constantFrom(0, 0.3, 0.6, 1))
  .map(([term, weight]) => spelt(term, weight));
const concept: fc.Arbitrary<Concept> = fc.array(spelling, { maxLength: 4 });

describe("createScorer", () => {
  it("leaves out blocks without changing an answer: the best are those of all scores in order", () => {
    fc.assert(
      fc.property(
        fc.array(concept, { maxLength: 5 }),
        fc.integer({ min: 0, max: 300 }),
        (concepts, limit) => {
          const scores = [...scorer.scoreAll(concepts)];
          const expected = scores
            .map((score, tool) => ({ toolId: index.toolIds[tool]!, score }))
            .filter(({ score }) => score > 0)
            .sort((a, b) => b.score - a.score || (a.toolId < b.toolId ? -1 : 1));
          expect(scorer.rank(concepts, limit)).toEqual(expected.slice(0, limit));
        },
      ),
    );
  });

  it("counts the best spelling of a concept, and every concept", () => {
    const impact = (term: string) => scorer.scoreAll([[spelt(term, 1)]]);
    const [kiwi, plum, fig] = [impact("kiwi"), impact("plum"), impact("fig")];
    const both = [[spelt("kiwi", 1), spelt("plum", 0.5)], [spelt("fig", 1)]];
    expect([kiwi, plum, fig].map((impacts) => Math.max(...impacts) > 0)).toEqual([true, true, true]);
    expect([...scorer.scoreAll(both)]).toEqual(
      TOOLS.map((_, tool) => Math.max(kiwi[tool]!, plum[tool]! * 0.5) + fig[tool]!),
    );
  });

  it("makes room for more spellings than usual", () => {
    const spellings = Array.from({ length: 100 }, (_, i) => spelt(WORDS[i % 6]!, 1 / (i + 1)));
    expect(scorer.rank([spellings], 5)).toHaveLength(5);
    expect(scorer.rank([spellings], 5)).toEqual(scorer.rank([spellings.slice(0, 6)], 5));
  });
});

describe("selectBest", () => {
  it("puts equal scores in order of their numbers, also below 0", () => {
    const scores = Float64Array.of(-1, 2, 2, -3, 5, 2);
    expect(selectBest(scores, 4)).toEqual([4, 1, 2, 5]);
    expect(selectBest(scores, 100)).toEqual([4, 1, 2, 5, 0, 3]);
    expect(selectBest(scores, 0)).toEqual([]);
  });
});
