import { loadTokenCounter } from "../adapters/token-counter.js";
import { TOOL_VERSION } from "../core/version.js";
import { excerpt } from "../core/visible-text.js";
import { loadBaseline } from "../corpus/load.js";
import type { RetrievalResult } from "../formats/run-record.js";
import { decide } from "../gate/decide.js";
import { oneGauge } from "../gate/one-gauge.js";
import { retrievalJson } from "../report/evaluation-json.js";
import { renderRecord } from "../report/renderers/registry.js";
import type { TieOrder } from "../retrieval/ask.js";
import type { Engine } from "../retrieval/engines/engine.js";
import { createAnswerCost } from "../retrieval/tokens/answer-cost.js";
import { exportTrec } from "../suite/export-trec.js";
import type { RetrievalData } from "../suite/load-retrieval.js";
import { measureRetrieval } from "../suite/measure-retrieval.js";
import type { CommandResult, Terminal } from "./command.js";
import { EXIT } from "./exit-codes.js";

export interface ScoreOptions {
  runs: number;
  ties: TieOrder;
  isTimed: boolean;
  baseline: string | undefined;
  trecFolder: string | undefined;
  format: string;
  terminal: Terminal;
}

/** Asks all queries of all engines, compares with the baseline and renders the record. */
export async function scoreEngines(
  engines: readonly Engine[],
  data: RetrievalData,
  options: ScoreOptions,
): Promise<CommandResult> {
  const { terminal } = options;
  const result = await measureRetrieval({
    corpus: data.corpus,
    golden: data.golden,
    split: data.split,
    runs: options.runs,
    ties: options.ties,
    engines,
    cost: createAnswerCost(data.tools, await loadTokenCounter()),
    progress: terminal.progress,
    ...(options.isTimed ? { now: () => performance.now() } : {}),
  });
  if (options.trecFolder !== undefined) await exportTrec(options.trecFolder, data.queries, result);
  const measured = {
    kind: "run_record" as const,
    version: 1 as const,
    toolVersion: TOOL_VERSION,
    suite: "eval retrieval",
    retrieval: [result],
    security: [],
    gate: null,
  };
  const names = result.engines.map(({ engine }) => engine);
  const gate =
    options.baseline === undefined
      ? null
      : decide(measured, oneGauge(await loadBaseline(options.baseline), "retrieval", names));
  const record = { ...measured, gate };
  const silent = result.engines.filter(({ errors }) => errors === result.queries);
  return {
    exitCode: silent.length > 0 ? EXIT.undecided : gate?.passed === false ? EXIT.failed : EXIT.fine,
    output:
      options.format === "json" ? retrievalJson(record) : renderRecord(options.format, record, terminal),
    ...(silent.length === 0
      ? {}
      : { note: silent.map((engine) => `no answer at all from ${reasonOf(engine)}`).join("; ") }),
  };
}

function reasonOf({ engine, perQuery }: RetrievalResult["engines"][number]): string {
  return `${engine}: ${excerpt(perQuery[0]?.error ?? "", 160)}`;
}
