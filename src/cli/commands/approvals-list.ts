import { APPROVAL_STATES } from "../../formats/approvals-export.js";
import { STORE_OPTION, stateLine, withStore } from "../approval-store.js";
import type { CommandSpec } from "../command.js";
import { EXIT } from "../exit-codes.js";
import { listOption } from "../option-values.js";

export const approvalsList: CommandSpec = {
  name: "approvals list",
  summary: "Show every known tool and whether it is approved",
  options: [
    { flags: "--state <name...>", summary: "only tools in these states", choices: [...APPROVAL_STATES] },
    STORE_OPTION,
  ],
  formats: ["text", "json"],
  examples: [
    ["toolgauge approvals list", "all tools"],
    ["toolgauge approvals list --state changed quarantined", "what waits for a decision"],
  ],
  async run({ options, terminal }) {
    const wanted = listOption(options, "state");
    const all = await withStore(options, (store) => store.list());
    const records = all.filter(({ state }) => wanted === undefined || wanted.includes(state));
    if (options.format === "json") {
      const { exportApprovals } = await import("../../approvals/export.js");
      const { tools } = exportApprovals(records);
      return { exitCode: EXIT.fine, output: JSON.stringify({ tools }, null, 2) };
    }
    if (records.length === 0) {
      return {
        exitCode: EXIT.fine,
        output: "No tool is known; toolgauge scan --approvals records what it sees.",
      };
    }
    return {
      exitCode: EXIT.fine,
      output: records.map((record) => stateLine(record, terminal.palette)).join("\n"),
    };
  },
};
