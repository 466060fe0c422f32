import type { Palette } from "../report/palette.js";
import type { ExitCode } from "./exit-codes.js";

/** One command. Its module is loaded on every start, so `run` imports anything heavy itself. */
export interface CommandSpec {
  /** As typed after `toolgauge`; a second word makes a subcommand. */
  name: string;
  /** Positional arguments in commander's notation, for example `<file...>`. */
  arguments?: string;
  summary: string;
  /** What the command does beyond the summary, for its help. */
  description?: string;
  options: OptionSpec[];
  /** Output formats, the default first. */
  formats: readonly [string, ...string[]];
  /** `--out` names a version that is written once and never overwritten. */
  writesOnce?: true;
  examples: readonly (readonly [commandLine: string, what: string])[];
  run(invocation: Invocation): Promise<CommandResult>;
}

export interface OptionSpec {
  /** commander's notation: `--split <name>`, `--engine <name...>`, `--strict`. */
  flags: string;
  summary: string;
  choices?: readonly string[];
  default?: string | number | boolean;
}

export interface Invocation {
  args: string[];
  options: Options;
  terminal: Terminal;
}

/** Parsed options by camelCase name, plus those every command has. */
export interface Options {
  [name: string]: unknown;
  format: string;
  out?: string;
  quiet: boolean;
}

export interface CommandResult {
  exitCode: ExitCode;
  /** The result, for stdout or `--out`. */
  output: string;
  /** A line for people on stderr, after the result. */
  note?: string;
}

/** What a command may say besides its result; all of it goes to stderr. */
export interface Terminal {
  palette: Palette;
  /** Text columns of the output, 80 when it is not a terminal. */
  columns: number;
  isInteractive: boolean;
  /** Silenced by `--quiet`. */
  warn(line: string): void;
  /** Shown on a terminal only, and only once work has taken longer than a second. */
  progress(line: string): void;
  /** Removes a progress line that is still shown. */
  clear(): void;
}
