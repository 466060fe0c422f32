import { ToolgaugeError } from "../../core/errors.js";
import type { CommandSpec } from "../command.js";
import { EXIT } from "../exit-codes.js";

export const conformanceInit: CommandSpec = {
  name: "conformance init",
  arguments: "[folder]",
  summary: "Write a small clean evidence pack to start from",
  description: "Existing files are never overwritten.",
  options: [],
  formats: ["text"],
  examples: [["toolgauge conformance init evidence", "then: toolgauge conformance evidence"]],
  async run({ args }) {
    const [folder] = args;
    if (folder === undefined) {
      throw new ToolgaugeError("usage", "conformance init needs a folder", {
        next: "name one that does not exist yet",
      });
    }
    const { initPack } = await import("../../packs/init.js");
    const files = await initPack(folder);
    return { exitCode: EXIT.fine, output: `Wrote ${files.length} files to ${folder}: ${files.join(", ")}` };
  },
};
