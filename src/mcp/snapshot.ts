import { hashJson } from "../core/canonical-json.js";
import type { JsonObject, JsonValue } from "../core/json.js";
import { toolIdOf } from "../core/tool-definition.js";
import type { CorpusFile } from "../formats/corpus.js";
import type { ListedServer } from "./list-server.js";

/**
 * Live servers as a corpus: sorted, with sorted keys and without times, so that the same servers
 * give the same bytes. A tool listed twice under one name is kept once, the first time.
 */
export function snapshotCorpus(version: string, listed: readonly ListedServer[]): CorpusFile {
  const servers = [...listed].sort((a, b) => compare(a.server, b.server));
  const tools = new Map<string, CorpusFile["tools"][number]>();
  for (const { server, tools: definitions } of servers) {
    for (const definition of definitions) {
      const id = toolIdOf(server, definition.name);
      if (tools.has(id)) continue;
      tools.set(id, {
        tool_id: id,
        server,
        tool: definition.name,
        ...(definition.title !== undefined && { title: definition.title }),
        description: definition.description,
        ...(definition.inputSchema && { schema: sortKeys(definition.inputSchema) }),
        ...(definition.outputSchema && { output_schema: sortKeys(definition.outputSchema) }),
        ...(definition.annotations && { annotations: sortKeys(definition.annotations) }),
      });
    }
  }
  const sorted = [...tools.values()].sort((a, b) => compare(a.tool_id, b.tool_id));
  return {
    version,
    format_version: 1,
    generated_from: {
      source: "tools/list of the servers named here",
      servers: servers.map(({ server, info, transport, tools: own }) => ({
        server,
        name: info.name,
        version: info.version,
        transport,
        tools: own.length,
      })),
    },
    content_sha256: hashJson(sorted),
    tools: sorted,
  };
}

/** One text per corpus: two spaces, a final newline. */
export function renderCorpus(corpus: CorpusFile): string {
  return `${JSON.stringify(corpus, null, 2)}\n`;
}

function sortKeys(value: JsonObject): JsonObject {
  return sorted(value) as JsonObject;
}

function sorted(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== "object") return value;
  const entries = Object.entries(value).sort(([a], [b]) => compare(a, b));
  return Object.fromEntries(entries.map(([key, child]) => [key, sorted(child)]));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
