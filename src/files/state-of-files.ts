import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";

/** Changes when a file, or anything below a folder, is written, replaced, added or removed. */
export async function stateOfFiles(paths: readonly string[]): Promise<string> {
  return (await Promise.all(paths.map(stateOf))).join("\n");
}

async function stateOf(path: string): Promise<string> {
  try {
    const info = await stat(path, { bigint: true });
    const own = `${path} ${info.ino} ${info.size} ${info.mtimeNs}`;
    if (!info.isDirectory()) return own;
    const names = (await readdir(path)).sort();
    return `${own}\n${await stateOfFiles(names.map((name) => join(path, name)))}`;
  } catch (error) {
    return `${path} ${(error as NodeJS.ErrnoException).code ?? "unreadable"}`;
  }
}
