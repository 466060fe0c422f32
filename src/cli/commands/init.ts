import type { CommandSpec } from "../command.js";
import { EXIT } from "../exit-codes.js";

export const init: CommandSpec = {
  name: "init",
  arguments: "[folder]",
  summary: "Write a commented suite, a baseline and a CI file for a new repository",
  description:
    "What is written runs as it is; replace the example tools and questions by yours. Overwrites nothing.",
  options: [],
  formats: ["text"],
  examples: [["toolgauge init", "in the current folder, then: toolgauge run toolgauge/suite.yaml"]],
  async run({ args }) {
    const { writeStarter } = await import("../../suite/write-starter.js");
    const paths = await writeStarter(args[0] ?? ".");
    const lines = [
      "Wrote",
      ...paths.map((path) => `  ${path}`),
      "",
      "Next:",
      "  toolgauge run toolgauge/suite.yaml          measures the example; the gate passes",
      "  toolgauge snapshot --help                   freezes the tools of your own servers",
      "  edit toolgauge/golden.json                  your users' questions and the tool for each",
      "  toolgauge run toolgauge/suite.yaml --watch  shows what every edit does to the scores",
      "  git add toolgauge .github                   then every pull request is gated",
    ];
    return { exitCode: EXIT.fine, output: lines.join("\n") };
  },
};
