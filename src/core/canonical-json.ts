import { createHash } from "node:crypto";
import canonicalize from "canonicalize";

/** RFC 8785: one text per value, whatever the key order or white space it was written with. */
export function canonicalJson(value: unknown): string {
  const text = canonicalize(value);
  if (text === undefined) throw new TypeError("only JSON values have a canonical form");
  return text;
}

export function sha256(data: string | Uint8Array): string {
  return createHash("sha256").update(data).digest("hex");
}

/** The content hash used for corpora, definitions and verdicts. */
export function hashJson(value: unknown): string {
  return sha256(canonicalJson(value));
}
