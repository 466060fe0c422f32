// How far trivial methods get on the golden set: how many of a query's words its right tool has, and the scores of an
// engine that counts shared words. Other files can be named with BENCH_CORPUS and BENCH_GOLDEN.
import { shippedData } from "../../bench/discovery/shipped-data.js";
import { evaluateEngine } from "../../dist/retrieval/evaluate.js";
import { selectBest } from "../../dist/retrieval/lexical/scorer.js";
import { tokenize } from "../../dist/retrieval/text/tokens.js";
import { toolFields } from "../../dist/retrieval/text/tool-fields.js";

const { tools, queries } = await shippedData();
const wordsOf = new Map(
  tools.map((tool) => [tool.toolId, new Set(tokenize(Object.values(toolFields(tool)).join(" ")))]),
);

/** The share of the query's different words that the tool has, in any field and form. */
function overlap(query, toolId) {
  const words = [...new Set(tokenize(query))];
  return words.filter((word) => wordsOf.get(toolId).has(word)).length / (words.length || 1);
}

/** Of several right tools the one that shares most. */
function overlapWithGold({ query, labels }) {
  const best = Math.max(...labels.map(({ relevance }) => relevance));
  const gold = labels.filter(({ relevance }) => relevance === best);
  return Math.max(...gold.map(({ toolId }) => overlap(query, toolId)));
}

const everyTool = Uint32Array.from(tools, (_, number) => number);
const sharedWords = {
  name: "shared words",
  search(query, limit) {
    const scores = Float64Array.from(tools, ({ toolId }) => overlap(query, toolId));
    return selectBest(scores, everyTool, limit).map((tool) => ({
      toolId: tools[tool].toolId,
      score: scores[tool],
    }));
  },
};

function summarize(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share) => sorted[Math.floor(share * (sorted.length - 1))].toFixed(2);
  const none = sorted.filter((value) => value === 0).length / sorted.length;
  return `p10 ${at(0.1)}, p50 ${at(0.5)}, p90 ${at(0.9)}; none at all in ${(100 * none).toFixed(0)} %`;
}

const test = queries.filter(({ split }) => split !== "dev");
const { metrics } = await evaluateEngine(sharedWords, test, { depth: 10, runs: 1 });
console.log(
  `words of a query that its right tool has, ${queries.length} queries: ${summarize(queries.map(overlapWithGold))}`,
);
for (const tag of [...new Set(queries.flatMap(({ tags }) => tags))].sort()) {
  const tagged = queries.filter(({ tags }) => tags.includes(tag));
  console.log(`  ${tag}, ${tagged.length}: ${summarize(tagged.map(overlapWithGold))}`);
}
console.log(
  `counting shared words, ${test.length} test queries: nDCG@10 ${metrics.ndcgAt_10.toFixed(3)}, Recall@5 ${metrics.recallAt["5"].toFixed(3)}`,
);
