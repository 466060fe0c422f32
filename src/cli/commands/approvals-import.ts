import { STORE_OPTION, stampNow, withStore } from "../approval-store.js";
import type { CommandSpec } from "../command.js";
import { EXIT } from "../exit-codes.js";

export const approvalsImport: CommandSpec = {
  name: "approvals import",
  arguments: "<file>",
  summary: "Adopt the decisions of an exported file",
  description:
    "What was seen here is kept: a tool that reads otherwise than the approved definition becomes changed, and a\n" +
    "quarantine is lifted only for the very definition that was approved in spite of its finding.",
  options: [STORE_OPTION],
  formats: ["text", "json"],
  examples: [
    ["toolgauge approvals import approvals.json", "on a build machine, before toolgauge scan --approvals"],
  ],
  async run({ args, options }) {
    const [{ loadApprovalsExport }, { exportApprovals }] = await Promise.all([
      import("../../corpus/load.js"),
      import("../../approvals/export.js"),
    ]);
    const file = await loadApprovalsExport(args[0]!);
    const stamp = await stampNow();
    const adopted = await withStore(options, (store) => store.adopt(file, stamp));
    if (options.format === "json") {
      const { tools } = exportApprovals(adopted.map(({ record }) => record));
      return { exitCode: EXIT.fine, output: JSON.stringify({ tools }, null, 2) };
    }
    return {
      exitCode: EXIT.fine,
      output: `${adopted.length} of ${file.tools.length} tools changed by the import`,
    };
  },
};
