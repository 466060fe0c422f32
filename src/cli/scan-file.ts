import { basename, relative, sep } from "node:path";
import { type Problem, ToolgaugeError } from "../core/errors.js";
import type { JsonObject, JsonValue } from "../core/json.js";
import type { ToolDefinition } from "../core/tool-definition.js";
import { excerpt } from "../core/visible-text.js";
import { parseJson, problemsError } from "../corpus/parse.js";
import { readText } from "../files/read-text.js";
import { type ConfiguredServer, isClientConfig, parseClientConfig } from "../mcp/parse-client-config.js";
import { isObject, readDefinition } from "../mcp/read-definition.js";
import { safeServerName } from "../mcp/server-target.js";
import type { ScanSource } from "../report/scan/scan-view.js";

export interface ServerTool {
  server: string;
  definition: ToolDefinition;
}

export type ScanFile = { source: ScanSource } & (
  | { kind: "tools"; tools: ServerTool[] }
  | { kind: "config"; servers: ConfiguredServer[] }
);

/** Deeper definitions exist only to break readers; the scanner itself stops far earlier and says so. */
const MAX_DEPTH = 512;

/**
 * A corpus, a `tools/list` result, an array of tools, or a client configuration, told by its content; `-` is standard
 * input. Tools that do not name their server belong to `server`, or to one named after the file.
 */
export async function readScanFile(path: string, server: string | undefined): Promise<ScanFile> {
  const isInput = path === "-";
  const text = isInput ? await readStandardInput() : await readText(path);
  const place = isInput ? "standard input" : path;
  const source = { path: isInput ? "stdin" : relative(process.cwd(), path).split(sep).join("/"), text };
  if (/\.(toml|ya?ml|jsonc)$/i.test(path))
    return { source, kind: "config", servers: parseClientConfig(text, path) };
  const document = parseJson(text, place);
  const list = toolList(document);
  if (list !== undefined) {
    const fallback = server ?? safeServerName(basename(source.path).replace(/\.json$/i, ""));
    return { source, kind: "tools", tools: readTools(list, fallback, place) };
  }
  if (isClientConfig(document)) return { source, kind: "config", servers: parseClientConfig(text, path) };
  throw new ToolgaugeError("schema_mismatch", `${place} holds neither tools nor a client configuration`, {
    next: "expected a corpus, a tools/list result, an array of tools, or a file with mcpServers",
  });
}

function toolList(document: unknown): unknown[] | undefined {
  if (Array.isArray(document)) return document;
  if (!isObject(document)) return undefined;
  if (Array.isArray(document.tools)) return document.tools;
  return isObject(document.result) ? toolList(document.result) : undefined;
}

async function readStandardInput(): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Uint8Array);
  return Buffer.concat(chunks).toString("utf8");
}

function readTools(list: readonly unknown[], fallback: string, place: string): ServerTool[] {
  const problems: Problem[] = [];
  const tools = list.flatMap((entry, index): ServerTool[] => {
    try {
      return [readTool(entry, fallback)];
    } catch (error) {
      const found = excerpt(error instanceof Error ? error.message : String(error), 120);
      problems.push({ pointer: `/tools/${index}`, found, expected: "a tool with a name" });
      return [];
    }
  });
  if (problems.length > 0) throw problemsError("schema_mismatch", `${place} is no list of tools`, problems);
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
