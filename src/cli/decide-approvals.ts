import type { Selection } from "../approvals/store.js";
import { ToolgaugeError } from "../core/errors.js";
import { STORE_OPTION, stampNow, stateLine, withStore } from "./approval-store.js";
import type { CommandResult, Invocation, OptionSpec } from "./command.js";
import { EXIT } from "./exit-codes.js";
import { listOption, textOption } from "./option-values.js";

export const DECISION_OPTIONS: OptionSpec[] = [
  { flags: "--server <name...>", summary: "every tool of these servers" },
  { flags: "--all", summary: "every pending or changed tool; never a quarantined one", default: false },
  { flags: "--reason <text>", summary: "why; needed to lift a quarantine" },
  { flags: "--sha256 <hash>", summary: "only if this is still the definition last seen" },
  STORE_OPTION,
];

export async function decideApprovals(
  action: "approve" | "reject",
  { args, options, terminal }: Invocation,
): Promise<CommandResult> {
  const reason = textOption(options, "reason")?.trim();
  const expectedSha256 = textOption(options, "sha256");
  const decision = {
    selection: selectionOf(action, args, listOption(options, "server"), options.all === true),
    action,
    reason: reason === undefined || reason === "" ? null : reason,
    ...(expectedSha256 !== undefined && { expectedSha256 }),
  };
  const stamp = await stampNow();
  const transitions = await withStore(options, (store) => store.decide(decision, stamp));
  if (options.format === "json") {
    const { exportApprovals } = await import("../approvals/export.js");
    const { tools } = exportApprovals(transitions.map(({ record }) => record));
    return { exitCode: EXIT.fine, output: JSON.stringify({ tools }, null, 2) };
  }
  const lines = transitions.map(({ record }) => stateLine(record, terminal.palette));
  return { exitCode: EXIT.fine, output: lines.length === 0 ? "Nothing to decide." : lines.join("\n") };
}

function selectionOf(
  action: string,
  toolIds: string[],
  servers: string[] | undefined,
  isAll: boolean,
): Selection {
  const given = [toolIds.length > 0, servers !== undefined, isAll].filter(Boolean).length;
  if (given !== 1) {
    throw new ToolgaugeError("usage", `${action} takes tool ids, --server or --all, one of them`, {
      next: "see toolgauge approvals list",
    });
  }
  if (isAll) return "all";
  return servers === undefined ? { toolIds } : { servers };
}
