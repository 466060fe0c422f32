import { excerpt } from "../../../core/visible-text.js";
import { metricLabel } from "../../metric-label.js";
import { fixed3, signed3 } from "../../numbers.js";
import type { RenderSettings } from "../../renderers/registry.js";
import { alignTable } from "../../table.js";
import type { Flip, RecordComparison, SubjectComparison } from "../compare-records.js";

const FLIPS_SHOWN = 20;

export function renderText(comparison: RecordComparison, settings: RenderSettings): string {
  const { palette } = settings;
  const sections = comparison.subjects.map((subject) => subjectSection(subject, settings));
  const notes = comparison.incomparable.map((line) => palette.caution(`not compared: ${excerpt(line, 200)}`));
  if (sections.length === 0 && notes.length === 0) return "Both records are empty\n";
  return `${[...sections, ...(notes.length === 0 ? [] : [notes.join("\n")])].join("\n\n")}\n`;
}

function subjectSection(
  { gauge, subject, metrics, flips }: SubjectComparison,
  settings: RenderSettings,
): string {
  const { palette } = settings;
  const rows = metrics.map(({ metric, before, after }) => [
    `  ${metricLabel(metric)}`,
    fixed3(before),
    fixed3(after),
    before === null || after === null ? "" : signed3(after - before),
  ]);
  const better = flips.filter(({ isBetter }) => isBetter).length;
  const summary = `${better} better, ${flips.length - better} worse`;
  return [
    `${palette.strong(`${gauge} ${excerpt(subject, 60)}`)}  ${flips.length === 0 ? "nothing flipped" : summary}`,
    ...alignTable(rows),
    ...flips.slice(0, FLIPS_SHOWN).map((flip) => flipLine(flip, settings)),
    ...(flips.length > FLIPS_SHOWN
      ? [`  and ${flips.length - FLIPS_SHOWN} more; --format json has them all`]
      : []),
  ].join("\n");
}

function flipLine({ id, text, before, after, isBetter }: Flip, { palette, columns }: RenderSettings): string {
  const look = isBetter ? palette.good : palette.bad;
  const mark = isBetter ? "▲" : "▼";
  const head = `${mark} ${excerpt(id, 30)}  ${before} → ${after}`;
  return `  ${look(head)}  ${excerpt(text, Math.max(10, columns - head.length - 4))}`;
}
