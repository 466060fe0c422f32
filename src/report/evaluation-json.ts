import { toDisk } from "../core/disk-names.js";
import type { RunRecord, RunRecordFile } from "../formats/run-record.js";
import { falsePositives, missedTechniques } from "./security-view.js";

/** What `eval retrieval --format json` prints: one gauge, flat. */
export function retrievalJson(record: RunRecord): string {
  const { retrieval, gate, tool_version } = toDisk<RunRecordFile>(record);
  const [result] = retrieval;
  const deltas = gate?.deltas.filter((delta) => delta.gauge === "retrieval") ?? [];
  const baselineDelta = Object.fromEntries(
    [...new Set(deltas.map((delta) => delta.subject))].map((engine) => [
      engine,
      Object.fromEntries(
        deltas.filter(({ subject }) => subject === engine).map(({ metric, delta }) => [metric, delta]),
      ),
    ]),
  );
  const tolerance = Object.fromEntries(
    deltas.flatMap(({ metric, tolerance }) => (tolerance === null ? [] : [[metric, tolerance]])),
  );
  return `${JSON.stringify(
    {
      tool_version,
      ...result,
      baseline_delta: gate === null ? null : baselineDelta,
      gate: gate === null ? null : { passed: gate.passed, tolerance, broken: gate.broken, flips: gate.flips },
    },
    null,
    2,
  )}\n`;
}

/** What `eval security --format json` prints: one gauge, flat, with the false alarms and misses spelled out. */
export function securityJson(record: RunRecord): string {
  const { security, gate, tool_version } = toDisk<RunRecordFile>(record);
  const [result] = security;
  const [source] = record.security;
  return `${JSON.stringify(
    {
      tool_version,
      ...result,
      per_detector: result!.per_detector.map((detector, index) => ({
        ...detector,
        false_positives: toDisk(falsePositives(source!, source!.perDetector[index]!)),
        missed_techniques: toDisk(missedTechniques(source!.perDetector[index]!)),
      })),
      gate,
    },
    null,
    2,
  )}\n`;
}
