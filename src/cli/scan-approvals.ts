import type { ToolRecord } from "../approvals/state-machine.js";
import { toolIdOf } from "../core/tool-definition.js";
import type { Finding, ScanReport, Signal } from "../scanner/index.js";
import { stampNow, withStore } from "./approval-store.js";
import type { Options } from "./command.js";
import type { ServerTool } from "./scan-file.js";

export interface ApprovalsOutcome {
  /** The scanned tools that may not be used as they are. */
  unapproved: ToolRecord[];
  /** By tool id: what changed since the approval. */
  rugPulls: Map<string, Signal>;
}

/** Records what was seen, and holds it to what was approved. */
export async function holdToApprovals(
  tools: readonly ServerTool[],
  findings: readonly Finding[],
  options: Options,
): Promise<ApprovalsOutcome> {
  const { diffDefinitions, rugPullSignal } = await import("../approvals/definition-diff.js");
  const hard = new Set(
    findings
      .filter(({ threatLevel }) => threatLevel === "dangerous")
      .map(({ server, tool }) => toolIdOf(server, tool)),
  );
  const sightings = tools.map(({ server, definition }) => ({
    server,
    definition,
    isHard: hard.has(toolIdOf(server, definition.name)),
  }));
  const scanned = new Set(tools.map(({ server, definition }) => toolIdOf(server, definition.name)));
  const stamp = await stampNow();
  return withStore(options, async (store) => {
    await store.observe(sightings, stamp);
    const records = (await store.list()).filter(({ toolId }) => scanned.has(toolId));
    const rugPulls = new Map<string, Signal>();
    for (const { toolId, approvedSha256, definitionSha256 } of records) {
      if (approvedSha256 === null || approvedSha256 === definitionSha256) continue;
      const [before, after] = [
        await store.definition(approvedSha256),
        await store.definition(definitionSha256),
      ];
      if (before === undefined || after === undefined) continue;
      const signal = rugPullSignal(diffDefinitions(before, after));
      if (signal !== undefined) rugPulls.set(toolId, signal);
    }
    return { unapproved: records.filter(({ state }) => state !== "approved"), rugPulls };
  });
}

/** A change since the approval is one more signal on the tool, and a finding of its own where there was none. */
export async function withRugPulls(
  report: ScanReport,
  rugPulls: ReadonlyMap<string, Signal>,
): Promise<ScanReport> {
  if (rugPulls.size === 0) return report;
  const [{ aggregate }, { verdictOf }, { riskScore }, { toolIdOf }] = await Promise.all([
    import("../scanner/aggregate.js"),
    import("../scanner/verdict.js"),
    import("../scanner/risk-score.js"),
    import("../core/tool-definition.js"),
  ]);
  const open = new Map(rugPulls);
  const findings = report.findings.map((finding) => {
    const toolId = toolIdOf(finding.server, finding.tool);
    const signal = open.get(toolId);
    open.delete(toolId);
    const view = { server: finding.server, name: finding.tool };
    return signal === undefined ? finding : (aggregate(view, [...finding.signalDetails, signal]) ?? finding);
  });
  for (const [toolId, signal] of open) {
    const [server = "", ...name] = toolId.split(":");
    const finding = aggregate({ server, name: name.join(":") }, [signal]);
    if (finding !== undefined) findings.push(finding);
  }
  const verdict = verdictOf(findings, report.coverage);
  return { ...report, findings, verdict, riskScore: riskScore(findings) };
}
