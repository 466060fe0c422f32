import { excerpt } from "../core/visible-text.js";
import { parseInPieces } from "./json-pieces.js";
import { isTooDeep } from "./limits.js";

export type JsonReading = { ok: true; value: unknown } | { ok: false; reason: string };

type Chunks = AsyncIterable<Buffer> | Iterable<Buffer>;

/**
 * The JSON value of UTF-8 bytes, with or without byte order mark. Only what cannot be read is held as a whole,
 * to say why.
 */
export async function readJson(open: () => Promise<Chunks>): Promise<JsonReading> {
  const value = await parseInPieces(await open());
  if (value !== undefined) return { ok: true, value };
  const chunks: Buffer[] = [];
  for await (const chunk of await open()) chunks.push(chunk);
  return parseJsonBytes(Buffer.concat(chunks));
}

function parseJsonBytes(bytes: Uint8Array): JsonReading {
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return { ok: false, reason: "is not UTF-8 text" };
  }
  if (text.trim() === "") return { ok: false, reason: "is empty" };
  if (isTooDeep(text)) return { ok: false, reason: "nests deeper than 200 levels" };
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch (cause) {
    return { ok: false, reason: `is not JSON: ${excerpt((cause as Error).message, 120)}` };
  }
}

/** Samples carry a top-level `$comment` that the schemas forbid; the golden-flow harness drops it. */
export function withoutComment(value: unknown): unknown {
  if (value === null || typeof value !== "object" || Array.isArray(value)) return value;
  const { $comment: _, ...rest } = value as Record<string, unknown>;
  return rest;
}
