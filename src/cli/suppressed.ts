import { ToolgaugeError } from "../core/errors.js";
import { toolIdOf } from "../core/tool-definition.js";
import type { Suppression } from "../formats/suppressions.js";
import type { Finding, ScanReport } from "../scanner/index.js";
import { verdictOf } from "../scanner/verdict.js";

/**
 * Takes accepted signals out of a report. A suppression that no longer fits is an error: the tool is gone,
 * its definition has changed, the day has passed, or there is nothing left to suppress. `fingerprints` are those of
 * the scanned definitions, by tool id.
 */
export function suppress(
  findings: readonly Finding[],
  suppressions: readonly Suppression[],
  fingerprints: ReadonlyMap<string, string>,
  today: string,
): { kept: Finding[]; suppressed: number } {
  const stale = suppressions.flatMap((each) => staleness(each, findings, fingerprints, today));
  if (stale.length > 0) {
    throw new ToolgaugeError("invariant_broken", `stale suppressions: ${stale.join("; ")}`, {
      next: "review the tool again, then renew or remove the entry",
    });
  }
  const kept = findings.filter(
    (finding) => !finding.signals.every((check) => suppressions.some((each) => covers(each, finding, check))),
  );
  return { kept, suppressed: findings.length - kept.length };
}

function covers({ server, tool, check }: Suppression, finding: Finding, signal: string): boolean {
  return server === finding.server && tool === finding.tool && (check === undefined || check === signal);
}

function staleness(
  each: Suppression,
  findings: readonly Finding[],
  fingerprints: ReadonlyMap<string, string>,
  today: string,
): string[] {
  const id = toolIdOf(each.server, each.tool);
  const fingerprint = fingerprints.get(id);
  if (fingerprint === undefined) return [`${id} is not there`];
  if (each.expires < today) return [`${id} expired on ${each.expires}`];
  if (fingerprint !== each.fingerprint) return [`${id} has changed since the review`];
  const used = findings.some((finding) => finding.signals.some((check) => covers(each, finding, check)));
  return used ? [] : [`${id} has nothing left to suppress`];
}

/** The report without the others, and the verdict that the remaining findings deserve. */
export function withFindings(report: ScanReport, findings: Finding[]): ScanReport {
  return { ...report, verdict: verdictOf(findings, report.coverage), findings };
}
