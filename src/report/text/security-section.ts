import { excerpt } from "../../core/visible-text.js";
import type { DetectorResult, SecurityResult } from "../../formats/run-record.js";
import { count, percent, shownP } from "../numbers.js";
import type { RenderSettings } from "../renderers/registry.js";
import { type FalsePositive, falsePositives, missedTechniques } from "../security-view.js";
import { alignTable } from "../table.js";

const NAME_WIDTH = 20;
const SHOWN_FALSE_POSITIVES = 4;
const SHOWN_TECHNIQUES = 6;
const SHOWN_FAILURES = 3;

/** All detectors side by side, false alarms first: they are what makes people turn a detector off. */
export function securitySection(result: SecurityResult, settings: RenderSettings): string {
  const { palette } = settings;
  const malicious = result.samples.filter((sample) => sample.label === "malicious").length;
  const benign = result.samples.length - malicious;
  const runs = result.runsAveraged > 1 ? `, mean ± sd of ${result.runsAveraged} runs` : "";
  const debatable = result.debatable > 0 ? `, ${result.debatable} debatable not scored` : "";
  const head =
    `${palette.strong("Security")}  corpus ${result.corpusVersion}, split ${result.split} ` +
    `(${malicious} malicious, ${benign} benign${debatable})${runs}`;
  const tables = sideBySide(result, settings.columns).map((table) => ["", ...table].join("\n"));
  const notes = result.perDetector.flatMap((detector) => detectorNotes(result, detector, settings));
  return [head, ...tables, ...notes, ...comparisonLines(result)].join("\n");
}

type Row = readonly [label: string, cell: (detector: DetectorResult) => string];

function rowsOf(result: SecurityResult): Row[] {
  const [{ baseRate, perCategory, perDifficulty }] = result.perDetector as [DetectorResult];
  const difficulties = ["plain", "evasive", "novel"].filter(
    (name) => (perDifficulty[name]?.recall ?? null) !== null,
  );
  const categories = Object.keys(perCategory).filter((name) => name !== "benign" && name !== "hard_negative");
  const rows: Row[] = [
    ["False alarms (FPR)", (detector) => rateCell(detector, "fpr", "fpr")],
    ["  95 % interval", ({ intervals }) => rangeCell(intervals.fpr)],
    ["  clean tools", (detector) => rateCell(detector, "cleanFpr", "clean_fpr")],
    ["  hard negatives", (detector) => rateCell(detector, "hardNegativeFpr", "hard_negative_fpr")],
    ["  real tools", ({ realTools }) => percent(realTools?.fpr)],
    ["Recall", (detector) => rateCell(detector, "recall", "recall")],
    ["  95 % interval", ({ intervals }) => rangeCell(intervals.recall)],
    ...difficulties.map(
      (name): Row => [`  ${name}`, ({ perDifficulty }) => percent(perDifficulty[name]?.recall)],
    ),
    ...categories.map(
      (name): Row => [
        `  ${name} (${perCategory[name]!.entries})`,
        ({ perCategory }) => percent(perCategory[name]!.recall),
      ],
    ),
    ["Precision", (detector) => rateCell(detector, "precision", "precision")],
    ["F1", (detector) => rateCell(detector, "f1", "f1")],
    ["Pairs told apart", ({ pairDiscrimination }) => percent(pairDiscrimination.rate)],
    [`Alarm is true, 1 in ${baseRate.oneIn}`, ({ baseRate }) => percent(baseRate.trueAlarmChance)],
    ["  at worst", ({ baseRate }) => percent(baseRate.trueAlarmChanceAtWorst)],
    [`Alarms a week, ${baseRate.fleet} tools`, ({ baseRate }) => number(baseRate.alarmsPerWeek)],
    ["Abstained", ({ abstained }) => number(abstained)],
  ];
  return result.realTools === null ? rows.filter(([label]) => label !== "  real tools") : rows;
}

function sideBySide(result: SecurityResult, columns: number): string[][] {
  const rows = rowsOf(result);
  const tableOf = (detectors: readonly DetectorResult[]) =>
    alignTable([
      ["", ...detectors.map(({ detector }) => excerpt(detector, NAME_WIDTH))],
      ...rows.map(([label, cell]) => [label, ...detectors.map(cell)]),
    ]);
  const tables: string[][] = [];
  let detectors: DetectorResult[] = [];
  for (const detector of result.perDetector) {
    const wider = [...detectors, detector];
    const isTooWide = tableOf(wider).some((line) => line.length > columns);
    if (isTooWide && detectors.length > 0) {
      tables.push(tableOf(detectors));
      detectors = [detector];
    } else {
      detectors = wider;
    }
  }
  return [...tables, tableOf(detectors)];
}

function detectorNotes(
  result: SecurityResult,
  detector: DetectorResult,
  { palette, columns }: RenderSettings,
): string[] {
  const name = excerpt(detector.detector, 60);
  const lines: string[] = [];
  const failures = detector.entries.filter((entry) => entry.error !== undefined);
  if (failures.length > 0) {
    lines.push(palette.bad(`${name} gave no verdict on ${failures.length} of ${detector.entries.length}:`));
    lines.push(
      ...failures
        .slice(0, SHOWN_FAILURES)
        .map(({ id, error }) => cutTo(`  ${excerpt(id, 40)}  ${error}`, columns)),
    );
  }
  lines.push(...falseAlarmLines(name, result, detector, columns));
  const missed = missedTechniques(detector);
  if (missed.length > 0) {
    const named = missed
      .slice(0, SHOWN_TECHNIQUES)
      .map(
        ({ technique, caught, attacks }) => `${excerpt(technique, 40)} ${number(caught)}/${number(attacks)}`,
      );
    const more = missed.length > SHOWN_TECHNIQUES ? `, and ${missed.length - SHOWN_TECHNIQUES} more` : "";
    lines.push(`${name} mostly misses: ${named.join(", ")}${more}`);
  }
  return lines.length === 0 ? [] : ["", ...lines];
}

/** Ordinary tools and look-alikes apart: the first are the worst, the second show what is confused with what. */
function falseAlarmLines(
  name: string,
  result: SecurityResult,
  detector: DetectorResult,
  columns: number,
): string[] {
  const alarms = falsePositives(result, detector);
  if (alarms.length === 0) return [];
  const lineOf = (alarm: FalsePositive, about: string) =>
    cutTo(
      `  ${excerpt(alarm.id, 30)}  ${excerpt(alarm.tool, 40)}${about}: ${alarm.checkIds.join(" ")}`,
      columns,
    );
  const ordinary = alarms.filter(({ resembles }) => resembles === null);
  const mirrors = alarms.filter(({ resembles }) => resembles !== null);
  const often = result.runsAveraged > 1 ? " in at least one run" : "";
  return [
    `${name} flags ${alarms.length} benign tools${often}; ${ordinary.length} ordinary, the worst:`,
    ...ordinary.slice(0, SHOWN_FALSE_POSITIVES).map((alarm) => lineOf(alarm, "")),
    `${mirrors.length} hard negatives, the worst and what they resemble:`,
    ...mirrors.slice(0, SHOWN_FALSE_POSITIVES).map((alarm) => {
      const { resembles, resemblesCategory } = alarm;
      const category = resembles === resemblesCategory ? "" : ` ${resemblesCategory}`;
      return lineOf(alarm, ` resembles${category} ${excerpt(resembles!, 30)}`);
    }),
  ];
}

/** Each detector against the first: is the difference more than chance? */
function comparisonLines({ perDetector, comparisons }: SecurityResult): string[] {
  const first = perDetector[0]!.detector;
  const lines = comparisons
    .filter(({ detectors }) => detectors[0] === first)
    .map(({ detectors, on, onlyFirstRight, onlySecondRight, pValue }) => {
      const [, second] = detectors;
      const p = `p ${pValue < 0.001 ? "" : "= "}${shownP(pValue)}`;
      const what = on === "malicious" ? "attacks" : "benign tools";
      return `  on ${what} ${excerpt(second!, 30)} alone is right ${onlySecondRight} times, ${excerpt(first, 30)} ${onlyFirstRight} times (${p})`;
    });
  return lines.length === 0 ? [] : ["", `Against ${excerpt(first, 60)} (McNemar, exact):`, ...lines];
}

function rateCell(
  detector: DetectorResult,
  field: keyof NonNullable<DetectorResult["ratesSd"]>,
  name: string,
): string {
  const value = detector[field];
  if (value === null) return excerpt(detector.nullReasons[name] ?? "undefined", 24);
  const deviation = detector.ratesSd?.[field];
  return deviation === undefined || deviation === null || deviation === 0
    ? percent(value)
    : `${percent(value)} ± ${(deviation * 100).toFixed(1)}`;
}

function rangeCell(interval: { low: number; high: number } | undefined): string {
  return interval === undefined ? "–" : `${(interval.low * 100).toFixed(1)}–${percent(interval.high)}`;
}

function number(value: number | null): string {
  return value === null ? "–" : count(value);
}

function cutTo(line: string, columns: number): string {
  return excerpt(line, Math.max(40, columns));
}
