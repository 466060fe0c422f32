import { STORE_OPTION, stateLine, withStore } from "../approval-store.js";
import type { CommandSpec } from "../command.js";
import { EXIT } from "../exit-codes.js";

export const approvalsShow: CommandSpec = {
  name: "approvals show",
  arguments: "<tool-id>",
  summary: "Show one tool: its definition, its state and everything that happened to it",
  options: [STORE_OPTION],
  formats: ["text", "json"],
  examples: [["toolgauge approvals show files:read_file", "before you approve it"]],
  async run({ args, options, terminal }) {
    const [{ toDisk }, { ToolgaugeError }, { wireForm }, { visible }] = await Promise.all([
      import("../../core/disk-names.js"),
      import("../../core/errors.js"),
      import("../../core/tool-definition.js"),
      import("../../core/visible-text.js"),
    ]);
    const [toolId] = args;
    const { record, definition, entries } = await withStore(options, async (store) => {
      const found = (await store.list()).find((tool) => tool.toolId === toolId);
      if (found === undefined) {
        throw new ToolgaugeError("unknown_name", `${toolId} is not in the approval store`, {
          next: "see toolgauge approvals list",
        });
      }
      const log = (await store.log()).map(({ entry }) => entry);
      return {
        record: found,
        definition: await store.definition(found.definitionSha256),
        entries: log.filter((entry) => entry.record.toolId === toolId),
      };
    });
    const wire = definition === undefined ? null : wireForm(definition);
    if (options.format === "json") {
      const shown = toDisk<Record<string, unknown>>({ ...record, log: entries } as never);
      return { exitCode: EXIT.fine, output: JSON.stringify({ ...shown, definition: wire }, null, 2) };
    }
    const body =
      wire === null ? ["(the definition was never seen here)"] : JSON.stringify(wire, null, 2).split("\n");
    const history = entries.map(({ at, actor, action, record: after }) =>
      visible(`${at}  ${action}  by ${actor}${after.reason === null ? "" : `: ${after.reason}`}`),
    );
    const lines = [
      stateLine(record, terminal.palette),
      `definition   ${record.definitionSha256}`,
      `approved     ${record.approvedSha256 ?? "never"}`,
      "",
      ...body.map(visible),
      "",
      ...history,
    ];
    return { exitCode: EXIT.fine, output: lines.join("\n") };
  },
};
