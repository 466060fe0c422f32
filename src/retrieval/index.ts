export type { Engine, EngineFamily, ScoredTool } from "./engines/engine.js";
export { ENGINE_FAMILIES, findEngine } from "./engines/registry.js";
export { type EvaluationOptions, evaluateEngine } from "./evaluate.js";
export type { JudgedAnswer, MetricFamily } from "./metrics/metric.js";
export { HEADLINE_METRICS, METRIC_FAMILIES, type Metric, parseMetric } from "./metrics/registry.js";
