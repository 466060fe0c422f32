import type { CorpusTool } from "../../formats/corpus.js";
import { type QuantizedVector, similarity, type TextEmbedder } from "../hybrid/embedder.js";
import { fuse } from "../hybrid/fuse.js";
import { createReader } from "../hybrid/readings.js";
import { TOOL_VIEWS } from "../hybrid/tool-text.js";
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

/** Share of the lexical score in the sum; the rest belongs to the model, divided among the views of a tool. */
const LEXICAL_SHARE = 0.29;

export async function buildHybrid(
  tools: readonly CorpusTool[],
  toolEmbedder: TextEmbedder,
  queryEmbedder: TextEmbedder = toolEmbedder,
): Promise<Engine> {
  const index = buildTermIndex(tools);
  const plan = createPlanner(createDictionary(index));
  const scorer = createScorer(index);
  const read = createReader(index, toolEmbedder.words);
  const byId = new Map(tools.map((tool) => [tool.toolId, tool]));
  const texts = TOOL_VIEWS.map(({ textOf }) => index.toolIds.map((toolId) => textOf(byId.get(toolId)!)));
  const vectors = await toolEmbedder.embed(texts.flat());
  const views = TOOL_VIEWS.map(({ share }, view) => ({
    share,
    vectors: vectors.slice(view * index.toolIds.length, (view + 1) * index.toolIds.length),
  }));
  const everyTool = Uint32Array.from(index.toolIds, (_, number) => number);

  async function search(query: string, limit: number): Promise<ScoredTool[]> {
    if (query.trim() === "") return [];
    const readings = await queryEmbedder.embed(read(query));
    const fused = fuse([
      { weight: LEXICAL_SHARE, scores: scorer.scoreAll(plan(query)) },
      ...views.map(({ share, vectors }) => ({ weight: share, scores: closeness(vectors, readings) })),
    ]);
    return selectBest(fused, everyTool, limit).map((tool) => ({
      toolId: index.toolIds[tool]!,
      score: fused[tool]!,
    }));
  }

  return { name: HYBRID.name, search };
}

/** Half of it how close the tool is to the whole query, half to the part of the query that it suits best. */
function closeness(vectors: readonly QuantizedVector[], readings: readonly QuantizedVector[]): Float64Array {
  const [whole, ...parts] = readings;
  return Float64Array.from(vectors, (vector) => {
    const toWhole = similarity(vector, whole!);
    let best = toWhole;
    for (const part of parts) best = Math.max(best, similarity(vector, part));
    return (toWhole + best) / 2;
  });
}
