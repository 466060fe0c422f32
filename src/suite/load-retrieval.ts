import { hashJson } from "../core/canonical-json.js";
import { ToolgaugeError } from "../core/errors.js";
import { type Loaded, type LoadedCorpus, loadCorpus, loadGoldenSet } from "../corpus/load.js";
import { readText } from "../files/read-text.js";
import type { CorpusTool } from "../formats/corpus.js";
import type { GoldenQuery, GoldenSet } from "../formats/golden-set.js";
import { parseQrels } from "../retrieval/trec.js";
import { sortedTools } from "./measure-retrieval.js";
import { DEFAULT_CORPUS, DEFAULT_GOLDEN } from "./packaged.js";
import { chooseSplit, type SplitName } from "./split.js";

export interface RetrievalSources {
  corpus: string | undefined;
  golden: string | undefined;
  qrels: string | undefined;
  split: SplitName;
  strict: boolean;
}

export interface RetrievalData {
  corpus: LoadedCorpus;
  golden: Loaded<GoldenSet>;
  tools: CorpusTool[];
  split: SplitName;
  /** Those of the split. */
  queries: readonly GoldenQuery[];
}

/** All that discovery is measured on, checked against each other. */
export async function loadRetrieval(sources: RetrievalSources): Promise<RetrievalData> {
  const { strict } = sources;
  const corpus = await loadCorpus(sources.corpus ?? DEFAULT_CORPUS, { strict });
  const labeled = await loadGoldenSet(sources.golden ?? DEFAULT_GOLDEN, corpus, { strict });
  const golden = sources.qrels === undefined ? labeled : await relabel(labeled, sources.qrels);
  const { split, items } = chooseSplit(golden.data.queries, sources.split, golden.path);
  return { corpus, golden, tools: sortedTools(corpus), split, queries: items };
}

/** The same queries with the labels of a TREC qrels file; queries it does not judge are left out. */
async function relabel(golden: Loaded<GoldenSet>, path: string): Promise<Loaded<GoldenSet>> {
  const labels = parseQrels(await readText(path), path);
  const queries = golden.data.queries.flatMap((query) => {
    const found = labels.get(query.id);
    return found === undefined ? [] : [{ ...query, labels: found }];
  });
  if (queries.length === 0) {
    throw new ToolgaugeError("usage", `${path} judges none of the queries of ${golden.path}`, {
      next: "its first column must hold the ids of the golden set",
    });
  }
  return { ...golden, data: { ...golden.data, queries }, sha256: hashJson(queries) };
}
