import { excerpt } from "../core/visible-text.js";

/** Why a server's tools could not be read. */
export type FailureReason =
  | "not_started"
  | "exited"
  | "timeout"
  | "flooded"
  | "refused"
  | "invalid_answer"
  | "unreachable"
  | "bad_configuration";

export class ServerFailure extends Error {
  readonly reason: FailureReason;

  constructor(reason: FailureReason, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = "ServerFailure";
    this.reason = reason;
  }
}

/** What is reported for a server that failed; all text is safe to print. */
export interface FailedServer {
  server: string;
  reason: FailureReason;
  message: string;
  /** The end of what the process wrote to stderr, line by line. */
  stderr: string[];
}

const SHOWN_LINES = 8;
/** Of Node and Python: where in the server's code it failed, which says nothing to its user. */
const STACK_FRAME = /^\s+(?:at |File ")/;

export function failedServer(server: string, error: unknown, stderr: string): FailedServer {
  const failure = error instanceof ServerFailure ? error : undefined;
  const message = error instanceof Error ? error.message : String(error);
  const lines = stderr.split(/\r?\n/).filter((line) => line.trim() !== "" && !STACK_FRAME.test(line));
  return {
    server,
    reason: failure?.reason ?? "invalid_answer",
    message: excerpt(message, 300),
    stderr: lines.slice(-SHOWN_LINES).map((line) => excerpt(line, 200)),
  };
}
