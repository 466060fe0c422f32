import { flatMetrics } from "../../formats/metric-shape.js";
import type { GateDecision, RetrievalResult, RunRecord, SecurityResult } from "../../formats/run-record.js";
import { codeSpan, folded } from "../markdown.js";
import { metricLabel } from "../metric-label.js";
import { counted, fixed3, percent, signed3 } from "../numbers.js";

/** Ids named per flip; the report has them all. */
const FLIPS_SHOWN = 20;

/** Short enough for a pull request: the verdict and what broke; the numbers folded. */
export function renderMarkdown(record: RunRecord): string {
  const { gate } = record;
  const sections = [
    ...record.retrieval.map((result) => retrievalDetails(result, gate)),
    ...record.security.map(securityDetails),
  ];
  return `${[
    `### ${headline(gate)} ${codeSpan(record.suite, 60)}`,
    ...(gate === null ? [] : ["", ...gateLines(gate)]),
    ...sections.flatMap((section) => ["", section]),
  ].join("\n")}\n`;
}

function headline(gate: GateDecision | null): string {
  if (gate === null) return "toolgauge: measured, no baseline";
  return gate.passed ? "✅ toolgauge: gate passed" : "❌ toolgauge: gate failed";
}

function gateLines(gate: GateDecision): string[] {
  const kept = `${counted(gate.checked, "limit")} checked against baseline ${codeSpan(gate.baselineVersion, 40)}, ${gate.broken.length} broken.`;
  return [
    kept,
    ...gate.broken.map(({ message }) => `- ❌ ${codeSpan(message, 300)}`),
    ...gate.flips.flatMap(({ subject, gained, lost }) => [
      ...(gained.length === 0 ? [] : [`- ${codeSpan(subject, 60)} gained ${listed(gained)}`]),
      ...(lost.length === 0 ? [] : [`- ${codeSpan(subject, 60)} lost ${listed(lost)}`]),
    ]),
  ];
}

function listed(ids: readonly string[]): string {
  const shown = ids
    .slice(0, FLIPS_SHOWN)
    .map((id) => codeSpan(id, 40))
    .join(", ");
  return ids.length > FLIPS_SHOWN ? `${ids.length}: ${shown}, …` : shown;
}

function retrievalDetails(result: RetrievalResult, gate: GateDecision | null): string {
  const names = [...flatMetrics(result.engines[0]!.metrics).keys()];
  const rows = result.engines.map(({ engine, metrics }) => {
    const cells = [...flatMetrics(metrics)].map(([name, value]) => {
      const delta = gate?.deltas.find(
        (one) => one.gauge === "retrieval" && one.subject === engine && one.metric === name,
      )?.delta;
      return delta === undefined || delta === null ? fixed3(value) : `${fixed3(value)} (${signed3(delta)})`;
    });
    return tableRow([codeSpan(engine, 60), ...cells]);
  });
  return folded(`Discovery: ${counted(result.queries, "query", "queries")}, ${result.split} split`, [
    tableRow(["engine", ...names.map(metricLabel)]),
    tableRow(["---", ...names.map(() => "---:")]),
    ...rows,
  ]);
}

function securityDetails({ perDetector, split }: SecurityResult): string {
  return folded(`Security: ${counted(perDetector[0]!.entries.length, "labeled tool")}, ${split} split`, [
    tableRow(["detector", "recall", "precision", "false alarms", "on hard negatives", "missed", "false"]),
    tableRow(["---", "---:", "---:", "---:", "---:", "---:", "---:"]),
    ...perDetector.map((one) =>
      tableRow([
        codeSpan(one.detector, 60),
        percent(one.recall),
        percent(one.precision),
        percent(one.fpr),
        percent(one.hardNegativeFpr),
        String(one.fn),
        String(one.fp),
      ]),
    ),
  ]);
}

function tableRow(cells: readonly string[]): string {
  return `| ${cells.join(" | ")} |`;
}
