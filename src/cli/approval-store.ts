import type { Stamp } from "../approvals/audit-log.js";
import type { ToolRecord } from "../approvals/state-machine.js";
import type { ApprovalStore } from "../approvals/store.js";
import { excerpt } from "../core/visible-text.js";
import type { Palette } from "../report/palette.js";
import type { OptionSpec, Options } from "./command.js";
import { textOption } from "./option-values.js";

export const DEFAULT_STORE = ".toolgauge/approvals.db";

export const STORE_OPTION: OptionSpec = {
  flags: "--store <place>",
  summary: "approval store: a file, or postgres://… for a team",
  default: DEFAULT_STORE,
};

/** Opens the store for as long as the work takes. */
export async function withStore<T>(options: Options, work: (store: ApprovalStore) => Promise<T>): Promise<T> {
  const { openStore } = await import("../approvals/open-store.js");
  const store = await openStore(textOption(options, "store") ?? DEFAULT_STORE);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

/** Who and when, for the log: the user of this machine, now. */
export async function stampNow(): Promise<Stamp> {
  const { userInfo } = await import("node:os");
  return { at: new Date().toISOString(), actor: userInfo().username };
}

export function stateLine(record: ToolRecord, palette: Palette): string {
  const paint = { approved: palette.good, quarantined: palette.bad, rejected: palette.bad } as const;
  const colour = paint[record.state as keyof typeof paint] ?? palette.caution;
  const reason = record.reason === null ? "" : palette.faint(`  ${excerpt(record.reason, 60)}`);
  return `${colour(record.state.padEnd(11))}  ${excerpt(record.toolId, 80)}${reason}`;
}
