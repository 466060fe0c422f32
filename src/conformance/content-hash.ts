import { createHash, type Hash } from "node:crypto";

/** Text is handed to the hash in pieces of about this many characters. */
const PIECE = 1 << 16;

/**
 * SHA-256 of the canonical JSON (RFC 8785) of a value, without ever holding that text: objects of evidence
 * can be large. Unlike canonical JSON it also takes what only JSON text can say: huge numbers, broken Unicode.
 */
export function contentHash(value: unknown): string {
  const writer = new CanonicalWriter();
  writer.write(value);
  return writer.digest();
}

class CanonicalWriter {
  readonly #hash: Hash = createHash("sha256");
  #pending = "";

  write(value: unknown): void {
    if (Array.isArray(value)) this.#writeList(value);
    else if (value !== null && typeof value === "object") this.#writeObject(value as Record<string, unknown>);
    else this.#add(JSON.stringify(value) ?? "null");
  }

  digest(): string {
    return this.#hash.update(this.#pending).digest("hex");
  }

  #writeList(list: readonly unknown[]): void {
    this.#add("[");
    for (let index = 0; index < list.length; index++) {
      if (index > 0) this.#add(",");
      this.write(list[index]);
    }
    this.#add("]");
  }

  #writeObject(object: Record<string, unknown>): void {
    let separator = "{";
    for (const key of Object.keys(object).sort()) {
      this.#add(`${separator}${JSON.stringify(key)}:`);
      this.write(object[key]);
      separator = ",";
    }
    this.#add(separator === "{" ? "{}" : "}");
  }

  #add(text: string): void {
    this.#pending += text;
    if (this.#pending.length < PIECE) return;
    this.#hash.update(this.#pending);
    this.#pending = "";
  }
}
