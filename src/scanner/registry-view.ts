import { buildNameIndex, type NameIndex } from "./name-index.js";
import { skeleton } from "./text/confusables.js";
import type { ToolView } from "./tool-view.js";

/** All tools of a scan, built once and shown to every check. */
export interface RegistryView {
  readonly tools: readonly ToolView[];
  readonly toolsByName: ReadonlyMap<string, readonly ToolView[]>;
  readonly toolNames: ReadonlySet<string>;
  /** By name with look-alike letters, case and separators folded away. */
  readonly toolsBySkeleton: ReadonlyMap<string, readonly ToolView[]>;
  readonly names: NameIndex;
}

export function buildRegistryView(tools: readonly ToolView[]): RegistryView {
  const toolsByName = groupBy(tools, (tool) => tool.name);
  return {
    tools,
    toolsByName,
    toolNames: new Set(toolsByName.keys()),
    toolsBySkeleton: groupBy(tools, (tool) => skeleton(tool.name)),
    names: buildNameIndex(tools),
  };
}

function groupBy(tools: readonly ToolView[], keyOf: (tool: ToolView) => string): Map<string, ToolView[]> {
  const groups = new Map<string, ToolView[]>();
  for (const tool of tools) {
    const key = keyOf(tool);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [tool]);
    else group.push(tool);
  }
  return groups;
}
