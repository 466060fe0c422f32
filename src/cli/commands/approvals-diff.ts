import type { FieldChange } from "../../approvals/definition-diff.js";
import type { ToolDefinition } from "../../core/tool-definition.js";
import type { Palette } from "../../report/palette.js";
import { STORE_OPTION, withStore } from "../approval-store.js";
import type { CommandSpec, Options } from "../command.js";
import { EXIT } from "../exit-codes.js";
import { textOption } from "../option-values.js";

/** The two definitions of one tool; undefined where one side does not have it or was never seen here. */
interface Pair {
  toolId: string;
  before: ToolDefinition | undefined;
  after: ToolDefinition | undefined;
}

export const approvalsDiff: CommandSpec = {
  name: "approvals diff",
  arguments: "[tool-id...]",
  summary: "Show, word by word, what changed since a tool was approved, or between two snapshots",
  description:
    "Hidden characters are shown as escapes. Exit code 1 when something changed: a change is a finding.",
  options: [
    { flags: "--before <corpus>", summary: "compare two snapshots: the older one" },
    { flags: "--after <corpus>", summary: "the newer one" },
    STORE_OPTION,
  ],
  formats: ["text", "json"],
  examples: [
    ["toolgauge approvals diff", "every changed or quarantined tool against what was approved"],
    ["toolgauge approvals diff --before corpus_v1.json --after corpus_v2.json", "two snapshots"],
  ],
  async run({ args, options, terminal }) {
    const [{ diffDefinitions, rugPullSignal }, { toDisk }] = await Promise.all([
      import("../../approvals/definition-diff.js"),
      import("../../core/disk-names.js"),
    ]);
    const [before, after] = [textOption(options, "before"), textOption(options, "after")];
    const pairs =
      before === undefined && after === undefined
        ? await pairsOfStore(args, options)
        : await pairsOfSnapshots(before, after, args);
    const changed = pairs.flatMap(({ toolId, before: old, after: now }) => {
      if (old === undefined || now === undefined) {
        const kind =
          old === undefined && now === undefined ? "not seen here" : old === undefined ? "added" : "removed";
        return [{ toolId, kind, changes: [] as FieldChange[], signal: undefined }];
      }
      const changes = diffDefinitions(old, now);
      return changes.length === 0
        ? []
        : [{ toolId, kind: "changed", changes, signal: rugPullSignal(changes) }];
    });
    const exitCode = changed.length === 0 ? EXIT.fine : EXIT.failed;
    if (options.format === "json") {
      const tools = changed.map((item) => toDisk<unknown>(item as never));
      return { exitCode, output: JSON.stringify({ tools }, null, 2) };
    }
    if (changed.length === 0) return { exitCode, output: "Nothing changed." };
    const { visible } = await import("../../core/visible-text.js");
    const lines = changed.flatMap(({ toolId, kind, changes }) => [
      `${terminal.palette.strong(visible(toolId))}  ${kind}`,
      ...changes.map((change) => `  ${visible(change.pointer)}: ${paint(change, terminal.palette, visible)}`),
    ]);
    return { exitCode, output: lines.join("\n") };
  },
};

/** Like a word diff of git: `[-gone-]` and `{+new+}`, readable without colours. */
function paint({ segments }: FieldChange, palette: Palette, visible: (text: string) => string): string {
  return segments
    .map(({ kind, text }) => {
      if (kind === "removed") return palette.bad(`[-${visible(text)}-]`);
      if (kind === "added") return palette.good(`{+${visible(text)}+}`);
      return visible(text);
    })
    .join("");
}

function pairsOfStore(toolIds: readonly string[], options: Options): Promise<Pair[]> {
  return withStore(options, async (store) => {
    const records = (await store.list()).filter(({ toolId, approvedSha256, definitionSha256 }) =>
      toolIds.length > 0
        ? toolIds.includes(toolId)
        : approvedSha256 !== null && approvedSha256 !== definitionSha256,
    );
    const pairs: Pair[] = [];
    for (const { toolId, approvedSha256, definitionSha256 } of records) {
      const before = approvedSha256 === null ? undefined : await store.definition(approvedSha256);
      pairs.push({ toolId, before, after: await store.definition(definitionSha256) });
    }
    return pairs;
  });
}

async function pairsOfSnapshots(
  before: string | undefined,
  after: string | undefined,
  toolIds: readonly string[],
): Promise<Pair[]> {
  const { ToolgaugeError } = await import("../../core/errors.js");
  if (before === undefined || after === undefined) {
    throw new ToolgaugeError("usage", "--before and --after go together");
  }
  const [old, now] = [await definitionsOf(before), await definitionsOf(after)];
  const ids = [...new Set([...old.keys(), ...now.keys()])].sort();
  return ids
    .filter((toolId) => toolIds.length === 0 || toolIds.includes(toolId))
    .map((toolId) => ({ toolId, before: old.get(toolId), after: now.get(toolId) }));
}

async function definitionsOf(path: string): Promise<Map<string, ToolDefinition>> {
  const { loadCorpus } = await import("../../corpus/load.js");
  const { data } = await loadCorpus(path);
  return new Map(
    data.tools.map(({ toolId, tool, title, description, schema, outputSchema, annotations }) => {
      const parts = { title, inputSchema: schema, outputSchema, annotations };
      const given = Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined));
      return [toolId, { name: tool, description, ...given } as ToolDefinition];
    }),
  );
}
