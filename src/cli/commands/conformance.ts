import type { ConformanceOptions } from "../../conformance/evaluate.js";
import type { Verdict } from "../../conformance/verdict.js";
import type { ConformanceResultFile } from "../../formats/conformance-result.js";
import type { PackResult } from "../../packs/evaluate-pack.js";
import type { PackOptions } from "../../packs/read-pack.js";
import type { RenderSettings } from "../../report/renderers/registry.js";
import type { CommandResult, CommandSpec, Options } from "../command.js";
import { EXIT, type ExitCode } from "../exit-codes.js";
import { countOption, listOption, textOption } from "../option-values.js";

const EXIT_OF: Record<Verdict["outcome"], ExitCode> = {
  CONFORMANT: EXIT.fine,
  "NON-CONFORMANT": EXIT.failed,
  "INCOMPLETE-EVIDENCE": EXIT.undecided,
};

export const conformance: CommandSpec = {
  name: "conformance",
  arguments: "[pack...]",
  summary: "Evaluate MPLP evidence packs by six dimensions",
  description:
    "A pack is a folder, a zip archive or one JSON file, or - for standard input. Known layouts: contexts/, plans/,\n" +
    "traces/ and confirms/; artifacts/ with timeline/ (layout 1 and 2); input/ and expected/; four files in one\n" +
    "folder. Ends with 0 when conformant, 1 when not, 2 when the evidence does not allow a verdict.",
  options: [
    { flags: "--class <name>", summary: "the class to decide", choices: ["L1", "L2", "L3"], default: "L3" },
    {
      flags: "--profile <name>",
      summary: "published: the published schemas exactly; spec: also the names of the evaluation document",
      choices: ["spec", "published"],
      default: "spec",
    },
    { flags: "--strict-gating", summary: "demand a Confirm per marked step, not one for the plan" },
    { flags: "--objects-only", summary: "only check the objects that are there against their schemas" },
    { flags: "--strip-comment", summary: "drop a top-level $comment before checking" },
    {
      flags: "--recheck <record>",
      summary: "recompute the verdict hash of a saved JSON result, or of the packs given",
    },
    { flags: "--invariants <file...>", summary: "golden-flow rules to check too; they decide no class" },
    { flags: "--max-mb <n>", summary: "largest pack, unpacked", default: "50" },
    { flags: "--max-files <n>", summary: "most files in a pack", default: "1000" },
  ],
  formats: ["text", "json"],
  examples: [
    ["toolgauge conformance evidence/", "all six dimensions, class L3"],
    ["toolgauge conformance run.zip --class L2 --format json", "a zip archive, for a machine"],
    ["toolgauge conformance init evidence", "write a small clean pack to start from"],
    ["toolgauge conformance evidence/ --recheck verdict.json", "is it still the same verdict?"],
  ],
  async run({ args, options, terminal }) {
    const record = textOption(options, "recheck");
    if (record === undefined && args.length === 0) {
      const { ToolgaugeError } = await import("../../core/errors.js");
      throw new ToolgaugeError("usage", "conformance needs a pack", {
        next: "name a folder, zip archive or JSON file, or start with toolgauge conformance init <folder>",
      });
    }
    const [{ availableParallelism }, { evaluatePacks }] = await Promise.all([
      import("node:os"),
      import("../../packs/evaluate-packs.js"),
    ]);
    const jobs = args.map((pack) => ({ pack, ...readOptions(options) }));
    let done = 0;
    const results = await evaluatePacks(jobs, availableParallelism(), ({ pack }) => {
      done += 1;
      terminal.progress(`conformance: ${done} of ${jobs.length}, ${pack}`);
    });
    if (record !== undefined) {
      const { recheck } = await import("../recheck-verdict.js");
      return recheck(record, results, options.format);
    }
    if (options.objectsOnly === true) {
      const { reportObjects } = await import("../report-objects.js");
      return reportObjects(results, options.format);
    }
    await throwOnlyError(results);
    return {
      exitCode: Math.max(...results.map(exitOf)) as ExitCode,
      output: await render(results, options.format, terminal),
      ...noteOn(results),
    };
  },
};

function readOptions(options: Options): { reading: PackOptions; evaluation: ConformanceOptions } {
  return {
    reading: {
      limits: {
        megabytes: countOption(options, "maxMb", 1_000_000),
        files: countOption(options, "maxFiles", 10_000_000),
      },
      stripComment: options.stripComment === true,
      invariantFiles: listOption(options, "invariants") ?? [],
    },
    evaluation: {
      claimedClass: options.class as ConformanceOptions["claimedClass"],
      profile: options.profile as ConformanceOptions["profile"],
      strictGating: options.strictGating === true,
    },
  };
}

/** With a single pack the command fails as any other does: one line, nothing on standard output. */
async function throwOnlyError(results: readonly PackResult[]): Promise<void> {
  const [only] = results;
  if (results.length !== 1 || only === undefined || !("error" in only)) return;
  const { ToolgaugeError } = await import("../../core/errors.js");
  throw new ToolgaugeError(only.error.code, only.error.message);
}

function exitOf(result: PackResult): ExitCode {
  return "error" in result ? EXIT.undecided : EXIT_OF[result.verdict.outcome];
}

async function render(
  results: readonly PackResult[],
  format: string,
  settings: RenderSettings,
): Promise<string> {
  if (format === "json") return renderJson(results);
  const { renderConformance } = await import("../../report/conformance-text.js");
  return results
    .flatMap((result) =>
      "error" in result ? [] : [renderConformance(result.pack, result.verdict, settings)],
    )
    .join("\n");
}

/** One pack prints its result; several print a list. */
async function renderJson(results: readonly PackResult[]): Promise<string> {
  const { toDisk } = await import("../../core/disk-names.js");
  const files = results.map((result) =>
    "error" in result ? { error: result.error } : toDisk<ConformanceResultFile>(result.verdict),
  );
  const list = files.map((file, index) => ({ pack: results[index]!.pack, ...file }));
  return JSON.stringify(files.length === 1 ? files[0] : { results: list }, null, 2);
}

/** One line per pack that could not be judged, for people and logs. */
function noteOn(results: readonly PackResult[]): Pick<CommandResult, "note"> {
  const lines = results.flatMap((result) => {
    if ("error" in result) return [`toolgauge: ${result.error.message}`];
    const { outcome, evidenceSummary, packIntegrity } = result.verdict;
    if (outcome !== "INCOMPLETE-EVIDENCE") return [];
    const why = [
      ...evidenceSummary.unreadable.map(({ place, reason }) => `${place} ${reason}`),
      ...packIntegrity.damaged,
      ...evidenceSummary.missing.map((kind) => `no ${kind}`),
    ];
    return [`toolgauge: ${result.pack}: incomplete evidence: ${why.slice(0, 3).join("; ")}`];
  });
  return lines.length === 0 ? {} : { note: lines.join("\n") };
}
