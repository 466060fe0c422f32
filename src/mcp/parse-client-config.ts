import { type ParseError, parse as parseJsonc, printParseErrorCode } from "jsonc-parser";
import { parse as parseToml } from "smol-toml";
import { parse as parseYaml } from "yaml";
import { ToolgaugeError } from "../core/errors.js";
import type { JsonObject, JsonValue } from "../core/json.js";
import { excerpt } from "../core/visible-text.js";
import { isObject } from "./read-definition.js";
import { type ServerTarget, safeServerName } from "./server-target.js";

/** One server entry of a client's configuration. */
export interface ConfiguredServer {
  target: ServerTarget;
  /** The client would not start it either. */
  isDisabled: boolean;
}

/** Whether a parsed JSON document is a client configuration at all. */
export function isClientConfig(value: unknown): boolean {
  return isObject(value) && serverTables(value).length > 0;
}

/** The servers of one configuration file: JSON with comments, TOML (Codex) or YAML (Goose, Continue). */
export function parseClientConfig(text: string, path: string): ConfiguredServer[] {
  const document = parseDocument(text, path);
  const tables = isObject(document) ? serverTables(document) : [];
  const entries = tables.flatMap((table) => Object.entries(table));
  return entries.flatMap(([name, entry]) => readEntry(name, entry));
}

function parseDocument(text: string, path: string): unknown {
  try {
    if (/\.toml$/i.test(path)) return parseToml(text);
    if (/\.ya?ml$/i.test(path)) return parseYaml(text, { maxAliasCount: 100 });
  } catch (cause) {
    const [line = ""] = (cause as Error).message.split("\n");
    throw notParsable(path, line, cause);
  }
  const errors: ParseError[] = [];
  const value: unknown = parseJsonc(text, errors, { allowTrailingComma: true });
  const [first] = errors;
  if (first !== undefined) {
    const line = text.slice(0, first.offset).split("\n").length;
    throw notParsable(path, `${printParseErrorCode(first.error)} in line ${line}`);
  }
  return value;
}

function notParsable(path: string, why: string, cause?: unknown): ToolgaugeError {
  return new ToolgaugeError("not_parsable", `${path} is no client configuration: ${excerpt(why, 120)}`, {
    cause,
    next: "correct the file, or name another one",
  });
}

/** Where clients keep their servers: the key differs, the entries are alike. */
const TABLE_KEYS = [
  "mcpServers",
  "servers",
  "context_servers",
  "mcp_servers",
  "extensions",
  "mcp",
  "amp.mcpServers",
  "experimental",
  "modelContextProtocolServers",
];

function serverTables(document: JsonObject): Record<string, JsonValue>[] {
  const tables: Record<string, JsonValue>[] = [];
  for (const key of TABLE_KEYS) {
    const value = document[key];
    if (Array.isArray(value)) tables.push(byName(value));
    else if (isObject(value)) {
      const inner = serverTables(value);
      if (inner.length > 0) tables.push(...inner);
      else if (Object.values(value).some(isEntry)) tables.push(value);
    }
  }
  // Claude Code keeps the servers of each project under the project's path.
  if (isObject(document.projects)) {
    for (const project of Object.values(document.projects)) {
      if (isObject(project)) tables.push(...serverTables(project));
    }
  }
  return tables.filter((table) => Object.keys(table).length > 0);
}

function byName(list: JsonValue[]): Record<string, JsonValue> {
  const named = list.filter(isObject).map((entry, index) => {
    const inner = isObject(entry.transport) ? { ...entry.transport, ...entry, transport: null } : entry;
    return [typeof entry.name === "string" ? entry.name : `server-${index + 1}`, inner] as const;
  });
  return Object.fromEntries(named.filter(([, entry]) => isEntry(entry)));
}

function isEntry(value: JsonValue): boolean {
  return isObject(value) && (commandOf(value) !== undefined || urlOf(value) !== undefined);
}

function readEntry(name: string, entry: JsonValue): ConfiguredServer[] {
  if (!isObject(entry)) return [];
  const server = safeServerName(name);
  const isDisabled = entry.disabled === true || entry.enabled === false;
  const command = commandOf(entry);
  if (command !== undefined) {
    const env = strings(entry.env ?? entry.envs ?? entry.environment ?? command.env);
    const target: ServerTarget = {
      kind: "process",
      server,
      command: command.command,
      args: command.args,
      env,
    };
    if (typeof entry.cwd === "string") target.cwd = entry.cwd;
    return [{ target, isDisabled }];
  }
  const url = urlOf(entry);
  if (url === undefined) return [];
  const target: ServerTarget = {
    kind: "url",
    server,
    url,
    headers: strings(entry.headers ?? entry.http_headers),
  };
  if (entry.type === "sse") target.transport = "sse";
  return [{ target, isDisabled }];
}

function commandOf(entry: JsonObject): { command: string; args: string[]; env?: JsonValue } | undefined {
  const { command, cmd, args } = entry;
  if (isObject(command) && typeof command.path === "string") {
    return { command: command.path, args: texts(command.args), ...(command.env && { env: command.env }) };
  }
  if (Array.isArray(command)) {
    const [first, ...rest] = texts(command);
    return first === undefined ? undefined : { command: first, args: rest };
  }
  const named = typeof command === "string" ? command : cmd;
  return typeof named === "string" && named !== "" ? { command: named, args: texts(args) } : undefined;
}

function urlOf(entry: JsonObject): string | undefined {
  const found = [entry.url, entry.httpUrl, entry.serverUrl, entry.uri].find((url) => typeof url === "string");
  return found === undefined || !URL.canParse(found as string) ? undefined : (found as string);
}

function texts(value: JsonValue | undefined): string[] {
  return Array.isArray(value)
    ? value.map((item) => (typeof item === "string" ? item : JSON.stringify(item)))
    : [];
}

function strings(value: JsonValue | undefined): Record<string, string> {
  if (!isObject(value)) return {};
  const pairs = Object.entries(value).filter(([, item]) => item !== null && typeof item !== "object");
  return Object.fromEntries(pairs.map(([key, item]) => [key, String(item)]));
}
