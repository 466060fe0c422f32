import { mean, percentile, standardDeviation } from "../core/statistics.js";
import type { GoldenQuery } from "../formats/golden-set.js";
import { fromReported, toReported } from "../formats/metric-shape.js";
import type { EngineResult, QueryResult, RetrievalMetrics } from "../formats/run-record.js";
import { byScoreThenId, type Engine, type ScoredTool } from "./engines/engine.js";
import { HEADLINE_METRICS, parseMetric } from "./metrics/registry.js";

/** Answers are cut here unless asked otherwise; MRR and MAP say so. */
export const DEFAULT_DEPTH = 10;

export interface EvaluationOptions {
  depth: number;
  runs: number;
  /** Milliseconds since any fixed point. Without it no latency is measured, and results repeat to the byte. */
  now?: () => number;
}

/** Scores one engine over the queries. A query that fails or goes unanswered counts as zero, never dropped. */
export async function evaluateEngine(
  engine: Engine,
  queries: readonly GoldenQuery[],
  options: EvaluationOptions,
): Promise<EngineResult> {
  const ordered = [...queries].sort((a, b) => (a.id < b.id ? -1 : 1));
  const latencies: number[] = [];
  const runs: QueryResult[][] = [];
  let ties = 0;
  for (let run = 0; run < options.runs; run++) {
    const results: QueryResult[] = [];
    for (const query of ordered) {
      const start = options.now?.();
      const answer = await ask(engine, query.query, options.depth);
      if (start !== undefined) latencies.push(options.now!() - start);
      if (run === 0) ties += countTies(answer.tools);
      results.push(scoreQuery(query, answer, options.depth));
    }
    runs.push(results);
  }
  const [first] = runs;
  const perRun = runs.map((results) => average(results.map((result) => result.metrics)));
  return {
    engine: engine.name,
    metrics: average(perRun),
    ...(options.runs > 1 ? { metricsSd: combine(perRun, standardDeviation) } : {}),
    perTag: perTag(first!),
    perQuery: options.runs === 1 ? first! : first!.map((result, index) => averageRuns(result, runs, index)),
    errors: first!.filter((result) => result.error !== undefined).length,
    ties,
    latencyMs:
      latencies.length === 0
        ? null
        : {
            p50: percentile(latencies, 50)!,
            p95: percentile(latencies, 95)!,
            max: percentile(latencies, 100)!,
          },
    tokens: null,
  };
}

interface Answer {
  tools: ScoredTool[];
  error?: string;
}

async function ask(engine: Engine, query: string, depth: number): Promise<Answer> {
  try {
    const tools = await engine.search(query, depth);
    return { tools: [...tools].sort(byScoreThenId).slice(0, depth) };
  } catch (error) {
    return { tools: [], error: error instanceof Error ? error.message : String(error) };
  }
}

function scoreQuery(query: GoldenQuery, { tools, error }: Answer, depth: number): QueryResult {
  const relevanceOf = new Map(query.labels.map((label) => [label.toolId, label.relevance]));
  const ranked = tools.map((tool) => tool.toolId);
  const answer = {
    returned: ranked.map((toolId) => relevanceOf.get(toolId) ?? null),
    judged: query.labels.map((label) => label.relevance).sort((a, b) => b - a),
  };
  const values = new Map(
    HEADLINE_METRICS.map((name) => [name as string, parseMetric(name, depth).score(answer)]),
  );
  const relevant = query.labels
    .filter((label) => label.relevance >= 1)
    .sort((a, b) => b.relevance - a.relevance || (a.toolId < b.toolId ? -1 : 1))
    .map(({ toolId, relevance }) => ({ toolId, relevance, rank: ranked.indexOf(toolId) + 1 || null }));
  return {
    id: query.id,
    query: query.query,
    tags: query.tags ?? [],
    relevant,
    ranked,
    metrics: toReported(values),
    ...(error === undefined ? {} : { error }),
  };
}

function perTag(results: readonly QueryResult[]): EngineResult["perTag"] {
  const tags = [...new Set(results.flatMap((result) => result.tags))].sort();
  return Object.fromEntries(
    tags.map((tag) => {
      const tagged = results.filter((result) => result.tags.includes(tag));
      return [tag, { queries: tagged.length, metrics: average(tagged.map((result) => result.metrics)) }];
    }),
  );
}

function averageRuns(result: QueryResult, runs: readonly QueryResult[][], index: number): QueryResult {
  return { ...result, metrics: average(runs.map((run) => run[index]!.metrics)) };
}

function average(metrics: readonly RetrievalMetrics[]): RetrievalMetrics {
  return combine(metrics, mean);
}

function combine(
  metrics: readonly RetrievalMetrics[],
  reduce: (values: number[]) => number,
): RetrievalMetrics {
  const values = metrics.map(fromReported);
  return toReported(
    new Map(
      HEADLINE_METRICS.map((name) => [name as string, reduce(values.map((value) => value.get(name)!))]),
    ),
  );
}

function countTies(tools: readonly ScoredTool[]): number {
  return tools.filter((tool, index) => index > 0 && tools[index - 1]!.score === tool.score).length;
}
