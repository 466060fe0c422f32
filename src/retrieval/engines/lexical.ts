import type { CorpusTool } from "../../formats/corpus.js";
import { createDictionary } from "../lexical/dictionary.js";
import { createPlanner } from "../lexical/query-plan.js";
import { createScorer } from "../lexical/scorer.js";
import { buildTermIndex } from "../lexical/term-index.js";
import type { Engine, EngineFamily } from "./engine.js";

export const lexical: EngineFamily = {
  name: "lexical",
  title: "Embedded lexical engine",
  description:
    "BM25F over server, name, title, description and parameters, with stemming, synonyms and tolerance for typos.",
  build: buildLexical,
};

function buildLexical(tools: readonly CorpusTool[]): Engine {
  const index = buildTermIndex(tools);
  const plan = createPlanner(createDictionary(index));
  const scorer = createScorer(index);
  return { name: "lexical", search: (query, limit) => scorer.rank(plan(query), limit) };
}
