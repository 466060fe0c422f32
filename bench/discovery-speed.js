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
const QUERIES = 300;
const REPEATS = 5;

/** Milliseconds of processor time: other programs on the machine do not count. */
function timed(work) {
  const start = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(start);
  return { result, ms: (user + system) / 1000 };
}

const median = (values) => values.sort((a, b) => a - b)[values.length >> 1];

const answerMs = (engine, query) => timed(() => engine.search(query, 10)).ms;

/** Medians over the queries: of each one's first answer, when nothing of it is kept, and of its fastest afterwards. */
function medianAnswers(engine, queries) {
  const cold = queries.map(({ query }) => answerMs(engine, query));
  const warm = queries.map(({ query }) =>
    Math.min(...Array.from({ length: REPEATS }, () => answerMs(engine, query))),
  );
  return { cold: median(cold), warm: median(warm) };
}

/** Has the code compiled: once for the first engine, once for any. */
function warmUp(build, { tools, queries }) {
  for (const engine of [build(tools), build(tools)]) {
    for (const { query } of queries) engine.search(query, 10);
  }
}

/** Builds an engine over many tools, after two over few. */
function measureEngine(build, few, many, queries) {
  warmUp(build, few);
  const before = memoryInUse();
  const { result: engine, ms } = timed(() => build(many));
  // Measured before the questions: what building left behind is not collected while they are answered.
  const bytes = memoryInUse() - before;
  // Collecting throws compiled code away, too.
  warmUp(build, few);
  return { buildMs: ms, bytes, ...medianAnswers(engine, queries) };
}

function memoryInUse() {
  globalThis.gc();
  globalThis.gc();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
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
  const ours = measureEngine((tools) => lexical.build(tools), data, many, queries);
  const sameTokens = { tokenize, processTerm: (term) => term };
  const theirs = measureEngine((tools) => minisearchEngine(tools, sameTokens), data, many, queries);
  const searchOptions = {
    prefix: (term) => term.length > 2,
    fuzzy: (term) => (term.length > 3 ? 0.2 : false),
  };
  const tolerant = measureEngine(
    (tools) => minisearchEngine(tools, { ...sameTokens, searchOptions }),
    data,
    many,
    queries,
  );
  const { postings, termNumbers } = buildTermIndex(many);
  const indexBytes = Object.values(postings).reduce((sum, { byteLength }) => sum + byteLength, 0);
  const values = Array.from({ length: 7 }, (_, metric) =>
    Array.from({ length: 1000 }, (_, query) => ((query * 37 + metric * 11) % 100) / 100),
  );
  const bootstrap = timed(() => bootstrapMeans(values));
  const paired = timed(() => pairedRandomizationTest(values[0].map((value, i) => value - values[3][i])));
  const speed = (state, other, what) => {
    const ratio = other[state] / ours[state];
    return {
      what: `p50 over ${TOOLS} tools, ${state}`,
      value: `${ours[state].toFixed(3)} ms, MiniSearch ${what} ${other[state].toFixed(1)} ms, 1/${ratio.toFixed(0)}`,
      ...(other === theirs ? { limit: "1/50 at most", isKept: ratio >= 50 } : {}),
    };
  };
  const megabytes = (bytes) => `${(bytes / 1e6).toFixed(0)} MB`;
  return [
    speed("cold", theirs, "with the same tokenizer"),
    speed("warm", theirs, "with the same tokenizer"),
    speed("cold", tolerant, "also tolerant of typos and prefixes"),
    speed("warm", tolerant, "also tolerant of typos and prefixes"),
    {
      what: "index time",
      value: `${(ours.buildMs / 1000).toFixed(1)} s, MiniSearch ${(theirs.buildMs / 1000).toFixed(1)} s`,
      limit: "no worse",
      isKept: ours.buildMs <= theirs.buildMs,
    },
    {
      what: "memory of the index",
      value: `${megabytes(ours.bytes)}, MiniSearch ${megabytes(theirs.bytes)}`,
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
