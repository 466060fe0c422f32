import { ToolgaugeError } from "../../core/errors.js";
import { mean } from "../../core/statistics.js";
import { excerpt } from "../../core/visible-text.js";
import type { CorpusTool } from "../../formats/corpus.js";
import type { GoldenQuery } from "../../formats/golden-set.js";
import { byScoreThenId, type ScoredTool } from "../engines/engine.js";
import { createDictionary } from "../lexical/dictionary.js";
import { createPlanner } from "../lexical/query-plan.js";
import { createScorer } from "../lexical/scorer.js";
import { buildTermIndex, termFrequencies } from "../lexical/term-index.js";
import { inverseFrequency } from "../lexical/weights.js";
import { judgeAnswer } from "../metrics/judge.js";
import { parseMetric } from "../metrics/registry.js";
import { createToolScorer } from "./query-terms.js";

const DEPTH = 10;
/** Answers are kept this much deeper, to fill the places of tools that a candidate changes. */
const MOST_CHANGED = 32;

/** New texts for some tools; what is absent stays as it is. */
export type Candidate = Record<string, { description?: string | undefined; title?: string | undefined }>;

export interface Fitness {
  score: number;
  /** Against the unchanged corpus. */
  delta: number;
  /** The queries whose answer changed. */
  changed: { id: string; query: string; score: number; delta: number; ranked: string[] }[];
}

export interface FitnessFunction {
  metric: string;
  /** Score of the unchanged corpus. */
  base: number;
  evaluate(candidate: Candidate): Fitness;
}

/**
 * How well the lexical engine finds the labeled tools when some tools are described differently.
 * Only what changed is indexed again; how rare words are and how long fields are on average stay those
 * of the unchanged corpus, and a word that no tool had counts as one that a single tool has.
 */
export function createFitness(
  tools: readonly CorpusTool[],
  queries: readonly GoldenQuery[],
  metricName = "nDCG@10",
): FitnessFunction {
  const metric = parseMetric(metricName, DEPTH);
  const index = buildTermIndex(tools);
  const dictionary = createDictionary(index);
  const plan = createPlanner(dictionary);
  const scorer = createScorer(index);
  const byId = new Map(tools.map((tool) => [tool.toolId, tool]));
  const unseen = inverseFrequency(1, tools.length);
  const plans = queries.map(({ query }) => plan(query));
  const scoreTool = createToolScorer(plans, (term) =>
    dictionary.has(term) ? dictionary.rarity(dictionary.numberOf(term)) : unseen,
  );
  const answers = plans.map((concepts) => scorer.rank(concepts, DEPTH + MOST_CHANGED));
  const scoreOf = (query: number, ranked: readonly string[]) =>
    metric.score(judgeAnswer(ranked, queries[query]!.labels));
  const baseScores = answers.map((answer, query) => scoreOf(query, idsOf(answer)));
  const base = mean(baseScores);

  function changedTool(toolId: string, change: Candidate[string]): CorpusTool {
    const tool = byId.get(toolId);
    if (tool === undefined) {
      throw new ToolgaugeError("unknown_name", `the corpus has no tool ${excerpt(toolId, 80)}`);
    }
    const { description = tool.description, title = tool.title } = change;
    return { ...tool, description, ...(title === undefined ? {} : { title }) };
  }

  /** Scores by query of each changed tool, now, and the queries where any of this can matter. */
  function scoreChanges(candidate: Candidate) {
    const affected = new Set<number>();
    const now = new Map<string, Map<number, number>>();
    for (const [toolId, change] of Object.entries(candidate)) {
      const tool = changedTool(toolId, change);
      const before = scoreTool(termFrequencies(byId.get(toolId)!, index.averageLengths));
      const after = scoreTool(termFrequencies(tool, index.averageLengths));
      now.set(toolId, after);
      for (const query of [...before.keys(), ...after.keys()]) {
        const last = answers[query]![DEPTH - 1]?.score ?? 0;
        if (Math.max(before.get(query) ?? 0, after.get(query) ?? 0) >= last) affected.add(query);
      }
    }
    return { affected, now };
  }

  function evaluate(candidate: Candidate): Fitness {
    if (Object.keys(candidate).length > MOST_CHANGED) {
      throw new ToolgaugeError("usage", `a candidate may change ${MOST_CHANGED} tools at most`);
    }
    const { affected, now } = scoreChanges(candidate);
    let sum = 0;
    const changed: Fitness["changed"] = [];
    for (const query of [...affected].sort((a, b) => a - b)) {
      const kept = answers[query]!.filter(({ toolId }) => !now.has(toolId));
      const moved = [...now].flatMap(([toolId, scores]): ScoredTool[] => {
        const score = scores.get(query);
        return score === undefined ? [] : [{ toolId, score }];
      });
      const ranked = idsOf([...kept, ...moved].sort(byScoreThenId));
      const score = scoreOf(query, ranked);
      const delta = score - baseScores[query]!;
      sum += delta;
      if (ranked.join("\n") === idsOf(answers[query]!).join("\n")) continue;
      changed.push({ id: queries[query]!.id, query: queries[query]!.query, score, delta, ranked });
    }
    const delta = sum / queries.length;
    return { score: base + delta, delta, changed };
  }

  return { metric: metric.name, base, evaluate };
}

function idsOf(answer: readonly ScoredTool[]): string[] {
  return answer.slice(0, DEPTH).map(({ toolId }) => toolId);
}
