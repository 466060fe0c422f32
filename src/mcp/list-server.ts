import { ProtocolError, SdkError, SdkErrorCode } from "@modelcontextprotocol/client";
import { z } from "zod";
import type { JsonObject } from "../core/json.js";
import type { ToolDefinition } from "../core/tool-definition.js";
import { type Connection, connect, HandshakeError } from "./connect.js";
import type { Isolation } from "./isolation.js";
import type { Limits } from "./limits.js";
import { isObject, readDefinition } from "./read-definition.js";
import { type FailedServer, failedServer, ServerFailure } from "./server-failure.js";
import { type ServerTarget, TEMP_PLACEHOLDER } from "./server-target.js";

/** Everything with text in it that a server offers to a model. */
export interface ListedServer {
  server: string;
  /** Name and version as the server states them. */
  info: { name: string; version: string };
  transport: "stdio" | "http" | "sse";
  instructions: string | undefined;
  tools: ToolDefinition[];
  prompts: JsonObject[];
  resources: JsonObject[];
  /** What a person should know though it stopped nothing, such as output that was no message. */
  remarks: string[];
}

export type Listing = { ok: true; listed: ListedServer } | { ok: false; failed: FailedServer };

export interface ListOptions {
  limits: Limits;
  isolation: Isolation;
  signal?: AbortSignal;
}

/** Starts or calls one server, reads what it offers and ends it. Never throws for what the server does. */
export async function listServer(target: ServerTarget, options: ListOptions): Promise<Listing> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), options.limits.timeoutMs);
  const signal =
    options.signal === undefined ? timeout.signal : AbortSignal.any([timeout.signal, options.signal]);
  let connection: Connection | undefined;
  try {
    connection = await connect(target, { ...options, signal });
    return { ok: true, listed: await readOffer(target.server, connection, options.limits, signal) };
  } catch (error) {
    const handshake = error instanceof HandshakeError ? error : undefined;
    const stderr = handshake?.stderr ?? connection?.stderr() ?? "";
    const cause = connection?.failure() ?? handshake?.cause ?? error;
    const strayLines = handshake?.strayLines ?? connection?.strayLines() ?? 0;
    const explained = explain(cause, timeout, options.limits, strayLines);
    return { ok: false, failed: failedServer(target.server, explained, stderr) };
  } finally {
    clearTimeout(timer);
    await connection?.close();
  }
}

function explain(
  error: unknown,
  timeout: AbortController,
  { timeoutMs }: Limits,
  strayLines: number,
): unknown {
  if (error instanceof ServerFailure) return error;
  const isLate = error instanceof SdkError && error.code === SdkErrorCode.RequestTimeout;
  if (isLate || timeout.signal.aborted) {
    const instead = strayLines === 0 ? "" : `, but ${linesThatAreNoMessage(strayLines)}`;
    return new ServerFailure("timeout", `no complete answer within ${timeoutMs / 1000} s${instead}`, error);
  }
  if (error instanceof ProtocolError) return new ServerFailure("refused", error.message, error);
  return error;
}

function linesThatAreNoMessage(count: number): string {
  return `${count} ${count === 1 ? "line" : "lines"} on stdout that ${count === 1 ? "is" : "are"} no message`;
}

async function readOffer(
  server: string,
  connection: Connection,
  limits: Limits,
  signal: AbortSignal,
): Promise<ListedServer> {
  const { client } = connection;
  const capabilities = client.getServerCapabilities() ?? {};
  const read = (method: string, key: string) => readPages(connection, method, key, limits, signal);
  // A server that forgot to declare tools may still have some: asking costs one message.
  const rawTools = await read("tools/list", "tools").catch((error: unknown) => {
    if (capabilities.tools === undefined && connection.failure() === undefined && !signal.aborted) return [];
    throw error;
  });
  const tools = rawTools.map((raw) => readDefinition(raw, limits.maxDepth));
  const remarks: string[] = [];
  const optional = async (declared: unknown, method: string, key: string): Promise<JsonObject[]> => {
    if (declared === undefined) return [];
    try {
      return (await read(method, key)).filter(isObject);
    } catch (error) {
      if (connection.failure() !== undefined || signal.aborted) throw error;
      remarks.push(`${method} was declared but not answered`);
      return [];
    }
  };
  const prompts = await optional(capabilities.prompts, "prompts/list", "prompts");
  const resources = await optional(capabilities.resources, "resources/list", "resources");
  const templates = await optional(capabilities.resources, "resources/templates/list", "resourceTemplates");
  if (connection.strayLines() > 0) remarks.push(linesThatAreNoMessage(connection.strayLines()));
  const { name = "", version = "" } = client.getServerVersion() ?? {};
  const listed: ListedServer = {
    server,
    info: { name, version },
    transport: connection.transport,
    instructions: client.getInstructions(),
    tools,
    prompts,
    resources: [...resources, ...templates],
    remarks,
  };
  return withoutPath(listed, connection.tempPath);
}

const anyResult = z.looseObject({});

async function readPages(
  connection: Connection,
  method: string,
  key: string,
  limits: Limits,
  signal: AbortSignal,
): Promise<unknown[]> {
  const items: unknown[] = [];
  const cursors = new Set<string>();
  let cursor: string | undefined;
  for (let page = 0; page < limits.maxPages; page++) {
    const params = cursor === undefined ? {} : { cursor };
    const result = await connection.client.request({ method, params }, anyResult, {
      timeout: limits.timeoutMs,
      signal,
    });
    const found = result[key];
    if (!Array.isArray(found)) throw new ServerFailure("invalid_answer", `${method} answered without ${key}`);
    for (const item of found) items.push(item);
    if (items.length > limits.maxItems) {
      throw new ServerFailure("flooded", `${method} lists more than ${limits.maxItems}`);
    }
    const next = result.nextCursor;
    if (typeof next !== "string" || next === "") return items;
    if (cursors.has(next)) throw new ServerFailure("invalid_answer", `${method} pages in a circle`);
    cursors.add(next);
    cursor = next;
  }
  throw new ServerFailure("flooded", `${method} has more than ${limits.maxPages} pages`);
}

/** The temporary folder differs from run to run; left in the text, no snapshot would repeat. */
function withoutPath(listed: ListedServer, path: string | undefined): ListedServer {
  if (path === undefined) return listed;
  const text = JSON.stringify(listed);
  const written = JSON.stringify(path).slice(1, -1);
  return text.includes(written) ? JSON.parse(text.replaceAll(written, TEMP_PLACEHOLDER)) : listed;
}
