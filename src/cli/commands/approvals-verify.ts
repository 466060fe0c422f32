import { STORE_OPTION, withStore } from "../approval-store.js";
import type { CommandSpec } from "../command.js";
import { EXIT } from "../exit-codes.js";

export const approvalsVerify: CommandSpec = {
  name: "approvals verify",
  summary: "Prove that the log is unbroken and explains every state",
  options: [STORE_OPTION],
  formats: ["text", "json"],
  examples: [["toolgauge approvals verify", "exit code 1 when an entry was altered, removed or invented"]],
  async run({ options }) {
    const { visible } = await import("../../core/visible-text.js");
    const { problems, entries } = await withStore(options, async (store) => ({
      problems: await store.verify(),
      entries: (await store.log()).length,
    }));
    const exitCode = problems.length === 0 ? EXIT.fine : EXIT.failed;
    if (options.format === "json")
      return { exitCode, output: JSON.stringify({ entries, problems }, null, 2) };
    const lines = problems.length === 0 ? [`${entries} entries, unbroken.`] : problems.map(visible);
    return { exitCode, output: lines.join("\n") };
  },
};
