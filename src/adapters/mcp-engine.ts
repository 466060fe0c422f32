import { ToolgaugeError } from "../core/errors.js";
import { excerpt } from "../core/visible-text.js";
import type { McpEngineAdapter } from "../formats/engine-adapter.js";
import { connect } from "../mcp/connect.js";
import { DEFAULT_LIMITS } from "../mcp/limits.js";
import type { ServerTarget } from "../mcp/server-target.js";
import type { ScoredTool } from "../retrieval/engines/engine.js";
import { answerText } from "./answer-text.js";
import type { OpenedEngine } from "./opened-engine.js";
import { malformed, readResults } from "./read-results.js";

/** Over all answers of one evaluation. */
const MOST_BYTES = 512 * 1024 * 1024;

/** An engine that is a search tool of an MCP server, such as `retrieve_tools`. */
export async function mcpEngine(adapter: McpEngineAdapter): Promise<OpenedEngine> {
  const limits = { ...DEFAULT_LIMITS, maxBytes: MOST_BYTES };
  const connection = await connect(targetOf(adapter), {
    limits,
    isolation: "none",
    signal: AbortSignal.timeout(limits.timeoutMs),
  });

  async function search(query: string, limit: number): Promise<ScoredTool[]> {
    const limited = adapter.limitArgument === null ? {} : { [adapter.limitArgument]: limit };
    const request = { name: adapter.tool, arguments: { [adapter.queryArgument]: query, ...limited } };
    const result = await call(request);
    const text = answerText(result.content);
    if (result.isError === true) throw malformed(`is an error: ${excerpt(text, 200)}`);
    return readResults(result.structuredContent ?? parse(text), adapter.results, limit);
  }

  async function call(request: { name: string; arguments: Record<string, unknown> }) {
    try {
      return await connection.client.callTool(request, { timeout: adapter.timeoutMs });
    } catch (cause) {
      const reason = connection.failure()?.message ?? (cause as Error).message;
      throw new ToolgaugeError("peer_failed", `tool ${adapter.tool} failed: ${excerpt(reason, 200)}`, {
        cause,
      });
    }
  }

  return {
    engine: { name: adapter.name, concurrency: adapter.concurrency, search },
    close: () => connection.close(),
  };
}

function targetOf({ name, command, url, env, headers }: McpEngineAdapter): ServerTarget {
  if (command !== undefined) {
    const [program, ...args] = command as [string, ...string[]];
    return { kind: "process", server: name, command: program, args, env, cwd: process.cwd() };
  }
  if (url !== undefined) return { kind: "url", server: name, url, headers };
  throw new ToolgaugeError("usage", `engine ${name} has neither command nor url`, {
    next: "give one of them",
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) throw malformed(`is not JSON: ${excerpt(text, 80)}`);
    throw error;
  }
}
