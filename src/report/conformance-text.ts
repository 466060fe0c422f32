import type { ConformanceResult } from "../formats/conformance-result.js";
import type { Palette } from "./palette.js";
import type { RenderSettings } from "./renderers/registry.js";

type Requirement = ConformanceResult["dimensions"][string]["requirements"][number];

const LISTED_FINDINGS = 10;
const MARKS = { pass: "ok  ", fail: "FAIL", not_evaluated: "none", error: "ERR " };

/** A checklist: every requirement with its answer, and where and why it failed. */
export function renderConformance(
  pack: string,
  result: ConformanceResult,
  { palette }: RenderSettings,
): string {
  const { ruleset, classes } = result;
  const lines = [
    `${emphasized(result.outcome, palette)}  ${palette.strong(pack)}  class ${result.claimedClass}`,
    palette.faint(
      `evaluated under ${ruleset.name} (${ruleset.source}, protocol ${ruleset.protocolVersion}), profile ${result.profile}`,
    ),
    `evidence: ${describeEvidence(result)}`,
    ...evidenceProblems(result).map((line) => palette.caution(line)),
    `classes:  ${Object.entries(classes)
      .map(([name, outcome]) => `${name} ${outcome}`)
      .join(", ")}`,
  ];
  for (const { title, outcome, requirements } of Object.values(result.dimensions)) {
    lines.push("", `${palette.strong(title)}: ${mark(outcome, palette).trim()}`);
    for (const requirement of requirements) lines.push(...requirementLines(requirement, palette));
  }
  if (result.invariants.length > 0) lines.push(...invariantLines(result.invariants, palette));
  lines.push("", `verdict hash ${result.verdictHash}`);
  return `${lines.join("\n")}\n`;
}

function invariantLines(invariants: ConformanceResult["invariants"], palette: Palette): string[] {
  const marks = { pass: palette.good("ok  "), fail: palette.bad("FAIL"), not_run: palette.caution("none") };
  return [
    "",
    `${palette.strong("Golden invariants")} (part of no class)`,
    ...invariants.map(
      ({ id, scope, path, rule, outcome, detail }) =>
        `  ${marks[outcome]} ${id.padEnd(24)} ${scope}.${path} ${rule}${outcome === "pass" ? "" : `: ${detail}`}`,
    ),
  ];
}

function emphasized(outcome: ConformanceResult["outcome"], palette: Palette): string {
  if (outcome === "CONFORMANT") return palette.good(outcome);
  return outcome === "NON-CONFORMANT" ? palette.bad(outcome) : palette.caution(outcome);
}

function mark(outcome: Requirement["outcome"], palette: Palette): string {
  const text = MARKS[outcome];
  if (outcome === "pass") return palette.good(text);
  return outcome === "fail" ? palette.bad(text) : palette.caution(text);
}

function describeEvidence({ evidenceSummary: summary, packIntegrity }: ConformanceResult): string {
  const counts = [
    counted(summary.contexts, "context"),
    counted(summary.plans, "plan"),
    counted(summary.traces, "trace"),
    counted(summary.confirms, "confirm"),
    counted(summary.steps, "step"),
    counted(summary.segments, "segment"),
    counted(summary.events, "event line"),
  ];
  const form = packIntegrity.rootHashForm === null ? "" : ` (root hash over ${packIntegrity.rootHashForm})`;
  return `${summary.layout} layout, ${counts.join(", ")}; integrity ${packIntegrity.status}${form}`;
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

function evidenceProblems({ evidenceSummary: summary, packIntegrity }: ConformanceResult): string[] {
  return [
    ...summary.missing.map((kind) => `  missing: no readable ${kind} in the pack`),
    ...summary.unreadable.map(({ place, reason }) => `  unreadable: ${place} ${reason}`),
    ...packIntegrity.damaged.map((line) => `  corrupted: ${line}`),
    ...packIntegrity.uncovered.map((path) => `  not covered by the integrity list: ${path}`),
    ...(summary.unreadableEvents > 0
      ? [`  ${counted(summary.unreadableEvents, "event line")} not readable as JSON`]
      : []),
    ...summary.notes.map((note) => `  note: ${note}`),
  ];
}

function requirementLines(requirement: Requirement, palette: Palette): string[] {
  const { findings, findingsTotal, notes } = requirement;
  const lines = [
    `  ${mark(requirement.outcome, palette)} ${requirement.id.padEnd(24)} ${requirement.question}`,
  ];
  for (const { artifact, pointer, observed, expected, hint } of findings.slice(0, LISTED_FINDINGS)) {
    lines.push(
      `         ${place(artifact, pointer)}`,
      `           found     ${observed}`,
      `           expected  ${expected}`,
      `           fix       ${hint}`,
    );
  }
  const unlisted = findingsTotal - Math.min(findings.length, LISTED_FINDINGS);
  if (unlisted > 0) lines.push(`         and ${unlisted} more`);
  for (const { level, artifact, pointer, observed, hint } of notes.slice(0, LISTED_FINDINGS)) {
    const where = artifact === "" ? "" : ` (${place(artifact, pointer)})`;
    lines.push(palette.faint(`         ${level}: ${observed}${where}; ${hint}`));
  }
  const unlistedNotes = requirement.notesTotal - Math.min(notes.length, LISTED_FINDINGS);
  if (unlistedNotes > 0) lines.push(palette.faint(`         and ${unlistedNotes} more remarks`));
  return lines;
}

function place(artifact: string, pointer: string): string {
  return artifact === "" ? "the pack" : `${artifact} ${pointer}`;
}
