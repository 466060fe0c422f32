import type { CommandSpec } from "../command.js";
import { EXIT } from "../exit-codes.js";

export const explain: CommandSpec = {
  name: "explain",
  arguments: "[name]",
  summary: "Say what a check, metric, engine, detector, dimension or requirement looks at, and why",
  description:
    "Answers come from the registries that the product itself uses. Without a name, lists what there is.",
  options: [],
  formats: ["text", "json"],
  examples: [
    ["toolgauge explain", "everything that can be explained"],
    ["toolgauge explain nDCG", "one metric"],
    ["toolgauge explain execution_blocked", "one requirement of the conformance dimensions"],
  ],
  async run({ args, options }) {
    const { explainable, findExplanation } = await import("../explanations.js");
    if (args[0] === undefined) {
      const all = explainable();
      const lines = all.map(({ kind, name, title }) => `${kind.padEnd(11)} ${name.padEnd(24)} ${title}`);
      return {
        exitCode: EXIT.fine,
        output: options.format === "json" ? JSON.stringify(all, null, 2) : lines.join("\n"),
      };
    }
    const explanation = findExplanation(args[0]);
    if (options.format === "json")
      return { exitCode: EXIT.fine, output: JSON.stringify(explanation, null, 2) };
    const facts = Object.entries(explanation.facts).map(([label, text]) => `${label}: ${text}`);
    return {
      exitCode: EXIT.fine,
      output: [`${explanation.name}: ${explanation.title}`, "", ...facts].join("\n"),
    };
  },
};
