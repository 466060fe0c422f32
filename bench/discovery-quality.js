import { openHybrid } from "../dist/adapters/hybrid-engine.js";
import { compareEngines } from "../dist/retrieval/compare-engines.js";
import { lexical } from "../dist/retrieval/engines/lexical.js";
import { evaluateEngine } from "../dist/retrieval/evaluate.js";
import { minisearchEngine } from "./discovery/minisearch-engine.js";
import { printMeasures } from "./discovery/print-measures.js";
import { shippedData } from "./discovery/shipped-data.js";

/** The engines against MiniSearch with its defaults, on the queries that nobody tuned on. */
async function measure() {
  const { tools, queries } = await shippedData();
  const test = queries.filter((query) => query.split !== "dev");
  const { engine: hybrid, note, close } = await openHybrid(tools);
  const engines = [minisearchEngine(tools), lexical.build(tools), ...(note === undefined ? [hybrid] : [])];
  const results = [];
  for (const engine of engines) results.push(await evaluateEngine(engine, test, { depth: 10, runs: 1 }));
  await close?.();
  const steps = results.slice(1).flatMap((result, index) => compareEngines([results[index], result]));
  return [
    ...results.map(({ engine, metrics, intervals }) => {
      const { low, high } = intervals["nDCG@10"];
      const [recall, mrr] = [metrics.recallAt["5"], metrics.mrr].map((value) => value.toFixed(3));
      const gain = `${metrics.ndcgAt_10.toFixed(3)} (${low.toFixed(3)} to ${high.toFixed(3)})`;
      return {
        what: `${engine}, ${test.length} queries`,
        value: `nDCG@10 ${gain}, Recall@5 ${recall}, MRR ${mrr}`,
      };
    }),
    ...steps
      .filter(({ metric }) => metric === "nDCG@10")
      .map(({ engine, reference, delta, pHolm }) => ({
        what: `${engine} against ${reference}`,
        value: `${delta >= 0 ? "+" : ""}${delta.toFixed(3)} nDCG@10, p ${pHolm < 0.001 ? "< 0.001" : pHolm.toFixed(3)}`,
      })),
    ...(note === undefined ? [] : [{ what: "hybrid", value: note }]),
  ];
}

printMeasures(await measure());
