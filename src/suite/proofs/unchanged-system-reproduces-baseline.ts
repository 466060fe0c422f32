import { flatMetrics } from "../../formats/metric-shape.js";
import { findEngine } from "../../retrieval/engines/registry.js";
import { measureRetrieval, sortedTools } from "../measure-retrieval.js";
import type { Proof } from "./proof.js";

export const unchangedSystemReproducesBaseline: Proof = {
  id: "INV-5",
  claim: "an unchanged system reproduces the committed baseline exactly",
  async show({ corpus, golden, baseline }) {
    const reference = baseline.retrieval.find(({ engine }) => engine === "lexical");
    if (reference === undefined) return { passed: false, detail: "the baseline has no lexical engine" };
    const engines = [findEngine("lexical").build(sortedTools(corpus))];
    const result = await measureRetrieval({ corpus, golden, split: reference.split, runs: 1, engines });
    const expected = flatMetrics(reference.metrics);
    const measured = flatMetrics(result.engines[0]!.metrics);
    const largest = Math.max(...[...measured].map(([name, value]) => Math.abs(value - expected.get(name)!)));
    return {
      passed: largest < 1e-9,
      detail: `largest difference ${largest.toFixed(6)} over ${measured.size} metrics`,
    };
  },
};
