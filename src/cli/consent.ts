import { ToolgaugeError } from "../core/errors.js";
import { excerpt } from "../core/visible-text.js";
import type { ServerTarget } from "../mcp/server-target.js";
import type { Options, Terminal } from "./command.js";

/** Nothing is started without consent: by `--yes`, or by a person at the terminal who has seen the list. */
export async function mayStart(
  targets: readonly ServerTarget[],
  options: Options,
  terminal: Terminal,
): Promise<boolean> {
  if (targets.length === 0 || options.connect === false) return false;
  if (options.yes === true) return true;
  const list = targets.map((target) => `  ${describeTarget(target)}`).join("\n");
  if (!terminal.isInteractive) {
    throw new ToolgaugeError(
      "usage",
      `${targets.length} configured servers would be started, and nobody can be asked`,
      {
        next: "pass --yes to start them, or --no-connect to scan the configuration alone",
      },
    );
  }
  const { createInterface } = await import("node:readline/promises");
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  try {
    const answer = await lines.question(`These servers would be started:\n${list}\nStart them? [y/N] `);
    return /^y(es)?$/i.test(answer.trim());
  } finally {
    lines.close();
  }
}

/** Names and commands; values of the environment may be secrets and are left out. */
function describeTarget(target: ServerTarget): string {
  const what = target.kind === "process" ? [target.command, ...target.args].join(" ") : target.url;
  return `${excerpt(target.server, 40)}: ${excerpt(what, 120)}`;
}
