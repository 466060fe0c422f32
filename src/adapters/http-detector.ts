import { excerpt } from "../core/visible-text.js";
import { questionOf, readVerdict } from "../scoring/exchange.js";
import type { OpenedDetector } from "./opened-detector.js";

const MAX_BYTES = 1024 * 1024;

/** A detector behind an address: `{tool, peers}` is posted, `{flagged, tier?, check_ids?}` comes back. */
export function httpDetector(name: string, address: URL, timeoutMs: number): OpenedDetector {
  return {
    detector: {
      name,
      judge: async (sample) => readVerdict(await post(address, questionOf(sample), timeoutMs)),
    },
    close: async () => undefined,
  };
}

async function post(address: URL, question: unknown, timeoutMs: number): Promise<unknown> {
  const text = await exchange(address, JSON.stringify(question), timeoutMs);
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`the answer is no JSON: ${excerpt(text, 80)}`);
  }
}

async function exchange(address: URL, body: string, timeoutMs: number): Promise<string> {
  try {
    const response = await fetch(address, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json" },
      body,
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await readBounded(response);
    if (response.ok) return text;
    throw new StatusError(`the answer has status ${response.status}: ${excerpt(text, 80)}`);
  } catch (cause) {
    if (cause instanceof StatusError) throw cause;
    if ((cause as Error).name === "TimeoutError") {
      throw new Error(`it did not answer within ${timeoutMs / 1000} s`, { cause });
    }
    const code = ((cause as Error).cause as NodeJS.ErrnoException | undefined)?.code;
    throw new Error(`${address.host} cannot be asked (${code ?? (cause as Error).message})`, { cause });
  }
}

class StatusError extends Error {}

async function readBounded(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_BYTES) throw new StatusError(`the answer is larger than ${MAX_BYTES / 1024 / 1024} MB`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}
