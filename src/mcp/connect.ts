import { homedir } from "node:os";
import {
  Client,
  SSEClientTransport,
  StreamableHTTPClientTransport,
  type Transport,
} from "@modelcontextprotocol/client";
import { TOOL_VERSION } from "../core/version.js";
import { boundedFetch } from "./bounded-fetch.js";
import { type Isolation, isolate } from "./isolation.js";
import type { Limits } from "./limits.js";
import { ProcessTransport } from "./process-transport.js";
import { ServerFailure } from "./server-failure.js";
import type { ProcessTarget, ServerTarget, UrlTarget } from "./server-target.js";
import { createTempHome, fillTemp, minimalEnvironment } from "./temp-home.js";

export interface Connection {
  client: Client;
  transport: "stdio" | "http" | "sse";
  /** The server's temporary folder, where it has one: its path has no meaning in the server's text. */
  tempPath: string | undefined;
  /** What the process wrote to stderr so far. */
  stderr(): string;
  strayLines(): number;
  /** Why the connection broke, if it did: more telling than the SDK's "connection closed". */
  failure(): ServerFailure | undefined;
  close(): Promise<void>;
}

export interface ConnectOptions {
  limits: Limits;
  isolation: Isolation;
  signal: AbortSignal;
}

/** Opens a connection; whatever goes wrong, nothing stays behind once `close` has run. */
export function connect(target: ServerTarget, options: ConnectOptions): Promise<Connection> {
  return target.kind === "process" ? connectProcess(target, options) : connectUrl(target, options);
}

async function connectProcess(target: ProcessTarget, options: ConnectOptions): Promise<Connection> {
  const home = await createTempHome();
  const server = {
    command: target.command,
    args: target.args.map((arg) => fillTemp(arg, home.path)),
    env: minimalEnvironment(home.path, target.env, process.env),
    cwd: target.cwd ?? home.workPath,
    home: home.path,
    timeoutMs: options.limits.timeoutMs,
  };
  const command = isolate(options.isolation, server, {
    env: process.env,
    nodePath: process.execPath,
    userHome: homedir(),
    user: process.getuid === undefined ? undefined : `${process.getuid()}:${process.getgid!()}`,
  });
  const transport = new ProcessTransport(command, options.limits.maxBytes);
  const client = newClient();
  const connection: Connection = {
    client,
    transport: "stdio",
    tempPath: home.path,
    stderr: () => transport.stderr,
    strayLines: () => transport.strayLines,
    failure: () => transport.failure,
    close: async () => {
      await transport.close();
      await home.remove();
    },
  };
  return handshake(connection, transport, options);
}

async function connectUrl(target: UrlTarget, options: ConnectOptions): Promise<Connection> {
  const kinds = target.transport === undefined ? (["http", "sse"] as const) : [target.transport];
  let first: unknown;
  for (const kind of kinds) {
    const fetch = boundedFetch(options.limits.maxBytes);
    const settings = { requestInit: { headers: target.headers }, fetch: fetch.fetch };
    const url = new URL(target.url);
    const transport =
      kind === "http"
        ? new StreamableHTTPClientTransport(url, settings)
        : new SSEClientTransport(url, settings);
    const connection: Connection = {
      client: newClient(),
      transport: kind,
      tempPath: undefined,
      stderr: () => "",
      strayLines: () => 0,
      failure: () => fetch.failure(),
      close: () => transport.close(),
    };
    try {
      return await handshake(connection, transport, options);
    } catch (error) {
      first ??= error;
      const isDown = error instanceof HandshakeError && error.cause instanceof ServerFailure;
      if (options.signal.aborted || isDown) break;
    }
  }
  throw first;
}

async function handshake(
  connection: Connection,
  transport: Transport,
  { limits, signal }: ConnectOptions,
): Promise<Connection> {
  try {
    await connection.client.connect(transport, { timeout: limits.timeoutMs, signal });
    return connection;
  } catch (error) {
    const cause = connection.failure() ?? error;
    await connection.close();
    throw new HandshakeError(cause, connection.stderr(), connection.strayLines());
  }
}

/** Carries what the process said past the connection that never came to be. */
export class HandshakeError extends Error {
  readonly stderr: string;
  readonly strayLines: number;

  constructor(cause: unknown, stderr: string, strayLines: number) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = "HandshakeError";
    this.stderr = stderr;
    this.strayLines = strayLines;
  }
}

function newClient(): Client {
  return new Client({ name: "toolgauge", version: TOOL_VERSION }, { capabilities: {} });
}
