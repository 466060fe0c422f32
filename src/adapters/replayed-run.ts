import { ToolgaugeError } from "../core/errors.js";
import { readText } from "../files/read-text.js";
import type { GoldenQuery } from "../formats/golden-set.js";
import type { Engine } from "../retrieval/engines/engine.js";
import { parseRun } from "../retrieval/trec.js";

/** Answers recorded elsewhere in a TREC run file, by the ids of the golden set's queries. */
export async function replayRun(path: string, queries: readonly GoldenQuery[]): Promise<Engine> {
  const answers = parseRun(await readText(path), path);
  const known = queries.filter(({ id }) => answers.has(id));
  if (known.length === 0) {
    throw new ToolgaugeError("usage", `${path} answers none of the ${queries.length} queries`, {
      next: "its first column must hold the ids of the golden set",
    });
  }
  const idOf = new Map(queries.map(({ id, query }) => [query, id]));
  return {
    name: "run",
    search(query, limit) {
      const found = answers.get(idOf.get(query) ?? "") ?? [];
      return [...found].sort((a, b) => b.score - a.score).slice(0, limit);
    },
  };
}
