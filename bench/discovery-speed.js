import { bootstrapMeans } from "../dist/core/bootstrap.js";
import { pairedRandomizationTest } from "../dist/core/randomization-test.js";
import { lexical } from "../dist/retrieval/engines/lexical.js";
import { createFitness } from "../dist/retrieval/fitness/fitness.js";
import { buildTermIndex } from "../dist/retrieval/lexical/term-index.js";
import { tokenize } from "../dist/retrieval/text/tokens.js";
import { minisearchEngine } from "./discovery/minisearch-engine.js";
import { printMeasures } from "./discovery/print-measures.js";
import { multiply, shippedData } from "./discovery/shipped-data.js";

const TOOLS = 50_000;
const QUERIES = 40;
const REPEATS = 5;

/** Milliseconds of processor time: other programs on the machine do not count. */
function timed(work) {
  const start = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(start);
  return { result, ms: (user + system) / 1000 };
}

/** Median over the queries of each query's fastest answer. */
function medianAnswer(engine, queries) {
  const fastest = queries.map(({ query }) => {
    let best = Number.POSITIVE_INFINITY;
    for (let repeat = 0; repeat < REPEATS; repeat++) {
      const start = performance.now();
      engine.search(query, 10);
      best = Math.min(best, performance.now() - start);
    }
    return best;
  });
  return fastest.sort((a, b) => a - b)[fastest.length >> 1];
}

function fitnessRate({ tools, queries }) {
  const fitness = createFitness(tools, queries);
  const candidates = tools.map(({ toolId, description }, index) => ({
    [toolId]: { description: `${description} ${tools[(index * 31) % tools.length].description}` },
  }));
  const { ms } = timed(() => candidates.map((candidate) => fitness.evaluate(candidate)));
  return (candidates.length / ms) * 1000;
}

async function measure() {
  const data = await shippedData();
  const queries = data.queries.slice(0, QUERIES);
  const many = multiply(data.tools, TOOLS);
  const ours = timed(() => lexical.build(many));
  const ourP50 = medianAnswer(ours.result, queries);
  const theirs = timed(() => minisearchEngine(many, { tokenize, processTerm: (term) => term }));
  const theirP50 = medianAnswer(theirs.result, queries);
  const { starts, tools, impacts, termNumbers } = buildTermIndex(many);
  const indexBytes = starts.byteLength + tools.byteLength + impacts.byteLength;
  const values = Array.from({ length: 7 }, (_, metric) =>
    Array.from({ length: 1000 }, (_, query) => ((query * 37 + metric * 11) % 100) / 100),
  );
  const bootstrap = timed(() => bootstrapMeans(values));
  const paired = timed(() => pairedRandomizationTest(values[0].map((value, i) => value - values[3][i])));
  const ratio = theirP50 / ourP50;
  return [
    { what: `lexical p50 over ${TOOLS} tools`, value: `${ourP50.toFixed(3)} ms` },
    { what: "MiniSearch p50, same tokenizer and fields", value: `${theirP50.toFixed(1)} ms` },
    { what: "ratio", value: `1/${ratio.toFixed(0)}`, limit: "1/50 at most", isKept: ratio >= 50 },
    {
      what: "index time",
      value: `${(ours.ms / 1000).toFixed(1)} s, MiniSearch ${(theirs.ms / 1000).toFixed(1)} s`,
      limit: "no worse",
      isKept: ours.ms <= theirs.ms,
    },
    { what: "postings", value: `${(indexBytes / 1e6).toFixed(1)} MB, ${termNumbers.size} terms` },
    {
      what: `fitness over ${data.queries.length} queries and ${data.tools.length} tools`,
      value: `${fitnessRate(data).toFixed(0)} candidates per second`,
    },
    {
      what: "bootstrap of 7 metrics, 1,000 queries, 10,000 resamples",
      value: `${bootstrap.ms.toFixed(0)} ms`,
    },
    { what: "paired test, 1,000 queries, 10,000 resamples", value: `${paired.ms.toFixed(0)} ms` },
  ];
}

printMeasures(await measure());
