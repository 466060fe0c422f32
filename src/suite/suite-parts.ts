import { existsSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { loadSuite } from "../corpus/load.js";
import type { Suite } from "../formats/suite.js";

/** One entry of a suite: what it measures, and the files that decide its result. */
export interface SuitePart {
  gauge: "retrieval" | "security" | "conformance";
  /** As the suite wrote it, with the number of runs. */
  setting: unknown;
  files: string[];
}

export function retrievalPart(part: Suite["retrieval"][number], runs: number, folder: string): SuitePart {
  const files = [part.corpus, part.golden].map((file) => resolve(folder, file));
  return { gauge: "retrieval", setting: { part, runs }, files: [...files, ...filesNamedIn(part.engines)] };
}

export function securityPart(part: Suite["security"][number], runs: number, folder: string): SuitePart {
  const files = [resolve(folder, part.corpus), ...filesNamedIn(part.detectors)];
  return { gauge: "security", setting: { part, runs }, files };
}

export function conformancePart(part: Suite["conformance"][number], folder: string): SuitePart {
  return { gauge: "conformance", setting: part, files: [resolve(folder, part.pack)] };
}

/** Every file that a run of this suite reads. */
export async function suiteFiles(path: string): Promise<string[]> {
  const suite = await loadSuite(path);
  const folder = dirname(path);
  const parts = [
    ...suite.retrieval.map((part) => retrievalPart(part, suite.runs, folder)),
    ...suite.security.map((part) => securityPart(part, suite.runs, folder)),
    ...suite.conformance.map((part) => conformancePart(part, folder)),
  ];
  const baseline = suite.baseline === undefined ? [] : [resolve(folder, suite.baseline)];
  return [path, ...baseline, ...parts.flatMap(({ files }) => files)];
}

/** What engines and detectors are started from: the words of their names that are files here. */
function filesNamedIn(names: readonly string[]): string[] {
  return names.flatMap((name) =>
    name
      .replace(/^\w+[:=]/, "")
      .split(/["'\s]+/)
      .filter((word) => word !== "" && existsSync(word))
      .map((word) => resolve(word)),
  );
}
