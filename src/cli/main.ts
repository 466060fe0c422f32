import { describeError, ToolgaugeError } from "../core/errors.js";
import { TOOL_VERSION } from "../core/version.js";
import { visible } from "../core/visible-text.js";
import { EXIT, type ExitCode } from "./exit-codes.js";

/** Runs one command line and says how it ended. */
export async function main(argv: readonly string[]): Promise<ExitCode> {
  for (const stream of [process.stdout, process.stderr]) stream.on("error", ignoreClosedPipe);
  try {
    if (argv[0] === "--version") return printVersion();
    const { execute } = await import("./program.js");
    return await execute(argv);
  } catch (error) {
    process.stderr.write(`toolgauge: ${describe(error, argv.includes("--debug"))}\n`);
    return EXIT.undecided;
  }
}

/** A reader that went away (`| head`) is not an error. */
function ignoreClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== "EPIPE") throw error;
}

/** Asked for by scripts on every start, so it loads no command. */
function printVersion(): ExitCode {
  process.stdout.write(`${TOOL_VERSION}\n`);
  return EXIT.fine;
}

function describe(error: unknown, isDebug: boolean): string {
  if (error instanceof ToolgaugeError) {
    const text = describeError(error);
    return isDebug ? `${text}\n${visibleStack(error)}` : text;
  }
  const message = error instanceof Error ? error.message : String(error);
  return isDebug
    ? visibleStack(error)
    : `internal error: ${visible(message)}; run again with --debug and report it`;
}

function visibleStack(error: unknown): string {
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const cause =
    error instanceof Error && error.cause !== undefined ? `\ncaused by: ${visibleStack(error.cause)}` : "";
  return stack.split("\n").map(visible).join("\n") + cause;
}
