import { createHash } from "node:crypto";
import { NO_INTEGRITY, type PackIntegrity } from "../conformance/evidence.js";
import { field } from "../conformance/view/fields.js";
import { sha256 } from "../core/canonical-json.js";
import { checkName } from "./limits.js";
import { type PackSource, readBytes } from "./source.js";

export const SUMS = "integrity/sha256sums.txt";
export const ROOT = "integrity/pack.sha256";
const UNCOVERED_NAMES = new Set([".DS_Store", "Thumbs.db", ".gitkeep"]);

interface Sum {
  hash: string;
  path: string;
}

export function isCovered(path: string): boolean {
  return !path.startsWith("integrity/") && !UNCOVERED_NAMES.has(path.split("/").at(-1)!);
}

/** The two root hashes in use: over the sorted lines, and over the bytes of the sums file. */
export function rootHashes(
  sums: readonly Sum[],
  bytes: Buffer,
): Record<"sorted-lines" | "file-bytes", string> {
  const lines = [...sums]
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    .map(({ hash, path }) => `${hash}  ${path}`);
  return { "sorted-lines": sha256(lines.join("\n")), "file-bytes": sha256(bytes) };
}

export async function hashFile(source: PackSource, path: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of await source.stream(path)) hash.update(chunk);
  return hash.digest("hex");
}

/** Compares every listed file with its hash, and the list with the declared root hash. */
export async function checkIntegrity(source: PackSource, manifest: unknown): Promise<PackIntegrity> {
  const present = new Set(source.files.map(({ path }) => path));
  if (!present.has(SUMS)) return NO_INTEGRITY;
  const bytes = await readBytes(source, SUMS);
  const { sums, broken } = parseSums(source.place, bytes.toString("utf8"));
  const damaged = broken.map((line) => `${SUMS} line ${line} is not readable`);
  for (const { hash, path } of sums) {
    if (!present.has(path)) damaged.push(`${path} is listed but absent`);
    else if ((await hashFile(source, path)) !== hash) damaged.push(`${path} differs from its hash`);
  }
  const declared = await declaredRoot(source, present, manifest);
  const roots = rootHashes(sums, bytes);
  const rootHashForm =
    declared === null
      ? null
      : ((["sorted-lines", "file-bytes"] as const).find((form) => roots[form] === declared) ?? null);
  if (declared !== null && rootHashForm === null)
    damaged.push("the declared root hash fits neither known form");
  const listed = new Set(sums.map(({ path }) => path));
  return {
    status: damaged.length === 0 ? "intact" : "corrupted",
    rootHashForm,
    damaged,
    uncovered: [...present].filter((path) => isCovered(path) && !listed.has(path)),
  };
}

function parseSums(place: string, text: string): { sums: Sum[]; broken: number[] } {
  const sums: Sum[] = [];
  const broken: number[] = [];
  text.split("\n").forEach((raw, index) => {
    const line = raw.trimEnd();
    if (line === "") return;
    const match = /^([0-9a-fA-F]{64})\s{1,8}\*?(.{1,1000})$/.exec(line);
    if (match === null) {
      broken.push(index + 1);
      return;
    }
    const path = match[2]!.replace(/^\.\//, "");
    checkName(place, path);
    sums.push({ hash: match[1]!.toLowerCase(), path });
  });
  return { sums, broken };
}

async function declaredRoot(source: PackSource, present: ReadonlySet<string>, manifest: unknown) {
  const declared = present.has(ROOT)
    ? (await readBytes(source, ROOT)).toString("utf8")
    : field(field(manifest, "hashes"), "pack_root_hash");
  return typeof declared === "string" ? (declared.trim().split(/\s+/)[0]?.toLowerCase() ?? null) : null;
}
