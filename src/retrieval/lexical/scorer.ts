import type { ScoredTool } from "../engines/engine.js";
import { bestFirst, createBestTools, offer } from "./best-tools.js";
import { type BlockBounds, boundBlocks, createBlockBounds } from "./block-bounds.js";
import { heapify, removeFirst } from "./block-order.js";
import { BLOCK_SIZE, LAST_OF_RUN, type Postings } from "./postings.js";
import type { Concept } from "./query-plan.js";
import type { TermIndex } from "./term-index.js";

const IN_BLOCK = LAST_OF_RUN - 1;

/** Scores tools for the concepts of a query; of several spellings of one concept the best counts. */
export interface Scorer {
  /** The best `limit` tools that match at all. */
  rank(concepts: readonly Concept[], limit: number): ScoredTool[];
  /** The score of every tool by its number, 0 where nothing matches. */
  scoreAll(concepts: readonly Concept[]): Float64Array;
}

/** What scoring writes to. The functions stand outside so that the code compiled for one index serves all. */
interface Workspace {
  bounded: BlockBounds;
  order: Uint32Array;
  /** Of the tools of one block. */
  scores: Float64Array;
  /** Of the tools of one block, for one concept; all 0 between concepts. */
  best: Float64Array;
}

export function createScorer(index: TermIndex): Scorer {
  const blockCount = Math.ceil(index.toolIds.length / BLOCK_SIZE);
  const workspace: Workspace = {
    bounded: createBlockBounds(blockCount),
    order: new Uint32Array(blockCount),
    scores: new Float64Array(BLOCK_SIZE),
    best: new Float64Array(BLOCK_SIZE),
  };
  return {
    rank: (concepts, limit) => rank(workspace, concepts, limit, index),
    scoreAll: (concepts) => scoreAll(workspace, concepts, index),
  };
}

/** The most promising blocks first, until none is left that can hold one of the best. */
function rank(space: Workspace, concepts: readonly Concept[], limit: number, index: TermIndex): ScoredTool[] {
  const { order, scores, bounded } = space;
  const { bounds } = bounded;
  boundBlocks(bounded, concepts, index.postings);
  const found = createBestTools(Math.min(limit, index.toolIds.length));
  for (let left = heapify(order, bounds); left > 0; left = removeFirst(order, bounds, left)) {
    const block = order[0]!;
    if (bounds[block]! < found.lowest) break;
    scoreBlock(space, block, index);
    for (let place = 0; place < BLOCK_SIZE; place++) {
      const score = scores[place]!;
      if (score > 0 && score >= found.lowest) offer(found, block * BLOCK_SIZE + place, score);
    }
  }
  return bestFirst(found).map(({ tool, score }) => ({ toolId: index.toolIds[tool]!, score }));
}

function scoreAll(space: Workspace, concepts: readonly Concept[], index: TermIndex): Float64Array {
  const { bounds, blockCount } = space.bounded;
  boundBlocks(space.bounded, concepts, index.postings);
  const all = new Float64Array(blockCount * BLOCK_SIZE);
  for (let block = 0; block < blockCount; block++) {
    if (bounds[block] === 0) continue;
    scoreBlock(space, block, index);
    all.set(space.scores, block * BLOCK_SIZE);
  }
  return all.slice(0, index.toolIds.length);
}

function scoreBlock(space: Workspace, block: number, { postings }: TermIndex): void {
  space.scores.fill(0);
  let first = 0;
  for (const end of space.bounded.conceptEnds) {
    addConcept(space, block, first, end, postings);
    first = end;
  }
}

/** Adds the best of the spellings from `start` up to `end`. */
function addConcept(space: Workspace, block: number, start: number, end: number, postings: Postings): void {
  const { scores, best } = space;
  const { runs, weights, blockCount } = space.bounded;
  let first = start;
  while (first < end && runs[first * blockCount + block] === 0) first++;
  let last = end - 1;
  while (last > first && runs[last * blockCount + block] === 0) last--;
  if (first === last) {
    addRun(scores, runs[first * blockCount + block]! - 1, weights[first]!, postings);
    return;
  }
  for (let spelling = first; spelling <= last; spelling++) {
    const run = runs[spelling * blockCount + block]!;
    if (run !== 0) keepBest(best, run - 1, weights[spelling]!, postings);
  }
  for (let spelling = first; spelling <= last; spelling++) {
    const run = runs[spelling * blockCount + block]!;
    if (run !== 0) addBest(scores, best, run - 1, postings);
  }
}

function addRun(scores: Float64Array, start: number, weight: number, postings: Postings): void {
  const { places, impacts } = postings;
  for (let at = start, isLast = 0; isLast === 0; at++) {
    isLast = places[at]! & LAST_OF_RUN;
    scores[places[at]! & IN_BLOCK]! += impacts[at]! * weight;
  }
}

function keepBest(best: Float64Array, start: number, weight: number, postings: Postings): void {
  const { places, impacts } = postings;
  for (let at = start, isLast = 0; isLast === 0; at++) {
    const place = places[at]! & IN_BLOCK;
    isLast = places[at]! & LAST_OF_RUN;
    const value = impacts[at]! * weight;
    if (value > best[place]!) best[place] = value;
  }
}

/** A tool that has several of the spellings is met again with nothing left to add. */
function addBest(scores: Float64Array, best: Float64Array, start: number, postings: Postings): void {
  const { places } = postings;
  for (let at = start, isLast = 0; isLast === 0; at++) {
    const place = places[at]! & IN_BLOCK;
    isLast = places[at]! & LAST_OF_RUN;
    scores[place]! += best[place]!;
    best[place] = 0;
  }
}

/** The `limit` best of all tools, best first; equal scores by ascending number, which is ascending id. */
export function selectBest(scores: Float64Array, limit: number): number[] {
  const found = createBestTools(Math.min(limit, scores.length));
  for (let tool = 0; tool < scores.length; tool++) {
    if (scores[tool]! >= found.lowest) offer(found, tool, scores[tool]!);
  }
  return bestFirst(found).map(({ tool }) => tool);
}
