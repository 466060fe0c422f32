import { codeSpan, folded } from "../../markdown.js";
import { metricLabel } from "../../metric-label.js";
import { fixed3, signed3 } from "../../numbers.js";
import type { RecordComparison, SubjectComparison } from "../compare-records.js";

const FLIPS_SHOWN = 50;

export function renderMarkdown({ subjects, incomparable }: RecordComparison): string {
  return `${[
    "### toolgauge: two runs compared",
    ...subjects.flatMap((subject) => ["", ...subjectLines(subject)]),
    ...(incomparable.length === 0
      ? []
      : ["", ...incomparable.map((line) => `- not compared: ${codeSpan(line)}`)]),
  ].join("\n")}\n`;
}

function subjectLines({ gauge, subject, metrics, flips }: SubjectComparison): string[] {
  const table = metrics.map(
    ({ metric, before, after }) =>
      `| ${metricLabel(metric)} | ${fixed3(before)} | ${fixed3(after)} | ${before === null || after === null ? "" : signed3(after - before)} |`,
  );
  const lines = flips
    .slice(0, FLIPS_SHOWN)
    .map(
      ({ id, text, before, after, isBetter }) =>
        `- ${isBetter ? "▲" : "▼"} ${codeSpan(id, 60)} ${before} → ${after}: ${codeSpan(text, 120)}`,
    );
  return [
    `**${gauge}** ${codeSpan(subject, 60)}`,
    "",
    ...(table.length === 0
      ? []
      : ["| metric | before | after | change |", "|---|---:|---:|---:|", ...table, ""]),
    ...(lines.length === 0
      ? ["Nothing flipped."]
      : [
          folded(
            `${flips.length} flipped, ${flips.filter(({ isBetter }) => isBetter).length} for the better`,
            lines,
          ),
        ]),
  ];
}
