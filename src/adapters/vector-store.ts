import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { QuantizedVector } from "../retrieval/hybrid/embedder.js";

// One record per text: 16 bytes of the text's hash, the scale as float32, one byte per dimension.
const KEY_BYTES = 16;
const SCALE_BYTES = 4;

/** Vectors by the hash of their text. */
export type VectorStore = Map<string, QuantizedVector>;

/** An absent or damaged file holds no vectors: they can always be computed again. */
export async function readVectors(path: string, dimensions: number): Promise<VectorStore> {
  const store: VectorStore = new Map();
  const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT" || error.code === "EACCES") return Buffer.alloc(0);
    throw error;
  });
  const size = KEY_BYTES + SCALE_BYTES + dimensions;
  if (bytes.length % size !== 0) return store;
  for (let start = 0; start < bytes.length; start += size) {
    const key = bytes.toString("hex", start, start + KEY_BYTES);
    const scale = bytes.readFloatLE(start + KEY_BYTES);
    const first = start + KEY_BYTES + SCALE_BYTES;
    store.set(key, { scale, components: Int8Array.from(bytes.subarray(first, first + dimensions)) });
  }
  return store;
}

/** Written whole and moved into place, so that a reader never sees half a file. */
export async function writeVectors(path: string, store: VectorStore): Promise<void> {
  const records = [...store.entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, { scale, components }]) => {
      const head = Buffer.alloc(KEY_BYTES + SCALE_BYTES);
      head.write(key, "hex");
      head.writeFloatLE(scale, KEY_BYTES);
      return Buffer.concat([head, Buffer.from(components.buffer, components.byteOffset, components.length)]);
    });
  await mkdir(dirname(path), { recursive: true });
  const temporary = `${path}.${process.pid}.tmp`;
  await writeFile(temporary, Buffer.concat(records));
  await rename(temporary, path);
}
