import type { JudgedAnswer } from "./metric.js";

export interface Label {
  toolId: string;
  relevance: number;
}

/** A ranked answer seen through a query's labels. */
export function judgeAnswer(ranked: readonly string[], labels: readonly Label[]): JudgedAnswer {
  const relevanceOf = new Map(labels.map((label) => [label.toolId, label.relevance]));
  return {
    returned: ranked.map((toolId) => relevanceOf.get(toolId) ?? null),
    judged: labels.map((label) => label.relevance).sort((a, b) => b - a),
  };
}
