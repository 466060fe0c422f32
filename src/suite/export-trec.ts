import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { writeAtomically } from "../files/write-atomically.js";
import type { GoldenQuery } from "../formats/golden-set.js";
import type { RetrievalResult } from "../formats/run-record.js";
import { formatQrels, formatRun } from "../retrieval/trec.js";

/** Writes `qrels.txt` and one `<engine>.run` each, for trec_eval; scores stand for the ranks that were measured. */
export async function exportTrec(
  folder: string,
  queries: readonly GoldenQuery[],
  result: RetrievalResult,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeAtomically(
    join(folder, "qrels.txt"),
    formatQrels(new Map(queries.map(({ id, labels }) => [id, labels]))),
  );
  for (const { engine, perQuery } of result.engines) {
    const answers = new Map(
      perQuery.map(({ id, ranked }) => [
        id,
        ranked.map((toolId, index) => ({ toolId, score: ranked.length - index })),
      ]),
    );
    await writeAtomically(
      join(folder, `${engine.replace(/[^\w.-]+/g, "_")}.run`),
      formatRun(answers, engine),
    );
  }
}
