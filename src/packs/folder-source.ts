import { createReadStream } from "node:fs";
import { lstat, readdir, realpath } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { checkName, checkTotals, type PackLimits, refused } from "./limits.js";
import type { PackFile, PackSource } from "./source.js";

/** Folders that are never evidence. */
const IGNORED = new Set([".git", "node_modules"]);

export async function openFolder(root: string, limits: PackLimits): Promise<PackSource> {
  const files: PackFile[] = [];
  const notes: string[] = [];
  const realRoot = await realpath(root);
  let bytes = 0;

  async function visit(folder: string): Promise<void> {
    const entries = await readdir(folder, { withFileTypes: true });
    for (const entry of entries) {
      const full = join(folder, entry.name);
      const path = relative(root, full).split(sep).join("/");
      checkName(root, path);
      if (entry.isSymbolicLink()) {
        await checkLink(full, path);
      } else if (entry.isDirectory()) {
        if (!IGNORED.has(entry.name)) await visit(full);
      } else if (entry.isFile()) {
        const { size } = await lstat(full);
        bytes += size;
        files.push({ path, bytes: size });
        checkTotals(root, files.length, bytes, limits);
      } else {
        throw refused(root, `holds ${path}, which is no regular file`, "remove it from the pack");
      }
    }
  }

  async function checkLink(full: string, path: string): Promise<void> {
    const target = await realpath(full).catch(() => null);
    if (target === null || !target.startsWith(realRoot + sep)) {
      throw refused(root, `holds ${path}, a link to outside of the pack`, "replace the link by the file");
    }
    notes.push(`${path} is a link inside the pack and was not read twice`);
  }

  await visit(root);
  files.sort((a, b) => (a.path < b.path ? -1 : 1));
  return { place: root, files, notes, stream: async (path) => createReadStream(join(root, path)) };
}
