import { TextMemory } from "./known-text.js";
import { buildNameIndex, type NameIndex } from "./name-index.js";
import { indexNearNames, type NearNames } from "./near-names.js";
import { skeleton } from "./text/confusables.js";
import type { ToolView } from "./tool-view.js";

const NONE: ReadonlySet<ToolView> = new Set();

/** All tools of a scan, built once and shown to every check; what few scans need is built when it is asked for. */
export class RegistryView {
  readonly tools: readonly ToolView[];
  readonly toolsByName: ReadonlyMap<string, readonly ToolView[]>;
  readonly texts = new TextMemory();
  private bySkeleton: ReadonlyMap<string, readonly ToolView[]> | undefined;
  private byServer: ReadonlyMap<string, readonly ToolView[]> | undefined;
  private nearNames: NearNames | undefined;
  private nameIndex: NameIndex | undefined;

  constructor(tools: readonly ToolView[]) {
    this.tools = tools;
    this.toolsByName = groupBy(tools, (tool) => tool.name);
  }

  /** Tools whose name is the same once look-alike letters, case and separators are folded away, itself among them. */
  namesakes(tool: ToolView): readonly ToolView[] {
    this.bySkeleton ??= groupBy(this.tools, ({ name }) => skeleton(name));
    return this.bySkeleton.get(skeleton(tool.name)) ?? [];
  }

  /** Tools of other servers whose names have the same words, or all but one. */
  nearNamesakes(tool: ToolView): ReadonlySet<ToolView> {
    this.nearNames ??= indexNearNames(this.tools);
    return this.nearNames.get(tool) ?? NONE;
  }

  ofServer(server: string): readonly ToolView[] {
    this.byServer ??= groupBy(this.tools, (tool) => tool.server);
    return this.byServer.get(server) ?? [];
  }

  get names(): NameIndex {
    this.nameIndex ??= buildNameIndex(this.tools);
    return this.nameIndex;
  }
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
