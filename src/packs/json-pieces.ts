import { isUtf8 } from "node:buffer";
import { NESTING_LIMIT } from "./limits.js";

const QUOTE = 34;
const BACKSLASH = 92;
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [91, 93, 123, 125];

/**
 * The JSON value of a stream of UTF-8 bytes, or undefined when they are none. The text is never held as a
 * whole: every object that lies in a list is parsed when its last byte has come, so that a list of any
 * length costs no more than its objects do.
 */
export async function parseInPieces(
  chunks: AsyncIterable<Buffer> | Iterable<Buffer>,
): Promise<unknown | undefined> {
  const pieces = new JsonPieces();
  try {
    for await (const chunk of chunks) pieces.take(chunk);
    return pieces.finish();
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Cuts objects out of lists and keeps the rest, with the number of the object in its place. */
class JsonPieces {
  readonly #rest = new ByteStore();
  readonly #cut = new ByteStore();
  readonly #objects: unknown[] = [];
  /** What is open around the next byte of the rest: true for a list. */
  readonly #open: boolean[] = [];
  #cutDepth = 0;
  #isInString = false;
  #isEscaped = false;

  take(chunk: Buffer): void {
    let start = 0;
    for (let at = 0; at < chunk.length; at++) {
      const byte = chunk[at]!;
      if (this.#isInString) {
        if (this.#isEscaped) this.#isEscaped = false;
        else if (byte === BACKSLASH) this.#isEscaped = true;
        else if (byte === QUOTE) this.#isInString = false;
      } else if (byte === QUOTE) {
        this.#isInString = true;
      } else if (byte === OPEN_OBJECT || byte === OPEN_LIST) {
        if (this.#opens(byte === OPEN_LIST)) {
          this.#rest.append(chunk, start, at);
          start = at;
        }
      } else if ((byte === CLOSE_OBJECT || byte === CLOSE_LIST) && this.#closes()) {
        this.#finishCut(chunk, start, at + 1);
        start = at + 1;
      }
    }
    (this.#cutDepth > 0 ? this.#cut : this.#rest).append(chunk, start, chunk.length);
  }

  finish(): unknown {
    if (this.#cutDepth > 0) throw new SyntaxError("ends within an object");
    const rest: unknown = JSON.parse(this.#rest.takeText().replace(/^\uFEFF/, ""));
    return this.#filled(rest);
  }

  /** Whether a cut begins here. */
  #opens(isList: boolean): boolean {
    if (this.#open.length + this.#cutDepth >= NESTING_LIMIT) throw new SyntaxError("nests too deep");
    const begins = this.#cutDepth === 0 && !isList && this.#open.at(-1) === true;
    if (begins || this.#cutDepth > 0) this.#cutDepth += 1;
    else this.#open.push(isList);
    return begins;
  }

  /** Whether a cut ends here. */
  #closes(): boolean {
    if (this.#cutDepth === 0) {
      this.#open.pop();
      return false;
    }
    this.#cutDepth -= 1;
    return this.#cutDepth === 0;
  }

  #finishCut(chunk: Buffer, start: number, end: number): void {
    let text: string;
    if (this.#cut.isEmpty) text = decoded(chunk, start, end);
    else {
      this.#cut.append(chunk, start, end);
      text = this.#cut.takeText();
    }
    const mark = Buffer.from(`{"":${this.#objects.length}}`);
    this.#objects.push(JSON.parse(text));
    this.#rest.append(mark, 0, mark.length);
  }

  /** Puts the objects back. In the rest, whatever object lies in a list stands for one that was cut out. */
  #filled(rest: unknown): unknown {
    if (rest === null || typeof rest !== "object") return rest;
    if (!Array.isArray(rest)) {
      for (const value of Object.values(rest)) this.#filled(value);
      return rest;
    }
    for (let index = 0; index < rest.length; index++) {
      const item: unknown = rest[index];
      if (Array.isArray(item)) this.#filled(item);
      else if (item !== null && typeof item === "object") {
        rest[index] = this.#objects[(item as Record<"", number>)[""]];
      }
    }
    return rest;
  }
}

/** Bytes that come piece by piece, in a buffer that grows. */
class ByteStore {
  #bytes = Buffer.allocUnsafe(256);
  #length = 0;

  get isEmpty(): boolean {
    return this.#length === 0;
  }

  append(source: Buffer, start: number, end: number): void {
    const needed = this.#length + end - start;
    if (needed > this.#bytes.length) {
      const larger = Buffer.allocUnsafe(Math.max(needed, this.#bytes.length * 2));
      this.#bytes.copy(larger, 0, 0, this.#length);
      this.#bytes = larger;
    }
    this.#length += source.copy(this.#bytes, this.#length, start, end);
  }

  takeText(): string {
    const text = decoded(this.#bytes, 0, this.#length);
    this.#length = 0;
    return text;
  }
}

function decoded(bytes: Buffer, start: number, end: number): string {
  const text = bytes.toString("utf8", start, end);
  // The sign that stands for what is not UTF-8 may also have been written as such.
  if (text.includes("\uFFFD") && !isUtf8(bytes.subarray(start, end))) throw new SyntaxError("not UTF-8");
  return text;
}
