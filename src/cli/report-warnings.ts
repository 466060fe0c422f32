import type { Problem } from "../core/errors.js";
import type { Terminal } from "./command.js";

const SHOWN = 3;

/** A foreign file's deviations from what we hold our own datasets to: a few, then the count. */
export function reportWarnings(terminal: Terminal, path: string, problems: readonly Problem[]): void {
  for (const { pointer, found, expected } of problems.slice(0, SHOWN)) {
    terminal.warn(`${path} at ${pointer}: found ${found}, expected ${expected}`);
  }
  if (problems.length > SHOWN) {
    terminal.warn(
      `${path}: ${problems.length - SHOWN} more; --strict makes them errors, toolgauge validate lists them`,
    );
  }
}
