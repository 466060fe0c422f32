import { excerpt } from "../core/visible-text.js";
import { type ProcessGroup, startGroup } from "../mcp/process-group.js";
import { splitCommand } from "../mcp/split-command.js";
import { questionOf, readVerdict } from "../scoring/exchange.js";
import type { OpenedDetector } from "./opened-detector.js";

const STDERR_KEPT = 2_000;
const MAX_LINE = 1024 * 1024;

/** One question at a time to a process; it ends for good as soon as it breaks the protocol. */
interface Conversation {
  ask(id: number, line: string): Promise<unknown>;
  isOver(): boolean;
  end(): Promise<void>;
}

/**
 * A detector in another process: one JSON line `{id, tool, peers}` in, one JSON line
 * `{id, flagged, tier?, check_ids?}` or `{id, error}` out. A process that crashes, hangs or answers
 * nonsense costs the entry at hand; the next one gets a fresh process.
 */
export function commandDetector(name: string, line: string, timeoutMs: number): OpenedDetector {
  const [command, ...args] = splitCommand(line);
  let conversation: Conversation | undefined;
  let lastId = 0;
  return {
    detector: {
      name,
      async judge(sample) {
        if (conversation?.isOver()) {
          await conversation.end();
          conversation = undefined;
        }
        conversation ??= converse(command, args, timeoutMs);
        const id = ++lastId;
        return readVerdict(await conversation.ask(id, JSON.stringify({ id, ...questionOf(sample) })));
      },
    },
    close: async () => conversation?.end(),
  };
}

function converse(command: string, args: string[], timeoutMs: number): Conversation {
  const group: ProcessGroup = startGroup({ command, args, env: environment(), cwd: process.cwd() });
  const { process: child } = group;
  let stderr = "";
  let buffered = "";
  let broken: Error | undefined;
  let waiting: { id: number; resolve(answer: unknown): void; reject(error: Error): void } | undefined;

  function breakOff(why: string): void {
    const said = stderr.trim();
    broken ??= new Error(said === "" ? why : `${why}; it said: ${excerpt(said.slice(-200), 200)}`);
    waiting?.reject(broken);
    waiting = undefined;
  }

  function deliver(line: string): void {
    if (line.trim() === "") return;
    const { answer, complaint } = readLine(line, waiting?.id);
    if (complaint !== undefined) breakOff(complaint);
    waiting?.resolve(answer);
    waiting = undefined;
  }

  child.once("error", (error: NodeJS.ErrnoException) =>
    breakOff(`it cannot be started (${error.code ?? error.message})`),
  );
  child.once("close", (code, signal) =>
    breakOff(`it ended ${signal === null ? `with code ${code}` : `by ${signal}`}`),
  );
  child.stdin?.on("error", () => undefined);
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    stderr = (stderr + text).slice(-STDERR_KEPT);
  });
  child.stdout?.setEncoding("utf8").on("data", (text: string) => {
    buffered += text;
    for (let end = buffered.indexOf("\n"); end !== -1; end = buffered.indexOf("\n")) {
      const line = buffered.slice(0, end);
      buffered = buffered.slice(end + 1);
      deliver(line);
    }
    if (buffered.length > MAX_LINE) breakOff(`it wrote a line of more than ${MAX_LINE / 1024 / 1024} MB`);
  });

  function ask(id: number, line: string): Promise<unknown> {
    if (broken !== undefined) return Promise.reject(broken);
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => breakOff(`it did not answer within ${timeoutMs / 1000} s`), timeoutMs);
      const settled =
        <T>(then: (value: T) => void) =>
        (value: T) => {
          clearTimeout(timer);
          then(value);
        };
      waiting = { id, resolve: settled(resolve), reject: settled(reject) };
      child.stdin?.write(`${line}\n`);
    });
  }

  return { ask, isOver: () => broken !== undefined, end: () => group.end() };
}

function readLine(line: string, expected: number | undefined): { answer?: unknown; complaint?: string } {
  if (expected === undefined) return { complaint: "it answered before it was asked" };
  let answer: unknown;
  try {
    answer = JSON.parse(line);
  } catch {
    return { complaint: `it wrote a line that is no JSON: ${excerpt(line, 80)}` };
  }
  const id = (answer as { id?: unknown } | null)?.id;
  if (id === undefined || id === expected) return { answer };
  return { complaint: `it answered ${excerpt(String(id), 20)}, not ${expected}` };
}

/** The user named the command, so it runs as if the user had started it. */
function environment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
