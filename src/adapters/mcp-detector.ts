import { excerpt } from "../core/visible-text.js";
import { type Connection, connect } from "../mcp/connect.js";
import { DEFAULT_LIMITS } from "../mcp/limits.js";
import type { ServerTarget } from "../mcp/server-target.js";
import { splitCommand } from "../mcp/split-command.js";
import { questionOf, readVerdict } from "../scoring/exchange.js";
import { answerText } from "./answer-text.js";
import type { OpenedDetector } from "./opened-detector.js";

const DEFAULT_TOOL = "judge_tool";
/** Over all answers of one connection. */
const MAX_BYTES = 256 * 1024 * 1024;

/**
 * A detector that is a tool of an MCP server: called with `{tool, peers}`, it answers
 * `{flagged, tier?, check_ids?}` as structured content or as JSON text. `where` is a command or an
 * address, with `#<tool>` when the tool is not named judge_tool.
 */
export function mcpDetector(name: string, where: string, timeoutMs: number): OpenedDetector {
  const { target, tool } = parseWhere(where);
  let connection: Connection | undefined;

  async function open(): Promise<Connection> {
    if (connection !== undefined && connection.failure() === undefined) return connection;
    await connection?.close();
    connection = undefined;
    connection = await connect(target, {
      limits: { ...DEFAULT_LIMITS, timeoutMs, maxBytes: MAX_BYTES },
      isolation: "none",
      signal: AbortSignal.timeout(timeoutMs),
    });
    return connection;
  }

  async function call(sample: Parameters<typeof questionOf>[0]) {
    const current = await open();
    try {
      return await current.client.callTool(
        { name: tool, arguments: questionOf(sample) },
        { timeout: timeoutMs },
      );
    } catch (cause) {
      const reason = current.failure()?.message ?? (cause as Error).message;
      throw new Error(`tool ${tool} failed: ${excerpt(reason, 150)}`, { cause });
    }
  }

  return {
    detector: {
      name,
      async judge(sample) {
        const { content, structuredContent, isError } = await call(sample);
        const text = answerText(content);
        if (isError === true) throw new Error(`tool ${tool} answered with an error: ${excerpt(text, 100)}`);
        return readVerdict(structuredContent ?? parse(text));
      },
    },
    close: async () => connection?.close(),
  };
}

function parseWhere(where: string): { target: ServerTarget; tool: string } {
  const [, place, tool] = /^(.*?)(?:\s*#([\w.-]{1,100}))?$/s.exec(where)!;
  const named = { server: "detector", tool: tool ?? DEFAULT_TOOL };
  if (/^https?:\/\//.test(place!)) {
    return { target: { kind: "url", server: named.server, url: place!, headers: {} }, tool: named.tool };
  }
  const [command, ...args] = splitCommand(place!);
  const target = {
    kind: "process" as const,
    server: named.server,
    command,
    args,
    env: {},
    cwd: process.cwd(),
  };
  return { target, tool: named.tool };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`the answer is no JSON: ${excerpt(text, 80)}`);
  }
}
