import type { Concept } from "../lexical/query-plan.js";
import { saturate } from "../lexical/weights.js";

interface TermUse {
  query: number;
  concept: number;
  weight: number;
}

/** Scores one tool against all queries at once: from the tool's terms to the queries that use them. */
export function createToolScorer(plans: readonly (readonly Concept[])[], rarityOf: (term: string) => number) {
  const uses = new Map<string, TermUse[]>();
  const firstConcept: number[] = [0];
  plans.forEach((concepts, query) => {
    const first = firstConcept[query]!;
    concepts.forEach((concept, offset) => {
      for (const { term, weight } of concept) {
        if (weight === 0) continue;
        const list = uses.get(term) ?? [];
        list.push({ query, concept: first + offset, weight });
        uses.set(term, list);
      }
    });
    firstConcept.push(first + concepts.length);
  });
  const best = new Float64Array(firstConcept.at(-1)!);

  /** In the order of the concepts, as the index adds them: the same sum to the last bit. */
  function takeSum(query: number): number {
    let sum = 0;
    for (let concept = firstConcept[query]!; concept < firstConcept[query + 1]!; concept++) {
      sum += best[concept]!;
      best[concept] = 0;
    }
    return sum;
  }

  /** Score by query number; queries that share nothing with the tool are absent. */
  return function scoreTool(frequencies: ReadonlyMap<string, number>): Map<number, number> {
    const touched = new Set<number>();
    for (const [term, frequency] of frequencies) {
      const found = uses.get(term);
      if (found === undefined) continue;
      const impact = Math.fround(rarityOf(term) * saturate(frequency));
      for (const { query, concept, weight } of found) {
        const value = impact * weight;
        if (value > best[concept]!) best[concept] = value;
        touched.add(query);
      }
    }
    return new Map([...touched].map((query) => [query, takeSum(query)]));
  };
}
