import { findNodeAtLocation, type Node, parseTree } from "jsonc-parser";
import type { Location } from "../../scanner/signal.js";
import type { ScanSource } from "./scan-view.js";

/** Counted from 1, columns in UTF-16 units, the end exclusive: as SARIF counts. */
export interface Region {
  startLine: number;
  startColumn: number;
  endLine: number;
  endColumn: number;
}

/** Finds a tool's text in the JSON it was read from. */
export interface SourceMap {
  locate(server: string, tool: string, location: Location): Region | undefined;
}

/** Schemas are `inputSchema` in MCP and `input_schema` in a corpus. */
const SPELLINGS: Readonly<Record<string, string>> = {
  inputSchema: "input_schema",
  outputSchema: "output_schema",
};
const SERVER_MAPS = new Set(["mcpServers", "servers", "mcp_servers"]);

export function mapSource({ text }: ScanSource): SourceMap {
  const root = parseTree(text);
  const tools = new Map<string, Node>();
  const servers = new Map<string, Node>();
  if (root !== undefined) indexNodes(root, tools, servers);
  const lineStarts = [0];
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) lineStarts.push(at + 1);

  function region(start: number, end: number): Region {
    const [startLine, startColumn] = position(start, lineStarts);
    const [endLine, endColumn] = position(Math.max(end, start + 1), lineStarts);
    return { startLine, startColumn, endLine, endColumn };
  }

  return {
    locate(server, tool, location) {
      const definition = tools.get(`${server}:${tool}`) ?? tools.get(`:${tool}`);
      if (definition === undefined) {
        const entry = servers.get(server);
        return entry === undefined ? undefined : region(entry.offset, entry.offset + entry.length);
      }
      const node = resolve(definition, location.pointer) ?? nameOf(definition);
      if (node === undefined) return region(definition.offset, definition.offset + 1);
      if (node.type !== "string") return region(node.offset, node.offset + node.length);
      const raw = text.slice(node.offset + 1, node.offset + node.length - 1);
      const start = rawOffset(raw, location.start);
      return region(node.offset + 1 + start, node.offset + 1 + rawOffset(raw, location.end));
    },
  };
}

/** Every object that names a tool, and every entry of a client configuration's list of servers. */
function indexNodes(root: Node, tools: Map<string, Node>, servers: Map<string, Node>): void {
  const pending = [root];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (node.type === "object") {
      const id = stringAt(node, "tool_id") ?? toolKey(node);
      if (id !== undefined && !tools.has(id)) tools.set(id, node);
    }
    if (node.type === "property" && SERVER_MAPS.has(node.children![0]!.value)) {
      for (const entry of node.children![1]?.children ?? []) {
        const key = entry.children?.[0];
        if (key !== undefined && !servers.has(key.value)) servers.set(key.value, key);
      }
    }
    pending.push(...(node.children ?? []).toReversed());
  }
}

function toolKey(node: Node): string | undefined {
  const name = stringAt(node, "name");
  return name === undefined ? undefined : `${stringAt(node, "server") ?? ""}:${name}`;
}

function stringAt(node: Node, key: string): string | undefined {
  const found = findNodeAtLocation(node, [key]);
  return found?.type === "string" ? found.value : undefined;
}

function nameOf(definition: Node): Node | undefined {
  return findNodeAtLocation(definition, ["name"]) ?? findNodeAtLocation(definition, ["tool_id"]);
}

/** The node at a pointer; for a property whose name is meant, the pointer leads to its value's name. */
function resolve(definition: Node, pointer: string): Node | undefined {
  const tokens = pointer
    .split("/")
    .slice(1)
    .map((token) => token.replaceAll("~1", "/").replaceAll("~0", "~"));
  let node: Node | undefined = definition;
  for (const [depth, token] of tokens.entries()) {
    const spellings = depth === 0 ? [token, SPELLINGS[token] ?? token] : [token];
    const parent: Node = node;
    node = spellings
      .map((key) => findNodeAtLocation(parent, [parent.type === "array" ? Number(key) : key]))
      .find((found) => found !== undefined);
    if (node === undefined) return undefined;
  }
  const isContainer = node.type === "object" || node.type === "array";
  return isContainer && node.parent?.type === "property" ? node.parent.children![0] : node;
}

/** Where the `offset`-th UTF-16 unit of a JSON string begins between its quotes, escapes considered. */
function rawOffset(raw: string, offset: number): number {
  let at = 0;
  for (let units = 0; units < offset && at < raw.length; units++) {
    at += raw[at] !== "\\" ? 1 : raw[at + 1] === "u" ? 6 : 2;
  }
  return Math.min(at, raw.length);
}

function position(offset: number, lineStarts: readonly number[]): [line: number, column: number] {
  let low = 0;
  let high = lineStarts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (lineStarts[middle]! <= offset) low = middle;
    else high = middle - 1;
  }
  return [low + 1, offset - lineStarts[low]! + 1];
}
