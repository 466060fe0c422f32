import { toDisk } from "../core/disk-names.js";
import type { RunRecord, RunRecordFile } from "../formats/run-record.js";

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
