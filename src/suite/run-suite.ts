import { dirname, resolve } from "node:path";
import { openEngines } from "../adapters/open-engine.js";
import type { Problem } from "../core/errors.js";
import { TOOL_VERSION } from "../core/version.js";
import { loadBaseline, loadCorpus, loadGoldenSet, loadSuite } from "../corpus/load.js";
import type { ConformanceRecord } from "../formats/conformance-result.js";
import type { RetrievalResult, RunRecord } from "../formats/run-record.js";
import type { Suite } from "../formats/suite.js";
import { decide } from "../gate/decide.js";
import { measureConformance } from "./measure-conformance.js";
import { measureRetrieval, sortedTools } from "./measure-retrieval.js";

export interface SuiteListener {
  progress(line: string): void;
  warn(path: string, problems: readonly Problem[]): void;
  /** Something the user should know about how it was measured. */
  note?(line: string): void;
}

/** Measures everything a suite names, then lets the gate decide when the suite names a baseline. */
export async function runSuite(
  path: string,
  listener: SuiteListener,
  options: { gate: boolean } = { gate: true },
): Promise<RunRecord> {
  const suite = await loadSuite(path);
  const folder = dirname(path);
  const retrieval: RetrievalResult[] = [];
  for (const part of suite.retrieval) retrieval.push(await runRetrieval(part, suite.runs, folder, listener));
  const conformance: ConformanceRecord[] = [];
  for (const { pack, class: claimedClass } of suite.conformance) {
    listener.progress(`conformance: ${pack}`);
    conformance.push(await measureConformance(pack, resolve(folder, pack), claimedClass));
  }
  const record: RunRecord = {
    kind: "run_record",
    version: 1,
    toolVersion: TOOL_VERSION,
    suite: suite.name,
    ...(suite.thresholds === undefined ? {} : { thresholds: suite.thresholds }),
    retrieval,
    security: [],
    conformance,
    gate: null,
  };
  if (suite.baseline === undefined || !options.gate) return record;
  return { ...record, gate: decide(record, await loadBaseline(resolve(folder, suite.baseline))) };
}

async function runRetrieval(
  part: Suite["retrieval"][number],
  runs: number,
  folder: string,
  listener: SuiteListener,
): Promise<RetrievalResult> {
  listener.progress(`discovery: ${part.golden}`);
  const corpus = await loadCorpus(resolve(folder, part.corpus));
  const golden = await loadGoldenSet(resolve(folder, part.golden), corpus);
  listener.warn(corpus.path, corpus.warnings);
  listener.warn(golden.path, golden.warnings);
  const tools = sortedTools(corpus);
  const { opened, close } = await openEngines(part.engines, { tools, queries: golden.data.queries });
  try {
    for (const { note } of opened) if (note !== undefined) listener.note?.(note);
    const engines = opened.map(({ engine }) => engine);
    return await measureRetrieval({
      corpus,
      golden,
      split: part.split,
      runs,
      engines,
      progress: listener.progress,
    });
  } finally {
    await close();
  }
}
