import type { ScoredTool } from "../engines/engine.js";
import type { Concept } from "./query-plan.js";
import type { TermIndex } from "./term-index.js";

/** Scores all tools for the concepts of a query; of several spellings of one concept the best counts. */
export function createScorer(index: TermIndex) {
  const { starts, tools, impacts, termNumbers, toolIds } = index;
  const scores = new Float64Array(toolIds.length);
  const best = new Float64Array(toolIds.length);
  const touched = new Uint32Array(toolIds.length);
  const inConcept = new Uint32Array(toolIds.length);

  function accumulate(concepts: readonly Concept[]): number {
    let count = 0;
    for (const concept of concepts) {
      let members = 0;
      for (const { term, weight } of concept) {
        const number = termNumbers.get(term);
        if (number === undefined) continue;
        for (let slot = starts[number]!, end = starts[number + 1]!; slot < end; slot++) {
          const tool = tools[slot]!;
          const value = impacts[slot]! * weight;
          const before = best[tool]!;
          if (value <= before) continue;
          if (before === 0) inConcept[members++] = tool;
          if (scores[tool] === 0) touched[count++] = tool;
          best[tool] = value;
          scores[tool]! += value - before;
        }
      }
      for (let i = 0; i < members; i++) best[inConcept[i]!] = 0;
    }
    return count;
  }

  /** The best `limit` tools; equal scores by ascending id. */
  return function rank(concepts: readonly Concept[], limit: number): ScoredTool[] {
    const count = accumulate(concepts);
    touched.subarray(0, count).sort();
    const top: ScoredTool[] = [];
    for (let i = 0; i < count; i++) {
      const tool = touched[i]!;
      const score = scores[tool]!;
      scores[tool] = 0;
      if (top.length === limit && score <= top[limit - 1]!.score) continue;
      let place = top.length === limit ? limit - 1 : top.length;
      while (place > 0 && top[place - 1]!.score < score) place--;
      if (top.length === limit) top.pop();
      top.splice(place, 0, { toolId: toolIds[tool]!, score });
    }
    return top;
  };
}
