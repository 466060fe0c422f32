import { loadCorpus, loadGoldenSet } from "../../dist/corpus/load.js";
import { sortedTools } from "../../dist/suite/measure-retrieval.js";
import { DEFAULT_CORPUS, DEFAULT_GOLDEN } from "../../dist/suite/packaged.js";

/** The shipped corpus and queries, or those that BENCH_CORPUS and BENCH_GOLDEN name. */
export async function shippedData() {
  const corpus = await loadCorpus(process.env.BENCH_CORPUS ?? DEFAULT_CORPUS);
  const golden = await loadGoldenSet(process.env.BENCH_GOLDEN ?? DEFAULT_GOLDEN, corpus);
  return { tools: sortedTools(corpus), queries: golden.data.queries };
}

/** Many tools out of few: texts of two tools each, under servers of their own. */
export function multiply(tools, count) {
  return Array.from({ length: count }, (_, index) => {
    const tool = tools[index % tools.length];
    const other = tools[(index * 7919) % tools.length];
    const server = `${tool.server}${index % 997}`;
    return {
      ...tool,
      server,
      toolId: `${server}:${tool.tool}_${index}`,
      description: `${tool.description} ${other.description.slice(0, 80)} w${index % 5000}`,
    };
  });
}
