import { inverseFrequency, saturate } from "./weights.js";

/** Tools are taken in blocks of neighbours: a block whose best conceivable score is too low is never read. */
export const BLOCK_SIZE = 128;
/** Marks the last posting of a run, beside the place. */
export const LAST_OF_RUN = 128;

/**
 * Which tools have a term and what it adds to their scores. The postings of one term in one block are a run, and the runs
 * of a block lie side by side, as they are read together. Those of term t are listed at runStarts[t] to runStarts[t + 1].
 */
export interface Postings {
  /** By term: how much it tells tools apart. */
  rarities: Float64Array;
  runStarts: Uint32Array;
  runBlocks: Uint32Array;
  /** The highest impact in the run. */
  runImpacts: Float32Array;
  /** Where the run's postings begin; they go on to the one that is marked as the last. */
  runPostings: Uint32Array;
  /** By posting: the place of the tool within its block. */
  places: Uint8Array;
  impacts: Float32Array;
}

/** How often each tool has each of its terms, weighted: those of tool i end at toolEnds[i]. */
export interface Frequencies {
  terms: Uint32Array;
  values: Float64Array;
  toolEnds: Uint32Array;
}

export function invert(frequencies: Frequencies, termCount: number): Postings {
  const { terms, values, toolEnds } = frequencies;
  const { holders, runStarts } = countRuns(frequencies, termCount);
  const rarities = Float64Array.from(holders, (count) => inverseFrequency(count, toolEnds.length));
  const runCount = runStarts[termCount]!;
  const runBlocks = new Uint32Array(runCount);
  const runImpacts = new Float32Array(runCount);
  const runPostings = new Uint32Array(runCount);
  const places = new Uint8Array(terms.length);
  const impacts = new Float32Array(terms.length);
  const nextRun = runStarts.slice();
  const lengths = new Uint32Array(termCount);
  const ends = new Uint32Array(termCount);
  for (let firstTool = 0; firstTool < toolEnds.length; firstTool += BLOCK_SIZE) {
    const lastTool = Math.min(firstTool + BLOCK_SIZE, toolEnds.length) - 1;
    const start = firstTool === 0 ? 0 : toolEnds[firstTool - 1]!;
    const met: number[] = [];
    for (let at = start; at < toolEnds[lastTool]!; at++)
      if (lengths[terms[at]!]!++ === 0) met.push(terms[at]!);
    let free = start;
    for (const term of met) {
      const run = nextRun[term]!++;
      runBlocks[run] = firstTool / BLOCK_SIZE;
      runPostings[run] = free;
      ends[term] = free;
      free += lengths[term]!;
      lengths[term] = 0;
    }
    let at = start;
    for (let tool = firstTool; tool <= lastTool; tool++) {
      for (; at < toolEnds[tool]!; at++) {
        const term = terms[at]!;
        const posting = ends[term]!++;
        const impact = Math.fround(rarities[term]! * saturate(values[at]!));
        const run = nextRun[term]! - 1;
        places[posting] = tool - firstTool;
        impacts[posting] = impact;
        if (impact > runImpacts[run]!) runImpacts[run] = impact;
      }
    }
    for (const term of met) places[ends[term]! - 1]! |= LAST_OF_RUN;
  }
  return { rarities, runStarts, runBlocks, runImpacts, runPostings, places, impacts };
}

/** How many tools have each term, and where its runs will be listed. */
function countRuns({ terms, toolEnds }: Frequencies, termCount: number) {
  const holders = new Uint32Array(termCount);
  const runStarts = new Uint32Array(termCount + 1);
  const lastBlocks = new Int32Array(termCount).fill(-1);
  let at = 0;
  for (let tool = 0; tool < toolEnds.length; tool++) {
    const block = Math.floor(tool / BLOCK_SIZE);
    for (; at < toolEnds[tool]!; at++) {
      const term = terms[at]!;
      holders[term]!++;
      if (lastBlocks[term] === block) continue;
      lastBlocks[term] = block;
      runStarts[term + 1]!++;
    }
  }
  for (let term = 0; term < termCount; term++) runStarts[term + 1]! += runStarts[term]!;
  return { holders, runStarts };
}
