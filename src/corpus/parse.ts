import { parse as parseYaml } from "yaml";
import type { z } from "zod";
import { type Problem, ToolgaugeError } from "../core/errors.js";
import { jsonPointer } from "../core/json-pointer.js";
import { excerpt } from "../core/visible-text.js";
import { FORMATS, type FormatId } from "../formats/index.js";

/** How many problems an error lists; the total is always stated. */
export const PROBLEM_CAP = 20;

export interface Parsed<T> {
  value: T;
  /** What a strict reading would refuse. */
  warnings: Problem[];
}

export function parseJson(text: string, place: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ToolgaugeError(
      "not_parsable",
      `${place} is not JSON: ${excerpt((cause as Error).message, 120)}`,
      {
        cause,
        next: "check that the whole file was written",
      },
    );
  }
}

export function parseYamlText(text: string, place: string): unknown {
  try {
    return parseYaml(text, { maxAliasCount: 100 });
  } catch (cause) {
    const [firstLine = ""] = (cause as Error).message.split("\n");
    throw new ToolgaugeError("not_parsable", `${place} is not YAML: ${excerpt(firstLine, 160)}`, {
      cause,
      next: "check the indentation",
    });
  }
}

type FileOf<Id extends FormatId> = z.infer<(typeof FORMATS)[Id]>;

/**
 * Holds a parsed value to a format's schema, reporting all problems at once.
 * Fields the format does not know are a warning, or an error when `strict`.
 */
export function parseFormat<Id extends FormatId>(
  id: Id,
  raw: unknown,
  place: string,
  strict: boolean,
): Parsed<FileOf<Id>> {
  refuseUnknownVersion(raw, place);
  const schema: z.ZodType = FORMATS[id];
  const first = schema.safeParse(raw, { reportInput: true });
  if (first.success) return { value: first.data as FileOf<Id>, warnings: [] };
  const unknownFields = first.error.issues.filter((issue) => issue.code === "unrecognized_keys");
  const warnings = unknownFields.flatMap(describeIssue);
  if (!strict && unknownFields.length === first.error.issues.length) {
    const second = schema.safeParse(withoutFields(raw, unknownFields), { reportInput: true });
    if (second.success) return { value: second.data as FileOf<Id>, warnings };
  }
  throw problemsError(
    "schema_mismatch",
    `${place} is not a valid ${id} file`,
    first.error.issues.flatMap(describeIssue),
  );
}

/** One error for all problems of a file. */
export function problemsError(
  code: "schema_mismatch" | "invariant_broken",
  message: string,
  problems: Problem[],
): ToolgaugeError {
  return new ToolgaugeError(code, message, {
    problems: problems.slice(0, PROBLEM_CAP),
    problemsTotal: problems.length,
  });
}

/** Files of a later release say so in `format_version`, or in `version` when it is the format's own. */
function refuseUnknownVersion(raw: unknown, place: string): void {
  if (raw === null || typeof raw !== "object") return;
  const { kind, version, format_version: formatVersion } = raw as Record<string, unknown>;
  const versionIsTheFormats = kind === "run_record" || kind === "approvals";
  const declared = formatVersion ?? (versionIsTheFormats ? version : undefined);
  if (declared === undefined || declared === 1) return;
  const shown = excerpt(JSON.stringify(declared) ?? String(declared), 40);
  throw new ToolgaugeError(
    "unsupported_version",
    `${place} has format version ${shown}; this release reads version 1`,
    {
      next: "update toolgauge or write the file again",
    },
  );
}

function describeIssue(issue: z.core.$ZodIssue): Problem[] {
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => ({
      pointer: jsonPointer([...issue.path, key]),
      found: "an unknown field",
      expected: "none of that name",
    }));
  }
  return [
    {
      pointer: jsonPointer(issue.path),
      found: describeValue(issue.input),
      expected: describeExpectation(issue),
    },
  ];
}

function describeValue(value: unknown): string {
  if (value === undefined) return "nothing";
  if (Array.isArray(value)) return `an array of ${value.length}`;
  if (value !== null && typeof value === "object") return "an object";
  return excerpt(JSON.stringify(value) ?? String(value), 60);
}

function describeExpectation(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case "invalid_type":
      return issue.expected === "object"
        ? "an object"
        : issue.expected === "array"
          ? "an array"
          : `a ${issue.expected}`;
    case "invalid_value":
      return issue.values.length === 1
        ? JSON.stringify(issue.values[0])
        : `one of ${issue.values.map((value) => String(value)).join(", ")}`;
    case "invalid_format":
      return issue.pattern === undefined ? `a valid ${issue.format}` : `text like ${issue.pattern}`;
    case "too_small":
      return `at least ${issue.minimum}${issue.origin === "array" ? " items" : ""}`;
    case "too_big":
      return `at most ${issue.maximum}${issue.origin === "array" ? " items" : ""}`;
    default:
      return issue.message.charAt(0).toLowerCase() + issue.message.slice(1);
  }
}

function withoutFields(raw: unknown, issues: z.core.$ZodIssue[]): unknown {
  const copy = structuredClone(raw);
  for (const issue of issues) {
    if (issue.code !== "unrecognized_keys") continue;
    let parent = copy as Record<PropertyKey, unknown>;
    for (const key of issue.path) parent = parent[key] as Record<PropertyKey, unknown>;
    for (const key of issue.keys) delete parent[key];
  }
  return copy;
}
