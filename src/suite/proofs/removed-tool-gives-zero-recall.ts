import { findEngine } from "../../retrieval/engines/registry.js";
import { measureRetrieval, sortedTools } from "../measure-retrieval.js";
import type { Proof } from "./proof.js";

export const removedToolGivesZeroRecall: Proof = {
  id: "INV-2",
  claim: "a query whose right tools are removed from the index has recall 0",
  async show({ corpus, golden }) {
    const tools = sortedTools(corpus);
    const plan = { corpus, golden, split: "test" as const, runs: 1 };
    const intact = await measureRetrieval({ ...plan, engines: [findEngine("lexical").build(tools)] });
    const answered = intact.engines[0]!.perQuery.find((query) => query.metrics.recallAt["10"] === 1);
    if (answered === undefined) return { passed: false, detail: "no query is fully answered to begin with" };
    const removed = new Set(answered.relevant.map((label) => label.toolId));
    const engines = [findEngine("lexical").build(tools.filter((tool) => !removed.has(tool.toolId)))];
    const without = await measureRetrieval({ ...plan, engines });
    const after = without.engines[0]!.perQuery.find((query) => query.id === answered.id)!.metrics.recallAt[
      "10"
    ];
    return { passed: after === 0, detail: `query ${answered.id}: Recall@10 1.000 → ${after.toFixed(3)}` };
  },
};
