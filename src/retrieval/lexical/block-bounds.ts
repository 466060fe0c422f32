import type { Postings } from "./postings.js";
import type { Concept } from "./query-plan.js";

/** Where the spellings of a query stand in the index, block by block, and what each block can score at most. */
export interface BlockBounds {
  blockCount: number;
  bounds: Float64Array;
  /** By spelling: what it counts. */
  weights: Float64Array;
  /** By spelling and block: one more than where the run's postings begin, 0 where there is no run. */
  runs: Uint32Array;
  /** By concept: where its spellings end. */
  conceptEnds: number[];
  /** The highest value of one concept, by block; all 0 between concepts. */
  highest: Float64Array;
}

const USUAL_SPELLINGS = 32;

export function createBlockBounds(blockCount: number): BlockBounds {
  return {
    blockCount,
    bounds: new Float64Array(blockCount),
    weights: new Float64Array(USUAL_SPELLINGS),
    runs: new Uint32Array(USUAL_SPELLINGS * blockCount),
    conceptEnds: [],
    highest: new Float64Array(blockCount),
  };
}

export function boundBlocks(into: BlockBounds, concepts: readonly Concept[], postings: Postings): void {
  const { bounds, highest, blockCount } = into;
  let spellings = 0;
  bounds.fill(0);
  into.conceptEnds.length = 0;
  for (const concept of concepts) {
    const first = spellings;
    for (const { number, weight } of concept) {
      if (number !== undefined && weight !== 0) noteSpelling(into, spellings++, number, weight, postings);
    }
    if (spellings === first) continue;
    into.conceptEnds.push(spellings);
    // Added in the order of the scores: rounding never takes a score above its bound.
    for (let block = 0; block < blockCount; block++) bounds[block]! += highest[block]!;
    highest.fill(0);
  }
}

function noteSpelling(
  into: BlockBounds,
  spelling: number,
  term: number,
  weight: number,
  { runStarts, runBlocks, runImpacts, runPostings }: Postings,
): void {
  if (spelling === into.weights.length) growRows(into);
  const { weights, runs, highest, blockCount } = into;
  const row = spelling * blockCount;
  weights[spelling] = weight;
  runs.fill(0, row, row + blockCount);
  for (let run = runStarts[term]!, end = runStarts[term + 1]!; run < end; run++) {
    const block = runBlocks[run]!;
    runs[row + block] = runPostings[run]! + 1;
    const value = runImpacts[run]! * weight;
    if (value > highest[block]!) highest[block] = value;
  }
}

function growRows(into: BlockBounds): void {
  const weights = new Float64Array(into.weights.length * 2);
  weights.set(into.weights);
  const runs = new Uint32Array(into.runs.length * 2);
  runs.set(into.runs);
  into.weights = weights;
  into.runs = runs;
}
