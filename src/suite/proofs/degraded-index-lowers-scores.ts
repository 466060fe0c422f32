import { TOOL_VERSION } from "../../core/version.js";
import type { CorpusTool } from "../../formats/corpus.js";
import type { RunRecord } from "../../formats/run-record.js";
import { decide } from "../../gate/decide.js";
import { oneGauge } from "../../gate/one-gauge.js";
import { findEngine } from "../../retrieval/engines/registry.js";
import { measureRetrieval, sortedTools } from "../measure-retrieval.js";
import type { Proof } from "./proof.js";

export const degradedIndexLowersScores: Proof = {
  id: "SC-003",
  claim: "an index that lost its descriptions scores lower, and the gate says so",
  async show({ corpus, golden, baseline }) {
    const tools = sortedTools(corpus);
    const plan = { corpus, golden, split: "test" as const, runs: 1 };
    const intact = await measureRetrieval({ ...plan, engines: [findEngine("lexical").build(tools)] });
    const degraded = await measureRetrieval({
      ...plan,
      engines: [findEngine("lexical").build(tools.map(withoutText))],
    });
    const before = intact.engines[0]!.metrics.ndcgAt_10;
    const after = degraded.engines[0]!.metrics.ndcgAt_10;
    const decision = decide(recordOf(degraded), oneGauge(baseline, "retrieval", ["lexical"]));
    return {
      passed: after < before && !decision.passed && decision.broken.length > 0,
      detail: `nDCG@10 ${before.toFixed(3)} → ${after.toFixed(3)}; gate names ${decision.broken.map((limit) => limit.metric).join(", ")}`,
    };
  },
};

function withoutText(tool: CorpusTool): CorpusTool {
  const { schema: _, ...rest } = tool;
  return { ...rest, description: "", title: "", tool: tool.tool.slice(0, 3) };
}

function recordOf(result: RunRecord["retrieval"][number]): RunRecord {
  return {
    kind: "run_record",
    version: 1,
    toolVersion: TOOL_VERSION,
    suite: "selftest",
    retrieval: [result],
    security: [],
    gate: null,
  };
}
