import type { CorpusTool } from "../../formats/corpus.js";
import { askedEffects, askedEffectsOfWords, effectOf } from "../hybrid/effect.js";
import { createEffectMeter } from "../hybrid/effect-direction.js";
import { type QuantizedVector, similarity, type TextEmbedder } from "../hybrid/embedder.js";
import { fuse } from "../hybrid/fuse.js";
import { createReader } from "../hybrid/readings.js";
import { BRIEF_VIEW, TOOL_VIEWS } from "../hybrid/tool-text.js";
import { createDictionary } from "../lexical/dictionary.js";
import { createPlanner } from "../lexical/query-plan.js";
import { createScorer, selectBest } from "../lexical/scorer.js";
import { buildTermIndex } from "../lexical/term-index.js";
import { isForeign } from "../text/language.js";
import { splitWords } from "../text/words.js";
import type { Engine, ScoredTool } from "./engine.js";

export const HYBRID = {
  name: "hybrid",
  title: "Embedded hybrid engine",
  description: "The lexical engine and a sentence-embedding model, their scores standardized and added.",
};

/** Share of the lexical score in the sum; the rest belongs to the model, divided among the views of a tool. */
const LEXICAL_SHARE = 0.29;
/** What it counts that a tool reads, or changes, as the query asks: by its words, and by what the model makes of it. */
const EFFECT_WEIGHTS = { words: 0.3, model: 0.15 };

/** All that the engine has embedded of the tools, each text once. */
export function hybridTexts(tools: readonly CorpusTool[]): string[] {
  return [...new Set(TOOL_VIEWS.flatMap(({ textOf }) => tools.map(textOf)))];
}

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
  const briefVectors = views[TOOL_VIEWS.indexOf(BRIEF_VIEW)]!.vectors;
  const effects = index.toolIds.map((toolId) => effectOf(byId.get(toolId)!));
  const meter = createEffectMeter(
    index.toolIds.map((toolId, number) => ({
      server: byId.get(toolId)!.server,
      effect: effects[number]!,
      vector: briefVectors[number]!,
    })),
  );

  /** Above 0 when the query asks to be told something, below when it asks for a change. */
  function wantedEffect(query: string, reading: string, vector: QuantizedVector): number {
    const isGloss = isForeign(query, splitWords(query));
    const asked = [...(isGloss ? askedEffectsOfWords(reading) : askedEffects(reading))];
    if (asked.length > 1) return 0;
    return EFFECT_WEIGHTS.words * (asked[0] ?? 0) + EFFECT_WEIGHTS.model * meter(vector);
  }

  async function search(query: string, limit: number): Promise<ScoredTool[]> {
    if (query.trim() === "") return [];
    const texts = read(query);
    const readings = await queryEmbedder.embed(texts);
    const fused = fuse([
      { weight: LEXICAL_SHARE, scores: scorer.scoreAll(plan(query)) },
      ...views.map(({ share, vectors }) => ({ weight: share, scores: closeness(vectors, readings) })),
    ]);
    const wanted = wantedEffect(query, texts[0]!, readings[0]!);
    for (let tool = 0; tool < fused.length; tool++) fused[tool]! += wanted * effects[tool]!;
    return selectBest(fused, limit).map((tool) => ({
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
