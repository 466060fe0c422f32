import { setTimeout as sleep } from "node:timers/promises";
import { ToolgaugeError } from "../core/errors.js";
import { excerpt } from "../core/visible-text.js";
import type { HttpEngineAdapter } from "../formats/engine-adapter.js";
import type { Engine, ScoredTool } from "../retrieval/engines/engine.js";
import { malformed, readResults, valueAt } from "./read-results.js";

/** Not sendable in a URL. */
const LONE_SURROGATE = /[\ud800-\udfff]/gu;
const PASSING_STATUS = new Set([429, 502, 503, 504]);
const MOST_BYTES = 8 * 1024 * 1024;
const MOST_PAGES = 20;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;

/** An engine behind an HTTP GET. Only reads are sent, so a failed attempt may safely be repeated. */
export function httpEngine(adapter: HttpEngineAdapter, environment: NodeJS.ProcessEnv): Engine {
  const headers = Object.fromEntries(
    Object.entries(adapter.headers).map(([name, value]) => [name, fillIn(value, environment)]),
  );

  async function search(query: string, limit: number): Promise<ScoredTool[]> {
    const found: ScoredTool[] = [];
    const first = addressOf(adapter.url, query, limit);
    let address: URL | undefined = first;
    for (let page = 0; address !== undefined && found.length < limit && page < MOST_PAGES; page++) {
      const answer = await getJson(address, headers, adapter);
      found.push(...readResults(answer, adapter.results, limit - found.length));
      address = nextPage(answer, adapter.next, first);
    }
    return found;
  }

  return { name: adapter.name, concurrency: adapter.concurrency, search };
}

function addressOf(template: string, query: string, limit: number): URL {
  const text = template
    .replaceAll("{query}", encodeURIComponent(query.replace(LONE_SURROGATE, "\ufffd")))
    .replaceAll("{limit}", String(limit));
  try {
    return new URL(text);
  } catch (cause) {
    throw new ToolgaugeError("usage", `${excerpt(template, 100)} is not a URL`, { cause });
  }
}

/** Credentials in the headers go to the named host only. */
function nextPage(answer: unknown, path: string | undefined, first: URL): URL | undefined {
  const next = path === undefined ? undefined : valueAt(answer, path);
  if (typeof next !== "string" || next === "") return undefined;
  const address = new URL(next, first);
  if (address.origin !== first.origin)
    throw malformed(`continues on another host, ${excerpt(address.host, 60)}`);
  return address;
}

async function getJson(
  address: URL,
  headers: Record<string, string>,
  { timeoutMs, retries }: HttpEngineAdapter,
): Promise<unknown> {
  for (let attempt = 0; ; attempt++) {
    const outcome = await getOnce(address, headers, timeoutMs);
    if (outcome.error === undefined) return outcome.value;
    if (!outcome.isPassing || attempt >= retries) throw outcome.error;
    await sleep(Math.min(outcome.pauseMs ?? FIRST_PAUSE_MS * 2 ** attempt, LONGEST_PAUSE_MS));
  }
}

interface Outcome {
  value?: unknown;
  error?: ToolgaugeError;
  /** Worth another attempt. */
  isPassing?: boolean;
  pauseMs?: number | undefined;
}

async function getOnce(address: URL, headers: Record<string, string>, timeoutMs: number): Promise<Outcome> {
  const where = `${address.origin}${address.pathname}`;
  try {
    const response = await fetch(address, {
      headers: { accept: "application/json", ...headers },
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await readBounded(response);
    if (!response.ok) {
      return {
        error: failed(`${where} answered with status ${response.status}: ${excerpt(text, 100)}`),
        isPassing: PASSING_STATUS.has(response.status),
        pauseMs: retryAfter(response),
      };
    }
    return { value: JSON.parse(text) };
  } catch (cause) {
    if (cause instanceof ToolgaugeError) return { error: cause };
    if (cause instanceof SyntaxError) return { error: failed(`${where} did not answer with JSON`, cause) };
    if ((cause as Error).name === "TimeoutError") {
      return { error: failed(`${where} did not answer within ${timeoutMs} ms`, cause) };
    }
    const code = ((cause as Error).cause as NodeJS.ErrnoException | undefined)?.code;
    return {
      error: failed(`${where} cannot be reached (${code ?? (cause as Error).message})`, cause),
      isPassing: true,
    };
  }
}

async function readBounded(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > MOST_BYTES) throw malformed(`is larger than ${MOST_BYTES / 1024 / 1024} MB`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function retryAfter(response: Response): number | undefined {
  const seconds = Number(response.headers.get("retry-after") ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : undefined;
}

function fillIn(value: string, environment: NodeJS.ProcessEnv): string {
  return value.replace(/\$\{([A-Za-z_][A-Za-z0-9_]{0,100})\}/g, (_, name: string) => {
    const found = environment[name];
    if (found === undefined) {
      throw new ToolgaugeError("usage", `environment variable ${name} is not set`, {
        next: "set it, or remove the header",
      });
    }
    return found;
  });
}

function failed(message: string, cause?: unknown): ToolgaugeError {
  return new ToolgaugeError("peer_failed", message, cause === undefined ? {} : { cause });
}
