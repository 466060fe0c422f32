import { Command, CommanderError, Option } from "commander";
import { ToolgaugeError } from "../core/errors.js";
import { TOOL_VERSION } from "../core/version.js";
import { writeAtomically, writeNew } from "../files/write-atomically.js";
import type { CommandSpec, Options } from "./command.js";
import { COMMANDS } from "./commands/registry.js";
import { EXIT, type ExitCode } from "./exit-codes.js";
import { writeStandardOutput } from "./standard-output.js";
import { openTerminal } from "./terminal.js";

const START_HERE = `
Start with:
  toolgauge run               the embedded default suite: scores, gate, HTML report
  toolgauge <command> --help  options and examples of a command
  toolgauge complete bash     a completion script (also zsh, fish, powershell)`;

export async function execute(argv: readonly string[]): Promise<ExitCode> {
  let exitCode: ExitCode = EXIT.fine;
  const root = declareProgram((code) => (exitCode = code));
  if (argv[0] === "complete") return completeShell(root, argv);
  if (argv.length === 0) {
    root.outputHelp({ error: true });
    return EXIT.undecided;
  }
  try {
    await root.parseAsync([...argv], { from: "user" });
    return exitCode;
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return EXIT.fine;
    throw usageError(error);
  }
}

function declareProgram(setExitCode: (code: ExitCode) => void): Command {
  const root = newCommand("toolgauge")
    .description("Measures the tools that AI agents are given: discovery, security, conformance, and a gate.")
    .version(TOOL_VERSION, "--version", "print the version")
    .usage("<command> [options]")
    .addHelpText("after", START_HERE);
  for (const spec of COMMANDS) {
    const [first, second] = spec.name.split(" ");
    const parent = second === undefined ? root : groupOf(root, first!);
    parent.addCommand(declareCommand(spec, second ?? first!, setExitCode));
  }
  return root;
}

function declareCommand(spec: CommandSpec, name: string, setExitCode: (code: ExitCode) => void): Command {
  const details = spec.description === undefined ? "" : `\n\n${spec.description}`;
  const command = newCommand(name).summary(spec.summary).description(`${spec.summary}.${details}`);
  if (spec.arguments !== undefined) command.arguments(spec.arguments);
  for (const { flags, summary, choices, default: value } of spec.options) {
    const option = new Option(flags, summary);
    if (choices !== undefined) option.choices([...choices]);
    if (value !== undefined) option.default(value);
    command.addOption(option);
  }
  const examples = spec.examples.map(([line, what]) => `  $ ${line}\n      ${what}`).join("\n");
  return command
    .addOption(
      new Option("--format <name>", "form of the result").choices([...spec.formats]).default(spec.formats[0]),
    )
    .option("--out <file>", "write the result to a file instead of standard output")
    .option("--quiet", "no warnings, no progress", false)
    .option("--debug", "show the stack of an error", false)
    .addHelpText("after", `\nExamples:\n${examples}`)
    .action(async (...parsed: unknown[]) => {
      const args = parsed.slice(0, -2).flat() as (string | undefined)[];
      const given = args.filter((argument) => argument !== undefined);
      setExitCode(await perform(spec, given, command.opts<Options>()));
    });
}

async function perform(spec: CommandSpec, args: string[], options: Options): Promise<ExitCode> {
  const terminal = openTerminal(options.quiet);
  try {
    const { exitCode, output, note } = await spec.run({ args, options, terminal });
    terminal.clear();
    const text = output === "" || output.endsWith("\n") ? output : `${output}\n`;
    if (options.out === undefined) await writeStandardOutput(text);
    else await (spec.writesOnce ? writeNew : writeAtomically)(options.out, text);
    if (note !== undefined && !options.quiet) process.stderr.write(`${note}\n`);
    return exitCode;
  } finally {
    terminal.clear();
  }
}

function newCommand(name: string): Command {
  return (
    new Command(name)
      .helpOption("-h, --help", "show this help")
      .helpCommand(false)
      // What follows a subcommand is the subcommand's, also where its group has options of the same name.
      .enablePositionalOptions()
      .showSuggestionAfterError(true)
      .configureOutput({ outputError: () => undefined })
      .exitOverride()
  );
}

function groupOf(root: Command, name: string): Command {
  const known = root.commands.find((command) => command.name() === name);
  if (known !== undefined) return known;
  const members = COMMANDS.filter((spec) => spec.name.startsWith(`${name} `)).map(
    (spec) => spec.name.split(" ")[1],
  );
  const group = newCommand(name)
    .summary(`one of: ${members.join(", ")}`)
    .usage("<command> [options]")
    .action(() => {
      throw new ToolgaugeError("usage", `${name} needs one of: ${members.join(", ")}`, {
        next: `see toolgauge ${name} --help`,
      });
    });
  root.addCommand(group);
  return group;
}

function usageError(error: CommanderError): ToolgaugeError {
  const message = error.message
    .replace(/^error: /, "")
    .replace(/\n\(Did you mean (.+)\?\)/s, "; did you mean $1?")
    .replace(/\s*\n\s*/g, " ");
  return new ToolgaugeError("usage", message, { next: "see toolgauge --help", cause: error });
}

/** `toolgauge complete <shell>` prints a completion script; the shell then calls `toolgauge complete -- <words>`. */
async function completeShell(root: Command, argv: readonly string[]): Promise<ExitCode> {
  const { default: tab } = await import("@bomb.sh/tab/commander");
  const completion = tab(root);
  const [, shell, ...words] = argv;
  if (shell === "--") {
    completion.parse(words);
  } else if (shell !== undefined && ["bash", "zsh", "fish", "powershell"].includes(shell)) {
    completion.setup("toolgauge", "toolgauge", shell);
  } else {
    throw new ToolgaugeError("usage", "complete needs a shell", {
      next: "one of bash, zsh, fish, powershell",
    });
  }
  return EXIT.fine;
}
