import type { CorpusTool } from "../../formats/corpus.js";
import { similarity, type TextEmbedder } from "../hybrid/embedder.js";
import { fuse } from "../hybrid/fuse.js";
import { readingsOf } from "../hybrid/readings.js";
import { embeddedText } from "../hybrid/tool-text.js";
import { createDictionary } from "../lexical/dictionary.js";
import { createPlanner } from "../lexical/query-plan.js";
import { createScorer, selectBest } from "../lexical/scorer.js";
import { buildTermIndex } from "../lexical/term-index.js";
import type { Engine, ScoredTool } from "./engine.js";

export const HYBRID = {
  name: "hybrid",
  title: "Embedded hybrid engine",
  description: "The lexical engine and a sentence-embedding model, their scores standardized and added.",
};

/** Share of the model in the sum; the rest is the lexical score's. */
const DENSE_WEIGHT = 0.67;

export async function buildHybrid(
  tools: readonly CorpusTool[],
  toolEmbedder: TextEmbedder,
  queryEmbedder: TextEmbedder = toolEmbedder,
): Promise<Engine> {
  const index = buildTermIndex(tools);
  const plan = createPlanner(createDictionary(index));
  const scorer = createScorer(index);
  const byId = new Map(tools.map((tool) => [tool.toolId, tool]));
  const vectors = await toolEmbedder.embed(index.toolIds.map((toolId) => embeddedText(byId.get(toolId)!)));
  const everyTool = Uint32Array.from(index.toolIds, (_, number) => number);

  async function search(query: string, limit: number): Promise<ScoredTool[]> {
    if (query.trim() === "") return [];
    const readings = await queryEmbedder.embed(readingsOf(query));
    const dense = Float64Array.from(vectors, (vector) =>
      Math.max(...readings.map((reading) => similarity(vector, reading))),
    );
    const fused = fuse(dense, scorer.scoreAll(plan(query)), DENSE_WEIGHT);
    return selectBest(fused, everyTool, limit).map((tool) => ({
      toolId: index.toolIds[tool]!,
      score: fused[tool]!,
    }));
  }

  return { name: HYBRID.name, search };
}
