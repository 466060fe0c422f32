import { hashJson } from "../core/canonical-json.js";
import type { Verdict } from "./verdict.js";

/**
 * SHA-256 over the canonical JSON of what was decided and on which evidence. Free of times, file names
 * and wording for people, so that the same evidence in other files gives the same hash.
 */
export function verdictHash(verdict: Omit<Verdict, "verdictHash">): string {
  return hashJson({
    ruleset: verdict.ruleset.name,
    protocol_version: verdict.ruleset.protocolVersion,
    profile: verdict.profile,
    strict_gating: verdict.strictGating,
    classes: verdict.classes,
    is_corrupted: verdict.packIntegrity.status === "corrupted",
    evidence_sha256: verdict.evidenceSummary.evidenceSha256,
    dimensions: Object.fromEntries(
      Object.entries(verdict.dimensions).map(([id, { outcome, requirements }]) => [
        id,
        {
          outcome,
          requirements: requirements.map((requirement) => ({
            id: requirement.id,
            outcome: requirement.outcome,
            findings_total: requirement.findingsTotal,
            findings: requirement.findings.map(({ code, pointer }) => ({ code, pointer })),
          })),
        },
      ]),
    ),
  });
}
