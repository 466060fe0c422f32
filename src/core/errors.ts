import { visible } from "./visible-text.js";

/** Why a command could not decide. Every code is pinned: scripts may match on it. */
export type ErrorCode =
  /** The command line itself is wrong. */
  | "usage"
  /** A named file does not exist. */
  | "file_missing"
  /** A file exists but cannot be read: a directory, no permission, too large, broken encoding. */
  | "file_unreadable"
  /** The bytes are not the JSON or YAML they should be. */
  | "not_parsable"
  /** Parsed, but not of the published schema; `problems` lists where. */
  | "schema_mismatch"
  /** Of the right shape, but breaks an invariant between its parts; `problems` lists where. */
  | "invariant_broken"
  /** A format version this release does not know. */
  | "unsupported_version"
  /** A baseline measured on other data, another split or other metric definitions. */
  | "baseline_mismatch"
  /** Writing would overwrite something that must not change. */
  | "already_exists"
  /** An output could not be written. */
  | "not_writable"
  /** A name that is in no registry: engine, detector, metric, check. */
  | "unknown_name"
  /** An engine, detector or server did not do its part. */
  | "peer_failed";

/** One thing wrong inside a file, at a JSON Pointer ("" is the whole document). */
export interface Problem {
  pointer: string;
  found: string;
  expected: string;
}

export interface ErrorDetail {
  /** What the user can do about it. */
  next?: string;
  problems?: Problem[];
  /** How many problems there were when `problems` was capped. */
  problemsTotal?: number;
  cause?: unknown;
}

/** The one error type for everything a user can cause. Anything else that is thrown is a bug. */
export class ToolgaugeError extends Error {
  readonly code: ErrorCode;
  readonly next: string | undefined;
  readonly problems: Problem[];
  readonly problemsTotal: number;

  constructor(code: ErrorCode, message: string, detail: ErrorDetail = {}) {
    super(message, detail.cause === undefined ? undefined : { cause: detail.cause });
    this.name = "ToolgaugeError";
    this.code = code;
    this.next = detail.next;
    this.problems = detail.problems ?? [];
    this.problemsTotal = detail.problemsTotal ?? this.problems.length;
  }
}

/** The error as a user reads it: one line, and one more per further problem. Safe to print. */
export function describeError(error: ToolgaugeError): string {
  const [first, ...rest] = error.problems;
  let line = error.message;
  if (first !== undefined) {
    const count = error.problemsTotal > 1 ? `${error.problemsTotal} problems; first ` : "";
    line += `: ${count}${describeProblem(first)}`;
  }
  if (error.next !== undefined) line += `; ${error.next}`;
  const lines = [visible(line), ...rest.map((problem) => `  ${visible(describeProblem(problem))}`)];
  const hidden = error.problemsTotal - error.problems.length;
  if (hidden > 0) lines.push(`  and ${hidden} more`);
  return lines.join("\n");
}

function describeProblem({ pointer, found, expected }: Problem): string {
  const place = pointer === "" ? "at the top level" : `at ${pointer}`;
  return `${place}: found ${found}, expected ${expected}`;
}
