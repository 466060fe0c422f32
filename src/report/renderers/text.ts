import { excerpt } from "../../core/visible-text.js";
import type { ConformanceRecord } from "../../formats/conformance-result.js";
import { flatMetrics } from "../../formats/metric-shape.js";
import type { EngineResult, GateDecision, RetrievalResult, RunRecord } from "../../formats/run-record.js";
import type { Palette } from "../palette.js";
import { alignTable } from "../table.js";
import { securitySection } from "../text/security-section.js";
import type { RenderSettings } from "./registry.js";

const WORST_QUERIES = 5;
const REASONS_SHOWN = 3;

/** For people in a terminal of 80 columns. */
export function renderText(record: RunRecord, { palette, columns }: RenderSettings): string {
  const sections = record.retrieval.map((result) =>
    retrievalSection(result, record.gate, { palette, columns }),
  );
  sections.push(...record.security.map((result) => securitySection(result, { palette, columns })));
  if (record.conformance?.length) sections.push(conformanceSection(record.conformance, palette));
  sections.push(gateSection(record.gate, { palette, columns }));
  return `${sections.join("\n\n")}\n`;
}

function retrievalSection(
  result: RetrievalResult,
  gate: GateDecision | null,
  settings: RenderSettings,
): string {
  const { palette } = settings;
  const runs = result.runsAveraged > 1 ? `, mean of ${result.runsAveraged} runs` : "";
  const head =
    `${palette.strong("Discovery")}  corpus ${result.corpusVersion} (${result.corpusTools} tools), ` +
    `golden set ${result.goldenVersion}, split ${result.split} (${result.queries} queries)${runs}`;
  const names = [...flatMetrics(result.engines[0]!.metrics).keys()];
  const rows = [["", ...names.map(heading)]];
  for (const engine of result.engines) {
    rows.push([engine.engine, ...[...flatMetrics(engine.metrics).values()].map((value) => value.toFixed(3))]);
    const deltas =
      gate?.deltas.filter(({ gauge, subject }) => gauge === "retrieval" && subject === engine.engine) ?? [];
    if (deltas.length > 0) {
      rows.push([
        " vs baseline",
        ...names.map((name) => signed(deltas.find(({ metric }) => metric === name)?.delta)),
      ]);
      rows.push([
        " p (Holm)",
        ...names.map((name) => deltas.find(({ metric }) => metric === name)?.pHolm?.toFixed(3) ?? ""),
      ]);
    }
  }
  return [
    head,
    "",
    ...alignTable(rows),
    ...result.engines.flatMap((engine) => engineNotes(engine, settings)),
    ...comparisonLines(result),
  ].join("\n");
}

function comparisonLines({ comparisons = [] }: RetrievalResult): string[] {
  return comparisons
    .filter(({ metric }) => metric === "nDCG@10")
    .map(
      ({ engine, reference, metric, delta, pHolm }) =>
        `${engine} against ${reference}: ${metric} ${signed(delta)}, ${significance(pHolm)}`,
    );
}

function significance(p: number): string {
  const shown = p < 0.001 ? "p < 0.001" : `p = ${p.toFixed(3)}`;
  return p < 0.05 ? `${shown}, more than noise` : `${shown}, may be noise`;
}

/** The commonest first; what a server says about one query often holds for many. */
function failureReasons({ perQuery }: EngineResult, columns: number): string[] {
  const counts = new Map<string, number>();
  for (const { error } of perQuery) if (error !== undefined) counts.set(error, (counts.get(error) ?? 0) + 1);
  const sorted = [...counts].sort(([, a], [, b]) => b - a);
  const more = sorted.length > REASONS_SHOWN ? [`  and ${sorted.length - REASONS_SHOWN} other reasons`] : [];
  return [
    ...sorted.slice(0, REASONS_SHOWN).map(([error, count]) => `  ${count} × ${excerpt(error, columns - 10)}`),
    ...more,
  ];
}

function engineNotes(engine: EngineResult, { palette, columns }: RenderSettings): string[] {
  const missed = engine.perQuery.filter(
    ({ metrics, error }) => metrics.recallAt["10"] === 0 && error === undefined,
  );
  const lines: string[] = [];
  if (engine.errors > 0) {
    lines.push(
      palette.bad(`${engine.engine} failed on ${engine.errors} of ${engine.perQuery.length} queries:`),
    );
    lines.push(...failureReasons(engine, columns));
  }
  if (engine.latencyMs !== null) {
    const { p50, p95, max } = engine.latencyMs;
    lines.push(`latency p50 ${p50.toFixed(2)} ms, p95 ${p95.toFixed(2)} ms, max ${max.toFixed(2)} ms`);
  }
  const interval = engine.intervals?.["nDCG@10"];
  if (interval !== undefined) {
    lines.push(
      `${engine.engine} nDCG@10 95 % interval ${interval.low.toFixed(3)} to ${interval.high.toFixed(3)}`,
    );
  }
  if (engine.tokens !== null) {
    const { p50, p95, max, fullMenu, breakEvenCalls, tokenizer } = engine.tokens;
    const calls = breakEvenCalls === null ? "" : `, as much as ${breakEvenCalls} answers`;
    lines.push(
      `tokens per answer p50 ${p50}, p95 ${p95}, max ${max}; all tools ${fullMenu}${calls} (${tokenizer})`,
    );
  }
  if (missed.length > 0) {
    lines.push(
      `${engine.engine} found nothing right in the first 10 for ${missed.length} of ${engine.perQuery.length}:`,
    );
    lines.push(
      ...missed
        .slice(0, WORST_QUERIES)
        .map(({ id, query }) => `  ${id}  ${excerpt(query, columns - id.length - 6)}`),
    );
  }
  return lines.length === 0 ? [] : ["", ...lines];
}

function conformanceSection(results: readonly ConformanceRecord[], palette: Palette): string {
  const lines = results.map(({ pack, outcome, claimedClass, dimensions }) => {
    const shown = outcome === "CONFORMANT" ? palette.good(outcome) : palette.bad(outcome);
    const failed = Object.values(dimensions)
      .flatMap(({ requirements }) => requirements.filter((requirement) => requirement.outcome !== "pass"))
      .map(({ id }) => id);
    return `  ${shown}  ${excerpt(pack, 60)} class ${claimedClass}${failed.length > 0 ? `: ${listed(failed)}` : ""}`;
  });
  return [palette.strong("Conformance"), ...lines].join("\n");
}

export function gateSection(gate: GateDecision | null, { palette }: RenderSettings): string {
  if (gate === null) return `${palette.strong("Gate")}  no baseline, nothing decided`;
  const against = `${gate.checked} limits checked against baseline ${gate.baselineVersion}`;
  const lines = [
    `${palette.strong("Gate")}  ${gate.passed ? palette.good("passed") : palette.bad("FAILED")}  ${against}`,
  ];
  lines.push(...gate.broken.map((limit) => palette.bad(`  ${limit.message}`)));
  for (const { subject, gained, lost } of gate.flips) {
    if (gained.length > 0) lines.push(`  ${subject} gained ${listed(gained)}`);
    if (lost.length > 0) lines.push(`  ${subject} lost ${listed(lost)}`);
  }
  return lines.join("\n");
}

function listed(ids: readonly string[]): string {
  const shown = ids
    .slice(0, 8)
    .map((id) => excerpt(id, 40))
    .join(", ");
  return ids.length > 8 ? `${ids.length}: ${shown}, …` : shown;
}

function heading(flatName: string): string {
  return (
    { ndcg_at_10: "nDCG@10", mrr: "MRR", map: "MAP" }[flatName] ?? flatName.replace("recall_at_", "Rec@")
  );
}

function signed(delta: number | null | undefined): string {
  if (delta === null || delta === undefined) return "";
  const shown = delta.toFixed(3);
  return delta >= 0 ? `+${shown.replace("-", "")}` : shown;
}
