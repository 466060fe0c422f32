import type { PackResult } from "../packs/evaluate-pack.js";
import type { CommandResult } from "./command.js";
import { EXIT } from "./exit-codes.js";

/** Bare schema checks of the objects that are there; no class is decided. */
export function reportObjects(results: readonly PackResult[], format: string): CommandResult {
  const packs = results.map((result) => {
    if ("error" in result)
      return { pack: result.pack, error: result.error.message, checked: 0, findings: [] };
    const { dimensions, evidenceSummary } = result.verdict;
    const { contexts, plans, traces, confirms } = evidenceSummary;
    const findings = dimensions.schema_validity!.requirements.flatMap((requirement) => requirement.findings);
    return { pack: result.pack, checked: contexts + plans + traces + confirms, findings };
  });
  const exitCode = packs.some((pack) => "error" in pack)
    ? EXIT.undecided
    : packs.some(({ findings }) => findings.length > 0)
      ? EXIT.failed
      : EXIT.fine;
  if (format === "json") return { exitCode, output: JSON.stringify({ objects_only: true, packs }, null, 2) };
  const lines = packs.flatMap((pack) => [
    "error" in pack
      ? `unreadable  ${pack.error}`
      : `${pack.findings.length === 0 ? "valid  " : "INVALID"}  ${pack.pack}: ${pack.checked} objects, ${pack.findings.length} findings`,
    ...pack.findings.map(
      ({ artifact, pointer, observed, expected, hint }) =>
        `  ${artifact} ${pointer}: found ${observed}, expected ${expected}; ${hint}`,
    ),
  ]);
  return { exitCode, output: [...lines, "objects only: no class was decided"].join("\n") };
}
