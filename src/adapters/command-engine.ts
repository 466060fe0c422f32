import { createInterface } from "node:readline";
import { ToolgaugeError } from "../core/errors.js";
import { excerpt } from "../core/visible-text.js";
import type { CommandEngineAdapter } from "../formats/engine-adapter.js";
import { startGroup } from "../mcp/process-group.js";
import type { ScoredTool } from "../retrieval/engines/engine.js";
import type { OpenedEngine } from "./opened-engine.js";
import { malformed, readResults } from "./read-results.js";

const STDERR_KEPT = 2_000;

interface Waiting {
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

/**
 * An engine in another process: one JSON line `{"id", "query", "limit"}` in, one line
 * `{"id", "results": [{"tool_id", "score"}]}` or `{"id", "error"}` out, in any order.
 */
export function commandEngine(adapter: CommandEngineAdapter, environment: NodeJS.ProcessEnv): OpenedEngine {
  const [command, ...args] = adapter.command as [string, ...string[]];
  const env = Object.fromEntries(Object.entries({ ...environment, ...adapter.env }).filter(isSet));
  const group = startGroup({ command, args, env, cwd: process.cwd() });
  const child = group.process;
  const waiting = new Map<number, Waiting>();
  let stderr = "";
  let broken: ToolgaugeError | undefined;
  let lastId = 0;

  function breakOff(what: string, cause?: unknown): void {
    const said = stderr.trim() === "" ? "" : `: ${excerpt(stderr.trim().slice(-200), 200)}`;
    broken ??= new ToolgaugeError("peer_failed", `engine command ${excerpt(command, 60)} ${what}${said}`, {
      cause,
    });
    for (const { reject } of waiting.values()) reject(broken);
    waiting.clear();
  }

  child.on("error", (error: NodeJS.ErrnoException) => breakOff(`cannot be started (${error.code})`, error));
  child.on("close", (code) => breakOff(`ended with status ${code ?? "unknown"}`));
  child.stdin?.on("error", () => undefined);
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    stderr = (stderr + text).slice(-STDERR_KEPT);
  });
  if (child.stdout !== null) {
    createInterface({ input: child.stdout }).on("line", (line) => {
      const answer = parseLine(line);
      if (answer === undefined)
        return breakOff(`wrote a line that is not a JSON answer: ${excerpt(line, 80)}`);
      waiting.get(answer.id)?.resolve(answer);
      waiting.delete(answer.id);
    });
  }

  function ask(query: string, limit: number): Promise<unknown> {
    if (broken !== undefined) return Promise.reject(broken);
    const id = ++lastId;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.delete(id);
        reject(new ToolgaugeError("peer_failed", `the engine did not answer within ${adapter.timeoutMs} ms`));
      }, adapter.timeoutMs);
      const settle =
        <T>(then: (value: T) => void) =>
        (value: T) => {
          clearTimeout(timer);
          then(value);
        };
      waiting.set(id, { resolve: settle(resolve), reject: settle(reject) });
      child.stdin?.write(`${JSON.stringify({ id, query, limit })}\n`);
    });
  }

  async function search(query: string, limit: number): Promise<ScoredTool[]> {
    const answer = (await ask(query, limit)) as { error?: unknown; results?: unknown };
    if (answer.error !== undefined) throw malformed(`is an error: ${excerpt(String(answer.error), 200)}`);
    return readResults(answer.results, undefined, limit);
  }

  return {
    engine: { name: adapter.name, concurrency: adapter.concurrency, search },
    close: () => group.end(),
  };
}

function parseLine(line: string): { id: number } | undefined {
  try {
    const value: unknown = JSON.parse(line);
    const id = value !== null && typeof value === "object" ? (value as { id?: unknown }).id : undefined;
    return typeof id === "number" ? (value as { id: number }) : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function isSet(entry: [string, string | undefined]): entry is [string, string] {
  return entry[1] !== undefined;
}
