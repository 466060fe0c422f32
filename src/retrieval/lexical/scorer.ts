import type { ScoredTool } from "../engines/engine.js";
import type { Concept } from "./query-plan.js";
import type { TermIndex } from "./term-index.js";

/** Scores tools for the concepts of a query; of several spellings of one concept the best counts. */
export interface Scorer {
  /** The best `limit` tools that match at all. */
  rank(concepts: readonly Concept[], limit: number): ScoredTool[];
  /** The score of every tool by its number, 0 where nothing matches. */
  scoreAll(concepts: readonly Concept[]): Float64Array;
}

/** What a concept adds to each tool that has any of its spellings. */
interface Contribution {
  tools: Uint32Array;
  values: Float64Array;
}

/** Contributions kept for concepts that are asked again, in postings. */
const POSTINGS_KEPT = 4_000_000;

export function createScorer({ starts, tools, impacts, termNumbers, toolIds }: TermIndex): Scorer {
  const scores = new Float64Array(toolIds.length);
  const best = new Float64Array(toolIds.length);
  const touched = new Uint32Array(toolIds.length);
  const members = new Uint32Array(toolIds.length);
  let touchedCount = 0;
  const kept = new Map<Concept, Contribution>();
  let keptPostings = 0;

  function contributionOf(concept: Concept): Contribution {
    let memberCount = 0;
    for (const { term, weight } of concept) {
      const number = termNumbers.get(term);
      if (number === undefined || weight === 0) continue;
      for (let slot = starts[number]!, end = starts[number + 1]!; slot < end; slot++) {
        const tool = tools[slot]!;
        const value = impacts[slot]! * weight;
        const before = best[tool]!;
        if (value <= before) continue;
        if (before === 0) members[memberCount++] = tool;
        best[tool] = value;
      }
    }
    const found = members.slice(0, memberCount);
    const values = new Float64Array(memberCount);
    for (let i = 0; i < memberCount; i++) {
      values[i] = best[found[i]!]!;
      best[found[i]!] = 0;
    }
    return { tools: found, values };
  }

  function keptContributionOf(concept: Concept): Contribution {
    let contribution = kept.get(concept);
    if (contribution !== undefined) return contribution;
    contribution = contributionOf(concept);
    keptPostings += contribution.tools.length;
    if (keptPostings > POSTINGS_KEPT) {
      kept.clear();
      keptPostings = contribution.tools.length;
    }
    kept.set(concept, contribution);
    return contribution;
  }

  function accumulate(concepts: readonly Concept[]): void {
    touchedCount = 0;
    for (const concept of concepts) {
      const { tools: holders, values } = keptContributionOf(concept);
      for (let i = 0; i < holders.length; i++) {
        const tool = holders[i]!;
        const before = scores[tool]!;
        if (before === 0) touched[touchedCount++] = tool;
        scores[tool] = before + values[i]!;
      }
    }
  }

  function forget(): void {
    for (let i = 0; i < touchedCount; i++) scores[touched[i]!] = 0;
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
  const chosen: number[] = [];
  let worst = Number.NEGATIVE_INFINITY;
  for (const tool of candidates) {
    const score = scores[tool]!;
    if (score < worst) continue;
    let place = chosen.length;
    while (place > 0 && isBefore(scores, tool, chosen[place - 1]!)) place--;
    if (place === limit) continue;
    chosen.splice(place, 0, tool);
    if (chosen.length > limit) chosen.pop();
    if (chosen.length === limit) worst = scores[chosen[limit - 1]!]!;
  }
  return chosen;
}

function isBefore(scores: Float64Array, tool: number, other: number): boolean {
  return scores[tool]! > scores[other]! || (scores[tool] === scores[other] && tool < other);
}
