import type { ToolRecord } from "../approvals/state-machine.js";
import { toolIdOf } from "../core/tool-definition.js";
import type { Finding, Signal } from "../scanner/index.js";
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
