import { hashJson } from "../core/canonical-json.js";
import { ToolgaugeError } from "../core/errors.js";
import type { Suppression } from "../formats/suppressions.js";
import type { Finding, ScanReport, ToolView } from "../scanner/index.js";

/** What a reviewer looked at: everything of the definition. */
export function fingerprint({
  server,
  name,
  title,
  description,
  inputSchema,
  outputSchema,
  annotations,
}: ToolView): string {
  const definition = { server, name, title, description, inputSchema, outputSchema, annotations };
  return hashJson(JSON.parse(JSON.stringify(definition)));
}

/**
 * Takes accepted signals out of a report. A suppression that no longer fits is an error: the tool is gone,
 * its definition has changed, the day has passed, or there is nothing left to suppress.
 */
export function suppress(
  findings: readonly Finding[],
  suppressions: readonly Suppression[],
  tools: readonly ToolView[],
  today: string,
): { kept: Finding[]; suppressed: number } {
  const stale = suppressions.flatMap((each) => staleness(each, findings, tools, today));
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
  tools: readonly ToolView[],
  today: string,
): string[] {
  const id = `${each.server}:${each.tool}`;
  const tool = tools.find(({ server, name }) => server === each.server && name === each.tool);
  if (tool === undefined) return [`${id} is not there`];
  if (each.expires < today) return [`${id} expired on ${each.expires}`];
  if (fingerprint(tool) !== each.fingerprint) return [`${id} has changed since the review`];
  const used = findings.some((finding) => finding.signals.some((check) => covers(each, finding, check)));
  return used ? [] : [`${id} has nothing left to suppress`];
}

/** The verdict that the remaining findings deserve. */
export function withFindings(report: ScanReport, findings: Finding[]): ScanReport {
  const verdict =
    report.verdict === "incomplete"
      ? "incomplete"
      : findings.some((finding) => finding.threatLevel === "dangerous")
        ? "dangerous"
        : findings.length > 0
          ? "warning"
          : "clean";
  return { ...report, verdict, findings };
}
