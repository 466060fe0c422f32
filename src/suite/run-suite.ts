import { dirname, resolve } from "node:path";
import { openDetectors } from "../adapters/open-detectors.js";
import { openEngines } from "../adapters/open-engine.js";
import { loadTokenCounter } from "../adapters/token-counter.js";
import type { Problem } from "../core/errors.js";
import { TOOL_VERSION } from "../core/version.js";
import { loadBaseline, loadCorpus, loadGoldenSet, loadSecurityCorpus, loadSuite } from "../corpus/load.js";
import type { ConformanceRecord } from "../formats/conformance-result.js";
import type { RetrievalResult, RunRecord, SecurityResult } from "../formats/run-record.js";
import type { Suite } from "../formats/suite.js";
import { decide } from "../gate/decide.js";
import { createAnswerCost } from "../retrieval/tokens/answer-cost.js";
import { DEFAULT_PREVALENCE } from "../scoring/base-rate.js";
import { measureConformance } from "./measure-conformance.js";
import { measureRetrieval, sortedTools } from "./measure-retrieval.js";
import { measureSecurity } from "./measure-security.js";
import { conformancePart, retrievalPart, type SuitePart, securityPart } from "./suite-parts.js";

export interface SuiteListener {
  progress(line: string): void;
  warn(path: string, problems: readonly Problem[]): void;
  /** Something the user should know about how it was measured. */
  note?(line: string): void;
}

/** Measures a part, or knows its result already. */
export type MeasurePart = <T>(part: SuitePart, measure: () => Promise<T>) => Promise<T>;

export interface SuiteOptions {
  gate: boolean;
  measurePart?: MeasurePart;
  /** Measures latency when given; without it the record repeats to the byte. */
  now?: () => number;
}

/** Measures everything a suite names, then lets the gate decide when the suite names a baseline. */
export async function runSuite(
  path: string,
  listener: SuiteListener,
  { gate, measurePart = (_, measure) => measure(), now }: SuiteOptions = { gate: true },
): Promise<RunRecord> {
  const suite = await loadSuite(path);
  const { runs } = suite;
  const folder = dirname(path);
  const retrieval: RetrievalResult[] = [];
  for (const part of suite.retrieval) {
    const measure = () => runRetrieval(part, runs, folder, listener, now);
    retrieval.push(await measurePart(retrievalPart(part, runs, folder), measure));
  }
  const security: SecurityResult[] = [];
  for (const part of suite.security) {
    const measure = () => runSecurity(part, runs, folder, listener);
    security.push(await measurePart(securityPart(part, runs, folder), measure));
  }
  const conformance: ConformanceRecord[] = [];
  for (const part of suite.conformance) {
    listener.progress(`conformance: ${part.pack}`);
    const measure = () => measureConformance(part.pack, resolve(folder, part.pack), part.class);
    conformance.push(await measurePart(conformancePart(part, folder), measure));
  }
  const record: RunRecord = {
    kind: "run_record",
    version: 1,
    toolVersion: TOOL_VERSION,
    suite: suite.name,
    ...(suite.thresholds === undefined ? {} : { thresholds: suite.thresholds }),
    retrieval,
    security,
    conformance,
    gate: null,
  };
  return gate ? decideBySuite(path, record) : record;
}

/** The record with the gate's decision; as it is when the suite names no baseline. */
export async function decideBySuite(path: string, record: RunRecord): Promise<RunRecord> {
  const { baseline } = await loadSuite(path);
  if (baseline === undefined) return record;
  return { ...record, gate: decide(record, await loadBaseline(resolve(dirname(path), baseline))) };
}

async function runRetrieval(
  part: Suite["retrieval"][number],
  runs: number,
  folder: string,
  listener: SuiteListener,
  now: (() => number) | undefined,
): Promise<RetrievalResult> {
  listener.progress(`discovery: ${part.golden}`);
  const corpus = await loadCorpus(resolve(folder, part.corpus));
  const golden = await loadGoldenSet(resolve(folder, part.golden), corpus);
  listener.warn(corpus.path, corpus.warnings);
  listener.warn(golden.path, golden.warnings);
  const tools = sortedTools(corpus);
  const { opened, close } = await openEngines(part.engines, {
    tools,
    queries: golden.data.queries,
    isTimed: now !== undefined,
    progress: listener.progress,
  });
  try {
    for (const { note } of opened) if (note !== undefined) listener.note?.(note);
    const engines = opened.map(({ engine }) => engine);
    return await measureRetrieval({
      corpus,
      golden,
      split: part.split,
      runs,
      engines,
      cost: createAnswerCost(tools, await loadTokenCounter()),
      progress: listener.progress,
      ...(now === undefined ? {} : { now }),
    });
  } finally {
    await close();
  }
}

async function runSecurity(
  part: Suite["security"][number],
  runs: number,
  folder: string,
  listener: SuiteListener,
): Promise<SecurityResult> {
  const corpus = await loadSecurityCorpus(resolve(folder, part.corpus));
  listener.warn(corpus.path, corpus.warnings);
  const { detectors, close } = openDetectors(part.detectors);
  const { split } = part;
  const { progress } = listener;
  const plan = { corpus, split, runs, prevalence: DEFAULT_PREVALENCE, detectors, progress };
  return measureSecurity(plan).finally(close);
}
