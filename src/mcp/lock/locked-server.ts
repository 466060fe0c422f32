import { join, resolve } from "node:path";
import { fingerprint, toolIdOf } from "../../core/tool-definition.js";
import type { LockedCorpus } from "../../formats/locked-corpus.js";
import { type ListedServer, type ListOptions, listServer } from "../list-server.js";
import { type FailedServer, failedServer } from "../server-failure.js";
import { type InstalledPackage, installPackage, type PackageName } from "./package-cache.js";

export type LockedServer = LockedCorpus["servers"][number];

/** What a locked server is started from. */
export type LockedSource = Omit<LockedServer, "tools" | "integrity">;

export type Rebuilt =
  | { ok: true; source: LockedSource; installed: InstalledPackage; listed: ListedServer }
  | { ok: false; source: LockedSource; failed: FailedServer };

export interface RebuildOptions extends ListOptions {
  /** Where packages are installed; git does not see it. */
  cache: string;
  onProgress?: (done: number, server: string) => void;
}

/** Installs and asks every server, a few at a time, in the order of the sources. */
export async function rebuildServers(
  sources: readonly LockedSource[],
  options: RebuildOptions,
): Promise<Rebuilt[]> {
  const rebuilt = new Array<Rebuilt>(sources.length);
  let next = 0;
  let done = 0;
  const work = async () => {
    for (let index = next++; index < sources.length; index = next++) {
      const source = sources[index]!;
      rebuilt[index] = await rebuildServer(source, options);
      options.onProgress?.(++done, source.server);
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, options.limits.concurrency) }, work));
  return rebuilt;
}

async function rebuildServer(source: LockedSource, options: RebuildOptions): Promise<Rebuilt> {
  const { server, env } = source;
  const [entry, ...args] = source.command;
  let installed: InstalledPackage;
  try {
    const name: PackageName = { package: source.package, version: source.version };
    installed = await installPackage(name, resolve(options.cache));
  } catch (error) {
    return { ok: false, source, failed: failedServer(server, error, "") };
  }
  const script = join(installed.root, entry!);
  const listing = await listServer(
    { kind: "process", server, command: "node", args: [script, ...args], env },
    options,
  );
  return listing.ok
    ? { ok: true, source, installed, listed: listing.listed }
    : { ok: false, source, failed: listing.failed };
}

/** The facts that a lock keeps of a server: ids and hashes, none of its text. */
export function lockServer({ source, installed, listed }: Extract<Rebuilt, { ok: true }>): LockedServer {
  const hashes = new Map(listed.tools.map((tool) => [toolIdOf(listed.server, tool.name), fingerprint(tool)]));
  const tools = [...hashes].map(([toolId, sha256]) => ({ toolId, sha256 }));
  tools.sort((a, b) => (a.toolId < b.toolId ? -1 : 1));
  const { integrity } = installed;
  return { ...source, ...(integrity !== undefined && { integrity }), tools };
}
