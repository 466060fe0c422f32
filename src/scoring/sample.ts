import type { CorpusTool } from "../formats/corpus.js";
import type { SecurityEntry } from "../formats/security-corpus.js";
import type { ToolView } from "../scanner/tool-view.js";
import type { Sample } from "./detector.js";

type Definition = Pick<
  SecurityEntry,
  "server" | "name" | "title" | "description" | "inputSchema" | "outputSchema" | "annotations"
>;

/** Foreign entries may have a description only. Ids stay out: they often spell the label. */
export const UNNAMED = { server: "server", name: "tool" };

export function sampleOf(entry: SecurityEntry): Sample {
  return { tool: toolView(entry), peers: (entry.peers ?? []).map(toolView) };
}

/** Real tools are seen beside the other tools of their own server. */
export function samplesOfServers(tools: readonly CorpusTool[]): Sample[] {
  const servers = new Map<string, ToolView[]>();
  const views = tools.map((tool) => {
    const view = toolView({ ...tool, name: tool.tool, inputSchema: tool.schema });
    servers.set(tool.server, [...(servers.get(tool.server) ?? []), view]);
    return view;
  });
  return views.map((tool) => ({ tool, peers: servers.get(tool.server)!.filter((peer) => peer !== tool) }));
}

function toolView(definition: Definition): ToolView {
  const { server, name, title, description, inputSchema, outputSchema, annotations } = definition;
  return {
    server: server ?? UNNAMED.server,
    name: name ?? UNNAMED.name,
    description,
    ...(title === undefined ? {} : { title }),
    ...(inputSchema === undefined ? {} : { inputSchema: inputSchema }),
    ...(outputSchema === undefined ? {} : { outputSchema: outputSchema }),
    ...(annotations === undefined ? {} : { annotations: annotations }),
  };
}
