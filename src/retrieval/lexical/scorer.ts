import type { ScoredTool } from "../engines/engine.js";
import type { Concept, WeightedTerm } from "./query-plan.js";
import type { TermIndex } from "./term-index.js";

/** Scores tools for the concepts of a query; of several spellings of one concept the best counts. */
export interface Scorer {
  /** The best `limit` tools that match at all. */
  rank(concepts: readonly Concept[], limit: number): ScoredTool[];
  /** The score of every tool by its number, 0 where nothing matches. */
  scoreAll(concepts: readonly Concept[]): Float64Array;
}

/** From this share of all tools on, clearing every score is faster than clearing those that were touched. */
const MANY = 1 / 8;

export function createScorer({ starts, tools, impacts, termNumbers, toolIds }: TermIndex): Scorer {
  const scores = new Float64Array(toolIds.length);
  const best = new Float64Array(toolIds.length);
  const touched = new Uint32Array(toolIds.length);
  const members = new Uint32Array(toolIds.length);
  let touchedCount = 0;

  function accumulate(concepts: readonly Concept[]): void {
    for (const concept of concepts) {
      const known = concept.filter(({ term, weight }) => weight !== 0 && termNumbers.has(term));
      if (known.length === 1) addOne(known[0]!);
      else if (known.length > 1) addBest(known);
    }
  }

  function addOne({ term, weight }: WeightedTerm): void {
    const number = termNumbers.get(term)!;
    let count = touchedCount;
    for (let slot = starts[number]!, end = starts[number + 1]!; slot < end; slot++) {
      const tool = tools[slot]!;
      const before = scores[tool]!;
      if (before === 0) touched[count++] = tool;
      scores[tool] = before + impacts[slot]! * weight;
    }
    touchedCount = count;
  }

  function addBest(spellings: Concept): void {
    let memberCount = 0;
    for (const { term, weight } of spellings) {
      const number = termNumbers.get(term)!;
      for (let slot = starts[number]!, end = starts[number + 1]!; slot < end; slot++) {
        const tool = tools[slot]!;
        const value = impacts[slot]! * weight;
        const before = best[tool]!;
        if (value <= before) continue;
        if (before === 0) members[memberCount++] = tool;
        best[tool] = value;
      }
    }
    let count = touchedCount;
    for (let i = 0; i < memberCount; i++) {
      const tool = members[i]!;
      const before = scores[tool]!;
      if (before === 0) touched[count++] = tool;
      scores[tool] = before + best[tool]!;
      best[tool] = 0;
    }
    touchedCount = count;
  }

  function forget(): void {
    if (touchedCount > scores.length * MANY) scores.fill(0);
    else for (let i = 0; i < touchedCount; i++) scores[touched[i]!] = 0;
    touchedCount = 0;
  }

  return {
    rank(concepts, limit) {
      accumulate(concepts);
      const chosen = selectBest(scores, touched.subarray(0, touchedCount), limit);
      const ranked = chosen.map((tool) => ({ toolId: toolIds[tool]!, score: scores[tool]! }));
      forget();
      return ranked;
    },
    scoreAll(concepts) {
      accumulate(concepts);
      const all = scores.slice();
      forget();
      return all;
    },
  };
}

/** The `limit` best of `candidates`, best first; equal scores by ascending number, which is ascending id. */
export function selectBest(scores: Float64Array, candidates: Uint32Array, limit: number): number[] {
  const lowest = lowestOfBest(scores, candidates, limit);
  const chosen: number[] = [];
  for (let i = 0; i < candidates.length; i++) {
    if (scores[candidates[i]!]! >= lowest) chosen.push(candidates[i]!);
  }
  return chosen.sort((a, b) => scores[b]! - scores[a]! || a - b).slice(0, limit);
}

/** The score of the last of the best `limit` candidates; less than any when there are fewer. */
function lowestOfBest(scores: Float64Array, candidates: Uint32Array, limit: number): number {
  const best = new Float64Array(limit).fill(Number.NEGATIVE_INFINITY);
  let worst = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < candidates.length; i++) {
    const score = scores[candidates[i]!]!;
    if (score <= worst) continue;
    let place = limit - 1;
    for (; place > 0 && best[place - 1]! < score; place--) best[place] = best[place - 1]!;
    best[place] = score;
    worst = best[limit - 1]!;
  }
  return worst;
}
