import type { CorpusTool } from "../../formats/corpus.js";
import { tokenize } from "../text/tokens.js";
import { type ToolFields, toolFields } from "../text/tool-fields.js";
import { byScoreThenId, type Engine, type EngineFamily, type ScoredTool } from "./engine.js";

/** BM25F: term frequencies are weighted and length-normalized per field before saturation. */
const FIELDS: Record<keyof ToolFields, { weight: number; lengthNorm: number }> = {
  name: { weight: 3, lengthNorm: 0.3 },
  title: { weight: 2, lengthNorm: 0.3 },
  description: { weight: 1, lengthNorm: 0.6 },
  parameters: { weight: 0.4, lengthNorm: 0.7 },
};
const SATURATION = 1.2;

export const lexical: EngineFamily = {
  name: "lexical",
  title: "Embedded lexical engine",
  description: "BM25F over name, title, description and parameters, with English stemming.",
  build: buildLexical,
};

function buildLexical(tools: readonly CorpusTool[]): Engine {
  const toolIds = tools.map((tool) => tool.toolId);
  const postings = buildPostings(tools);
  const scores = new Float64Array(tools.length);

  function search(query: string, limit: number): ScoredTool[] {
    const touched: number[] = [];
    for (const term of new Set(tokenize(query))) {
      const posting = postings.get(term);
      if (posting === undefined) continue;
      const inverseFrequency = Math.log(
        1 + (tools.length - posting.tools.length + 0.5) / (posting.tools.length + 0.5),
      );
      posting.tools.forEach((tool, index) => {
        if (scores[tool] === 0) touched.push(tool);
        const frequency = posting.frequencies[index]!;
        scores[tool]! += (inverseFrequency * frequency * (SATURATION + 1)) / (frequency + SATURATION);
      });
    }
    const found = touched.map((tool) => ({ toolId: toolIds[tool]!, score: scores[tool]! }));
    for (const tool of touched) scores[tool] = 0;
    return found.sort(byScoreThenId).slice(0, limit);
  }

  return { name: "lexical", search };
}

interface Posting {
  tools: number[];
  /** Weighted, length-normalized frequency of the term in each of `tools`. */
  frequencies: number[];
}

function buildPostings(tools: readonly CorpusTool[]): Map<string, Posting> {
  const fieldNames = Object.keys(FIELDS) as (keyof ToolFields)[];
  const tokens = tools.map((tool) => {
    const fields = toolFields(tool);
    return fieldNames.map((field) => tokenize(fields[field]));
  });
  const averages = fieldNames.map(
    (_, field) => tokens.reduce((sum, t) => sum + t[field]!.length, 0) / tools.length || 1,
  );
  const postings = new Map<string, Posting>();
  tokens.forEach((fields, tool) => {
    const weighted = new Map<string, number>();
    fields.forEach((terms, field) => {
      const { weight, lengthNorm } = FIELDS[fieldNames[field]!];
      const share = weight / (1 - lengthNorm + (lengthNorm * terms.length) / averages[field]!);
      for (const term of terms) weighted.set(term, (weighted.get(term) ?? 0) + share);
    });
    for (const [term, frequency] of weighted) {
      let posting = postings.get(term);
      if (posting === undefined) postings.set(term, (posting = { tools: [], frequencies: [] }));
      posting.tools.push(tool);
      posting.frequencies.push(frequency);
    }
  });
  return postings;
}
