/**
 * The best `limit` of the tools offered; of equal scores the lower number, which is the lower id, is the better.
 * A heap with the worst of them at the root.
 */
export interface BestTools {
  size: number;
  tools: Uint32Array;
  scores: Float64Array;
  /** A tool that scores less than this is not among the best any more. */
  lowest: number;
}

export function createBestTools(limit: number): BestTools {
  return {
    size: 0,
    tools: new Uint32Array(limit),
    scores: new Float64Array(limit),
    lowest: limit > 0 ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY,
  };
}

export function offer(best: BestTools, tool: number, score: number): void {
  const { tools, scores } = best;
  if (best.size < tools.length) {
    rise(best, best.size++, tool, score);
  } else if (score > best.lowest || (score === best.lowest && tool < tools[0]!)) {
    sink(best, tool, score);
  }
  if (best.size === tools.length) best.lowest = scores[0]!;
}

export function bestFirst({ size, tools, scores }: BestTools): { tool: number; score: number }[] {
  return Array.from({ length: size }, (_, place) => ({ tool: tools[place]!, score: scores[place]! })).sort(
    (a, b) => b.score - a.score || a.tool - b.tool,
  );
}

/** Adds one at the end of the heap. */
function rise({ tools, scores }: BestTools, end: number, tool: number, score: number): void {
  let place = end;
  while (place > 0) {
    const parent = (place - 1) >> 1;
    if (!isWorse(tool, score, tools[parent]!, scores[parent]!)) break;
    tools[place] = tools[parent]!;
    scores[place] = scores[parent]!;
    place = parent;
  }
  tools[place] = tool;
  scores[place] = score;
}

/** Puts a better one in place of the root. */
function sink({ tools, scores }: BestTools, tool: number, score: number): void {
  let place = 0;
  for (let child = 1; child < tools.length; child = 2 * place + 1) {
    const other = child + 1;
    if (other < tools.length && isWorse(tools[other]!, scores[other]!, tools[child]!, scores[child]!)) {
      child = other;
    }
    if (!isWorse(tools[child]!, scores[child]!, tool, score)) break;
    tools[place] = tools[child]!;
    scores[place] = scores[child]!;
    place = child;
  }
  tools[place] = tool;
  scores[place] = score;
}

function isWorse(tool: number, score: number, otherTool: number, otherScore: number): boolean {
  return score < otherScore || (score === otherScore && tool > otherTool);
}
