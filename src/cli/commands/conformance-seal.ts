import { ToolgaugeError } from "../../core/errors.js";
import type { CommandSpec } from "../command.js";
import { EXIT } from "../exit-codes.js";
import { textOption } from "../option-values.js";

export const conformanceSeal: CommandSpec = {
  name: "conformance seal",
  arguments: "[folder]",
  summary: "Write the integrity files of an evidence pack, and a manifest where there is none",
  description:
    "Hashes every file into integrity/sha256sums.txt and writes the root hash to integrity/pack.sha256.",
  options: [{ flags: "--exported-at <time>", summary: "time for a new manifest (default: now)" }],
  formats: ["text"],
  examples: [["toolgauge conformance seal evidence", "any later change to the pack is then noticed"]],
  async run({ args, options }) {
    const [folder] = args;
    if (folder === undefined) {
      throw new ToolgaugeError("usage", "conformance seal needs a folder", { next: "name the pack to seal" });
    }
    const { sealPack } = await import("../../packs/seal.js");
    const exportedAt = textOption(options, "exportedAt") ?? new Date().toISOString();
    const { files, rootHash, wroteManifest } = await sealPack(folder, exportedAt);
    const manifest = wroteManifest ? ", and a new manifest" : "";
    return { exitCode: EXIT.fine, output: `Sealed ${files} files${manifest}; root hash ${rootHash}` };
  },
};
