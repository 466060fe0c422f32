import { basename } from "node:path";
import { type Problem, ToolgaugeError } from "../core/errors.js";
import type { JsonObject, JsonValue } from "../core/json.js";
import type { ToolDefinition } from "../core/tool-definition.js";
import { excerpt } from "../core/visible-text.js";
import { parseJson, problemsError } from "../corpus/parse.js";
import { readText } from "../files/read-text.js";
import { type ConfiguredServer, isClientConfig, parseClientConfig } from "../mcp/parse-client-config.js";
import { isObject, readDefinition } from "../mcp/read-definition.js";
import { safeServerName } from "../mcp/server-target.js";

export interface ServerTool {
  server: string;
  definition: ToolDefinition;
}

export type ScanFile =
  | { kind: "tools"; tools: ServerTool[] }
  | { kind: "config"; servers: ConfiguredServer[] };

/** Deeper definitions exist only to break readers; the scanner itself stops far earlier and says so. */
const MAX_DEPTH = 512;

/** A corpus, a `tools/list` result, an array of tools, or a client configuration, told by its content. */
export async function readScanFile(path: string): Promise<ScanFile> {
  const text = await readText(path);
  if (/\.(toml|ya?ml|jsonc)$/i.test(path)) return { kind: "config", servers: parseClientConfig(text, path) };
  const document = parseJson(text, path);
  const list = toolList(document);
  if (list !== undefined) return { kind: "tools", tools: readTools(list, path) };
  if (isClientConfig(document)) return { kind: "config", servers: parseClientConfig(text, path) };
  throw new ToolgaugeError("schema_mismatch", `${path} holds neither tools nor a client configuration`, {
    next: "expected a corpus, a tools/list result, an array of tools, or a file with mcpServers",
  });
}

function toolList(document: unknown): unknown[] | undefined {
  if (Array.isArray(document)) return document;
  if (!isObject(document)) return undefined;
  if (Array.isArray(document.tools)) return document.tools;
  return isObject(document.result) ? toolList(document.result) : undefined;
}

function readTools(list: readonly unknown[], path: string): ServerTool[] {
  const problems: Problem[] = [];
  const fallback = safeServerName(basename(path).replace(/\.json$/i, ""));
  const tools = list.flatMap((entry, index): ServerTool[] => {
    try {
      return [readTool(entry, fallback)];
    } catch (error) {
      const found = excerpt(error instanceof Error ? error.message : String(error), 120);
      problems.push({ pointer: `/tools/${index}`, found, expected: "a tool with a name" });
      return [];
    }
  });
  if (problems.length > 0) throw problemsError("schema_mismatch", `${path} is no list of tools`, problems);
  return tools;
}

/** Corpora spell the fields their own way; everything else is as the protocol has it. */
function readTool(entry: unknown, fallback: string): ServerTool {
  if (!isObject(entry)) throw new TypeError("an entry that is no object");
  const { tool_id: _, server, tool, schema, input_schema, output_schema, ...rest } = entry;
  const wire: JsonObject = { ...rest };
  const rename = (key: string, value: JsonValue | undefined) => {
    if (value !== undefined && wire[key] === undefined) wire[key] = value;
  };
  rename("name", tool);
  rename("inputSchema", schema ?? input_schema);
  rename("outputSchema", output_schema);
  const named = typeof server === "string" && server !== "" ? server : fallback;
  return { server: named, definition: readDefinition(wire, MAX_DEPTH) };
}
