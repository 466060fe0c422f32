import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { mean } from "../../core/statistics.js";
import { byTrecOrder, type ScoredTool } from "../engines/engine.js";
import { judgeAnswer } from "./judge.js";
import { parseMetric } from "./registry.js";

interface Case {
  id: string;
  qrels: Record<string, Record<string, number>>;
  run: Record<string, { tool_id: string; score: number }[]>;
  trec_eval: Record<string, Record<string, number>>;
}

const FILE = new URL("../../../test/fixtures/trec-eval-cases.json", import.meta.url);
const CASES = (JSON.parse(readFileSync(FILE, "utf8")) as { cases: Case[] }).cases;

const CANONICAL = {
  map: "MAP",
  map_cut_5: "MAP@5",
  map_cut_10: "MAP@10",
  recip_rank: "MRR",
  Rprec: "R-precision",
  bpref: "bpref",
  P_1: "Precision@1",
  P_3: "Precision@3",
  P_5: "Precision@5",
  P_10: "Precision@10",
  recall_1: "Recall@1",
  recall_3: "Recall@3",
  recall_5: "Recall@5",
  recall_10: "Recall@10",
  ndcg: "nDCG",
  ndcg_cut_5: "nDCG@5",
  ndcg_cut_10: "nDCG@10",
  success_1: "Success@1",
  success_5: "Success@5",
  success_10: "Success@10",
};

/** trec_eval prints four digits. */
const PRINTED = 0.00005 + 1e-12;

function scoreCase({ qrels, run }: Case, metric: string): Map<string, number> {
  const { score } = parseMetric(metric, 10_000);
  const values = Object.entries(qrels).map(([query, grades]): [string, number] => {
    const labels = Object.entries(grades).map(([toolId, relevance]) => ({ toolId, relevance }));
    const tools = (run[query] ?? []).map(({ tool_id, score }): ScoredTool => ({ toolId: tool_id, score }));
    const ranked = tools.sort(byTrecOrder).map((tool) => tool.toolId);
    return [query, score(judgeAnswer(ranked, labels))];
  });
  return new Map([...values, ["all", mean(values.map(([, value]) => value))]]);
}

describe("agreement with trec_eval", () => {
  it("covers 40 cases and every value that was printed", () => {
    const printed = new Set(
      CASES.flatMap((one) => Object.values(one.trec_eval).flatMap((values) => Object.keys(values))),
    );
    expect(CASES).toHaveLength(40);
    expect([...printed].filter((name) => name !== "num_rel").sort()).toEqual(Object.keys(CANONICAL).sort());
  });

  it.each(CASES.map((one) => [one.id, one] as const))("agrees on %s, query by query", (_, one) => {
    const differing = Object.entries(CANONICAL).flatMap(([printedName, canonical]) => {
      const values = scoreCase(one, canonical);
      return Object.entries(one.trec_eval)
        .map(([query, printed]) => ({
          query,
          canonical,
          expected: printed[printedName],
          found: values.get(query),
        }))
        .filter(
          ({ expected, found }) =>
            expected !== undefined && !(Math.abs(expected - (found ?? Number.NaN)) <= PRINTED),
        );
    });
    expect(differing).toEqual([]);
  });
});
