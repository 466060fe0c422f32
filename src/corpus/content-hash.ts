import { hashJson } from "../core/canonical-json.js";
import type { CorpusFile } from "../formats/corpus.js";
import type { GoldenSetFile } from "../formats/golden-set.js";
import type { SecurityCorpusFile } from "../formats/security-corpus.js";

// The order of tools, queries, labels and entries has no meaning, so it does not change a hash.

export function corpusHash(corpus: Pick<CorpusFile, "tools">): string {
  return hashJson(sortedBy(corpus.tools, (tool) => tool.tool_id));
}

export function goldenSetHash(golden: Pick<GoldenSetFile, "queries">): string {
  const queries = golden.queries.map((query) => ({
    ...query,
    labels: sortedBy(query.labels, (label) => label.tool_id),
  }));
  return hashJson(sortedBy(queries, (query) => query.id));
}

export function securityCorpusHash(corpus: Pick<SecurityCorpusFile, "entries">): string {
  return hashJson(sortedBy(corpus.entries, (entry) => entry.id));
}

function sortedBy<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
  return [...items].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : keyOf(a) > keyOf(b) ? 1 : 0));
}
