import { STORE_OPTION, withStore } from "../approval-store.js";
import type { CommandSpec } from "../command.js";
import { EXIT } from "../exit-codes.js";

export const approvalsExport: CommandSpec = {
  name: "approvals export",
  summary: "Write the approvals as one sorted file for review",
  options: [STORE_OPTION],
  formats: ["json"],
  examples: [
    ["toolgauge approvals export --out approvals.json", "commit it; a pull request then shows decisions"],
  ],
  async run({ options }) {
    const { exportApprovals } = await import("../../approvals/export.js");
    const file = exportApprovals(await withStore(options, (store) => store.list()));
    return { exitCode: EXIT.fine, output: JSON.stringify(file, null, 2) };
  },
};
