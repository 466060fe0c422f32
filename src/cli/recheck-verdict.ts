import { RULESET } from "../conformance/ruleset.js";
import { verdictHash } from "../conformance/verdict-hash.js";
import { fromDisk } from "../core/disk-names.js";
import { ToolgaugeError } from "../core/errors.js";
import { excerpt } from "../core/visible-text.js";
import { parseJson } from "../corpus/parse.js";
import { readText } from "../files/read-text.js";
import { type ConformanceResult, conformanceResult } from "../formats/conformance-result.js";
import type { PackResult } from "../packs/evaluate-pack.js";
import type { CommandResult } from "./command.js";
import { EXIT } from "./exit-codes.js";

/** Recomputes the hash of a saved verdict and compares it with itself and with the packs given. */
export async function recheck(
  path: string,
  packs: readonly PackResult[],
  format: string,
): Promise<CommandResult> {
  const record = await loadVerdict(path);
  const recomputed = verdictHash({ ...record, ruleset: { ...RULESET, ...record.ruleset } as typeof RULESET });
  const checks = [
    {
      subject: path,
      matches: recomputed === record.verdictHash && record.outcome === record.classes[record.claimedClass],
    },
    ...packs.map((result) => {
      if ("error" in result) throw new ToolgaugeError(result.error.code, result.error.message);
      return { subject: result.pack, matches: result.verdict.verdictHash === record.verdictHash };
    }),
  ];
  const exitCode = checks.every(({ matches }) => matches) ? EXIT.fine : EXIT.failed;
  if (format === "json") {
    return {
      exitCode,
      output: JSON.stringify({ verdict_hash: record.verdictHash, recomputed, checks }, null, 2),
    };
  }
  const lines = checks.map(
    ({ subject, matches }) => `${matches ? "same     " : "DIFFERENT"}  ${excerpt(subject, 200)}`,
  );
  return { exitCode, output: [...lines, `verdict hash ${record.verdictHash}`].join("\n") };
}

async function loadVerdict(path: string): Promise<ConformanceResult> {
  const parsed = conformanceResult.safeParse(parseJson(await readText(path), path));
  if (parsed.success) return fromDisk(parsed.data);
  throw new ToolgaugeError("schema_mismatch", `${path} is no saved conformance result`, {
    next: "save one with toolgauge conformance <pack> --format json --out verdict.json",
  });
}
