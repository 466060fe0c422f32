import { ToolgaugeError } from "../core/errors.js";
import { toolIdOf } from "../core/tool-definition.js";
import type { Loaded, LoadedCorpus } from "../corpus/load.js";
import type { SecurityResult } from "../formats/run-record.js";
import type { SecurityCorpus, SecurityEntry } from "../formats/security-corpus.js";
import type { Prevalence } from "../scoring/base-rate.js";
import { compareDetectors } from "../scoring/compare-detectors.js";
import type { Detector } from "../scoring/detector.js";
import { evaluateDetector } from "../scoring/evaluate.js";
import { sampleOf } from "../scoring/sample.js";
import { showWrongEntries } from "../scoring/show-wrong-entries.js";
import { sortedTools } from "./measure-retrieval.js";
import { chooseSplit, type SplitName } from "./split.js";

export interface SecurityPlan {
  corpus: Loaded<SecurityCorpus>;
  split: SplitName;
  runs: number;
  prevalence: Prevalence;
  detectors: readonly Detector[];
  /** Tools of real servers, on which every alarm counts as false. */
  realTools?: LoadedCorpus;
  progress?: (line: string) => void;
}

export async function measureSecurity(plan: SecurityPlan): Promise<SecurityResult> {
  const { corpus, runs, prevalence, realTools } = plan;
  const { split, items } = chooseSplit(corpus.data.entries, plan.split, corpus.path);
  const entries = items.filter((entry) => entry.debatable !== true).sort((a, b) => (a.id < b.id ? -1 : 1));
  refuseVacuous(entries, corpus.path, split);
  const options = {
    runs,
    prevalence,
    ...(realTools === undefined ? {} : { realTools: sortedTools(realTools) }),
  };
  const perDetector = [];
  for (const detector of plan.detectors) {
    const progress = (done: number, total: number) =>
      plan.progress?.(`security: ${detector.name}, ${done} of ${total} entries`);
    perDetector.push(await evaluateDetector(detector, entries, { ...options, progress }));
  }
  const shown = showWrongEntries(entries.map(describeEntry), entries, perDetector);
  return {
    corpusVersion: corpus.data.version ?? "unversioned",
    corpusSha256: corpus.sha256,
    split,
    runsAveraged: runs,
    debatable: items.length - entries.length,
    samples: shown.samples,
    realTools:
      realTools === undefined
        ? null
        : { corpusVersion: realTools.data.version, corpusSha256: realTools.sha256 },
    perDetector: shown.perDetector,
    comparisons: compareDetectors(shown.samples, perDetector),
  };
}

/** Rates over nothing would pass any gate. */
function refuseVacuous(entries: readonly SecurityEntry[], path: string, split: SplitName): void {
  for (const label of ["malicious", "benign"] as const) {
    if (entries.some((entry) => entry.label === label)) continue;
    throw new ToolgaugeError("invariant_broken", `${path} has no ${label} entry to score in split ${split}`, {
      next: "rates need positives and negatives: choose another --split or add entries",
    });
  }
}

function describeEntry(entry: SecurityEntry): SecurityResult["samples"][number] {
  const { id, label, category, technique, difficulty, resembles } = entry;
  const { server, name } = sampleOf(entry).tool;
  return {
    id,
    tool: toolIdOf(server, name),
    label,
    category,
    ...(technique === undefined ? {} : { technique }),
    ...(difficulty === undefined ? {} : { difficulty }),
    ...(resembles === undefined ? {} : { resembles }),
  };
}
