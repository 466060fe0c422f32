import { histogram } from "../core/histogram.js";
import type { Loaded, LoadedCorpus } from "../corpus/load.js";
import type { CorpusTool } from "../formats/corpus.js";
import type { GoldenSet } from "../formats/golden-set.js";
import type { RetrievalResult } from "../formats/run-record.js";
import type { TieOrder } from "../retrieval/ask.js";
import { compareEngines } from "../retrieval/compare-engines.js";
import type { Engine } from "../retrieval/engines/engine.js";
import { DEFAULT_DEPTH, evaluateEngine } from "../retrieval/evaluate.js";
import { metricDefinitionsHash } from "../retrieval/metrics/registry.js";
import type { AnswerCost } from "../retrieval/tokens/answer-cost.js";
import { chooseSplit, type SplitName } from "./split.js";

export interface RetrievalPlan {
  corpus: LoadedCorpus;
  golden: Loaded<GoldenSet>;
  split: SplitName;
  runs: number;
  /** Each is asked every query. Built over `sortedTools(corpus)`. */
  engines: readonly Engine[];
  /** Measures latency when given; without it the result repeats to the byte. */
  now?: () => number;
  ties?: TieOrder;
  cost?: AnswerCost;
  progress?(line: string): void;
}

export async function measureRetrieval(plan: RetrievalPlan): Promise<RetrievalResult> {
  const { corpus, golden, runs, engines, now, ties } = plan;
  const cost = plan.cost === undefined ? undefined : withTokenSpread(plan.cost);
  const { split, items: queries } = chooseSplit(golden.data.queries, plan.split, golden.path);
  const options = {
    depth: DEFAULT_DEPTH,
    runs,
    ...(now === undefined ? {} : { now }),
    ...(ties === undefined ? {} : { ties }),
    ...(cost === undefined ? {} : { cost }),
  };
  const results = [];
  for (const engine of engines) {
    const progress = (done: number, total: number) =>
      plan.progress?.(`${engine.name}: ${done} of ${total} queries`);
    const { timed, latencies } = timedEngine(engine, now);
    const result = await evaluateEngine(timed, queries, { ...options, progress });
    const spread = result.latencyMs && { ...result.latencyMs, histogram: histogram(latencies) };
    results.push({ ...result, latencyMs: spread });
  }
  return {
    corpusVersion: corpus.data.version,
    corpusSha256: corpus.sha256,
    corpusTools: corpus.data.tools.length,
    goldenVersion: golden.data.version ?? "unversioned",
    goldenSha256: golden.sha256,
    split,
    queries: queries.length,
    depth: DEFAULT_DEPTH,
    runsAveraged: runs,
    metricDefinitionsSha256: metricDefinitionsHash(DEFAULT_DEPTH),
    engines: results,
    ...(results.length > 1 ? { comparisons: compareEngines(results) } : {}),
  };
}

/** The same engine, with how long each of its answers took. */
function timedEngine(engine: Engine, now: (() => number) | undefined) {
  const latencies: number[] = [];
  if (now === undefined) return { timed: engine, latencies };
  const search: Engine["search"] = async (query, limit) => {
    const start = now();
    try {
      return await engine.search(query, limit);
    } finally {
      latencies.push(now() - start);
    }
  };
  return { timed: { ...engine, search }, latencies };
}

function withTokenSpread(cost: AnswerCost): AnswerCost {
  return {
    summarize(answers) {
      const { p50, p95, max, ...rest } = cost.summarize(answers);
      const spread = histogram(answers.map((answer) => cost.summarize([answer]).max));
      // In the order of the format, so that a record that is read and written again is the same to the byte.
      return { p50, p95, max, histogram: spread, ...rest };
    },
  };
}

/** The order of a corpus has no meaning; sorting makes sums of floating-point numbers repeat. */
export function sortedTools(corpus: LoadedCorpus): CorpusTool[] {
  return [...corpus.data.tools].sort((a, b) => (a.toolId < b.toolId ? -1 : 1));
}
