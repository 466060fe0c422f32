import { COMMANDS } from "../../dist/cli/commands/registry.js";

const COMMON = [
  ["--out <file>", "write the result to a file instead of standard output"],
  ["--quiet", "no warnings, no progress"],
  ["--debug", "show the stack of an error"],
];

/** A reference page per command, from the declarations that the command line itself is built of. */
export function commandPages() {
  const pages = COMMANDS.map((spec) => [`docs/commands/${fileName(spec)}`, page(spec)]);
  const rows = COMMANDS.map((spec) => `| [\`${spec.name}\`](${fileName(spec)}) | ${spec.summary} |`);
  const index = [
    "# Commands",
    "",
    "| command | does |",
    "|---|---|",
    ...rows,
    "",
    "Exit codes: 0 fine; 1 findings or a gate breach; 2 could not decide.",
    "",
  ];
  return [["docs/commands/README.md", index.join("\n")], ...pages];
}

function fileName({ name }) {
  return `${name.replaceAll(" ", "-")}.md`;
}

function page(spec) {
  const usage = ["toolgauge", spec.name, spec.arguments, "[options]"].filter(Boolean).join(" ");
  const options = [
    ...spec.options.map((option) => [option.flags, describe(option)]),
    ["--format <name>", `${spec.formats.join(", ")} (default: ${spec.formats[0]})`],
    ...COMMON,
  ];
  return [
    `# toolgauge ${spec.name}`,
    "",
    `${spec.summary}.`,
    ...(spec.description === undefined ? [] : ["", spec.description]),
    "",
    "```",
    usage,
    "```",
    "",
    "| option | meaning |",
    "|---|---|",
    ...options.map(([flags, meaning]) => `| \`${flags}\` | ${meaning.replaceAll("|", "\\|")} |`),
    "",
    "## Examples",
    ...spec.examples.flatMap(([line, what]) => [
      "",
      `${what.charAt(0).toUpperCase()}${what.slice(1)}:`,
      "",
      "```sh",
      line,
      "```",
    ]),
    "",
  ].join("\n");
}

function describe({ summary, choices, default: value }) {
  const allowed = choices === undefined ? "" : `: ${choices.join(", ")}`;
  return `${summary}${allowed}${value === undefined || value === false ? "" : ` (default: ${value})`}`;
}
