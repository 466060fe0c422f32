import { createReadStream } from "node:fs";
import { open, readFile, stat } from "node:fs/promises";
import type { Evidence } from "../conformance/evidence.js";
import { ToolgaugeError } from "../core/errors.js";
import { readBundle } from "./bundle.js";
import { openFolder } from "./folder-source.js";
import { readInvariantFile } from "./invariant-file.js";
import { readJson } from "./json-file.js";
import { checkTotals, DEFAULT_LIMITS, type PackLimits, refused } from "./limits.js";
import { readSource } from "./read-source.js";
import { withoutTopFolder } from "./source.js";
import { openZip } from "./zip-source.js";

export interface PackOptions {
  limits: PackLimits;
  /** Drop a top-level `$comment` from every object before it is judged. */
  stripComment: boolean;
  /** Golden-flow rules to check besides those of the pack. */
  invariantFiles: readonly string[];
}

export const DEFAULT_PACK_OPTIONS: PackOptions = {
  limits: DEFAULT_LIMITS,
  stripComment: false,
  invariantFiles: [],
};

/** Reads a folder, a zip archive or a JSON bundle, or a file of either kind from standard input (`-`). */
export async function readPack(
  target: string,
  options: PackOptions = DEFAULT_PACK_OPTIONS,
): Promise<Evidence> {
  const evidence = await readTarget(target, options);
  const named = await Promise.all(options.invariantFiles.map(readInvariantFile));
  return { ...evidence, invariants: [...evidence.invariants, ...named] };
}

async function readTarget(target: string, options: PackOptions): Promise<Evidence> {
  if (target === "-") return readPackBytes("stdin", await readStandardInput(options.limits), options);
  const info = await stat(target).catch((cause) => {
    throw new ToolgaugeError("file_missing", `${target} does not exist`, { cause, next: "check the path" });
  });
  if (info.isDirectory()) return readSource(await openFolder(target, options.limits), options);
  if (!info.isFile()) throw refused(target, "is neither a folder nor a file", "name a pack");
  checkTotals(target, 1, info.size, options.limits);
  if (await isZipFile(target)) return readPackBytes(target, await readFile(target), options);
  return readJsonPack(target, async () => createReadStream(target), options);
}

export async function readPackBytes(place: string, bytes: Buffer, options: PackOptions): Promise<Evidence> {
  if (!isZip(bytes)) return readJsonPack(place, async () => [bytes], options);
  return readSource(withoutTopFolder(await openZip(place, bytes, options.limits)), options);
}

function isZip(bytes: Buffer): boolean {
  return bytes.subarray(0, 2).toString("latin1") === "PK";
}

async function isZipFile(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(2), 0, 2, 0);
    return isZip(buffer.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}

async function readJsonPack(
  place: string,
  openBytes: Parameters<typeof readJson>[0],
  options: PackOptions,
): Promise<Evidence> {
  const reading = await readJson(openBytes);
  if (!reading.ok) {
    throw new ToolgaugeError("not_parsable", `${place} ${reading.reason}`, {
      next: "give a folder, a zip archive or a JSON bundle",
    });
  }
  return readBundle(place, reading.value, options.stripComment);
}

async function readStandardInput(limits: PackLimits): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of process.stdin as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    checkTotals("stdin", 1, bytes, limits);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
