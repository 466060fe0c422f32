import type { CorpusTool } from "../../formats/corpus.js";

export interface ScoredTool {
  toolId: string;
  score: number;
}

/** Anything that answers a query with ranked tools. May reject; the evaluation records that per query. */
export interface Engine {
  name: string;
  /** How many queries may be under way at once; one unless stated. */
  concurrency?: number;
  search(query: string, limit: number): Promise<ScoredTool[]> | ScoredTool[];
}

/** An embedded engine: built once over a corpus, then asked. */
export interface EngineFamily {
  name: string;
  title: string;
  description: string;
  build(tools: readonly CorpusTool[]): Engine;
}

/** Score descending, then tool id ascending: the same answer whatever order the corpus was in. */
export function byScoreThenId(a: ScoredTool, b: ScoredTool): number {
  return b.score - a.score || (a.toolId < b.toolId ? -1 : a.toolId > b.toolId ? 1 : 0);
}

/** trec_eval's order: score descending, then id descending. */
export function byTrecOrder(a: ScoredTool, b: ScoredTool): number {
  return b.score - a.score || (a.toolId > b.toolId ? -1 : a.toolId < b.toolId ? 1 : 0);
}
