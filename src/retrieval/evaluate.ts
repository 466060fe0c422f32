import { bootstrapMeans } from "../core/bootstrap.js";
import { mean, percentile, standardDeviation } from "../core/statistics.js";
import type { GoldenQuery } from "../formats/golden-set.js";
import { fromReported, toReported } from "../formats/metric-shape.js";
import type { EngineResult, QueryResult, RetrievalMetrics } from "../formats/run-record.js";
import { type Answer, askAll, type TieOrder } from "./ask.js";
import type { Engine } from "./engines/engine.js";
import { ADDITIONAL_METRICS, HEADLINE_METRICS } from "./metrics/registry.js";
import { type ScoredQuery, scoreQuery } from "./score-query.js";
import type { AnswerCost } from "./tokens/answer-cost.js";

/** Answers are cut here unless asked otherwise; MRR and MAP say so. */
export const DEFAULT_DEPTH = 10;

export interface EvaluationOptions {
  depth: number;
  runs: number;
  /** Order of tools with equal scores; by ascending id unless asked otherwise. */
  ties?: TieOrder;
  /** Milliseconds since any fixed point. Without it no latency is measured, and results repeat to the byte. */
  now?: () => number;
  /** Counts what answers cost in tokens, when given. */
  cost?: AnswerCost;
  progress?: (done: number, total: number) => void;
}

type Values = ReadonlyMap<string, number>;

/** Scores one engine over the queries. A query that fails or goes unanswered counts as zero, never dropped. */
export async function evaluateEngine(
  engine: Engine,
  queries: readonly GoldenQuery[],
  options: EvaluationOptions,
): Promise<EngineResult> {
  const ordered = [...queries].sort((a, b) => (a.id < b.id ? -1 : 1));
  const runs: ScoredQuery[][] = [];
  const answers: Answer[] = [];
  for (let run = 0; run < options.runs; run++) {
    const given = await askAll(
      engine,
      ordered.map((query) => query.query),
      {
        depth: options.depth,
        ties: options.ties ?? "id",
        now: options.now,
        progress: options.progress,
      },
    );
    answers.push(...given);
    runs.push(
      given.map(({ tools, error }, index) =>
        scoreQuery(
          ordered[index]!,
          tools.map((tool) => tool.toolId),
          options.depth,
          error,
        ),
      ),
    );
  }
  const firstAnswers = answers.slice(0, ordered.length);
  const perRun = runs.map((run) =>
    combine(
      run.map((query) => query.values),
      mean,
    ),
  );
  const perQuery = runs[0]!.map(({ result }, index) => {
    const values = combine(
      runs.map((run) => run[index]!.values),
      mean,
    );
    return { values, result: options.runs === 1 ? result : { ...result, metrics: toReported(values) } };
  });
  return {
    engine: engine.name,
    metrics: reported(combine(perRun, mean)),
    ...(options.runs > 1 ? { metricsSd: reported(combine(perRun, standardDeviation)) } : {}),
    intervals: intervals(perQuery.map((query) => query.values)),
    perTag: perTag(perQuery.map((query) => query.result)),
    perQuery: perQuery.map((query) => query.result),
    errors: firstAnswers.filter((answer) => answer.error !== undefined).length,
    ties: firstAnswers.reduce((sum, answer) => sum + answer.ties, 0),
    latencyMs: latencies(answers),
    tokens:
      options.cost?.summarize(firstAnswers.map(({ tools }) => tools.map((tool) => tool.toolId))) ?? null,
  };
}

function reported(values: Values): RetrievalMetrics {
  const round = (value: number) => Math.round(value * 1e12) / 1e12;
  const additional = ADDITIONAL_METRICS.map((name) => [name, round(values.get(name)!)]);
  return { ...toReported(values), additional: Object.fromEntries(additional) };
}

function combine(rows: readonly Values[], reduce: (values: number[]) => number): Values {
  const names = [...HEADLINE_METRICS, ...ADDITIONAL_METRICS] as string[];
  return new Map(names.map((name) => [name, reduce(rows.map((row) => row.get(name)!))]));
}

function intervals(rows: readonly Values[]): NonNullable<EngineResult["intervals"]> {
  const found = bootstrapMeans(HEADLINE_METRICS.map((name) => rows.map((row) => row.get(name)!)));
  return Object.fromEntries(HEADLINE_METRICS.map((name, index) => [name, found[index]!]));
}

function perTag(results: readonly QueryResult[]): EngineResult["perTag"] {
  const tags = [...new Set(results.flatMap((result) => result.tags))].sort();
  return Object.fromEntries(
    tags.map((tag) => {
      const tagged = results.filter((result) => result.tags.includes(tag));
      const values = tagged.map((result) => fromReported(result.metrics));
      const names = [...values[0]!.keys()];
      const means = new Map(names.map((name) => [name, mean(values.map((value) => value.get(name)!))]));
      return [tag, { queries: tagged.length, metrics: toReported(means) }];
    }),
  );
}

function latencies(answers: readonly Answer[]): EngineResult["latencyMs"] {
  const measured = answers.flatMap((answer) => answer.milliseconds ?? []);
  if (measured.length === 0) return null;
  const at = (percent: number) => percentile(measured, percent)!;
  return { p50: at(50), p95: at(95), max: at(100) };
}
