import { join } from "node:path";
import { z } from "zod";
import { toDisk } from "../core/disk-names.js";
import { ToolgaugeError } from "../core/errors.js";
import { isRedistributable } from "../corpus/licences.js";
import { loadLockedCorpus } from "../corpus/load.js";
import { parseJson } from "../corpus/parse.js";
import { readText } from "../files/read-text.js";
import { writeAtomically } from "../files/write-atomically.js";
import type { LockedCorpusFile } from "../formats/locked-corpus.js";
import { type Drift, driftOf } from "../mcp/lock/drift.js";
import { type LockedSource, lockServer, type Rebuilt, rebuildServers } from "../mcp/lock/locked-server.js";
import { renderCorpus, snapshotCorpus } from "../mcp/snapshot.js";
import type { CommandResult, Options, Terminal } from "./command.js";
import { EXIT } from "./exit-codes.js";
import { textOption } from "./option-values.js";
import { describeFailure, listOptions } from "./server-options.js";

type Ready = Extract<Rebuilt, { ok: true }>;

/** `snapshot --lock`: real servers rebuilt from the registry, held to a lock or written into a new one. */
export async function lockedSnapshot(
  lock: string,
  options: Options,
  terminal: Terminal,
): Promise<CommandResult> {
  const cache = textOption(options, "cache")!;
  const from = textOption(options, "from");
  if (from !== undefined) {
    const version = textOption(options, "corpusVersion")!;
    return writeLock(version, await rebuild(await readSources(from), cache, options, terminal), options);
  }
  const { servers, version } = await loadLockedCorpus(lock);
  const { ready, failed } = await rebuild(servers, cache, options, terminal);
  const byName = new Map(ready.map((server) => [server.source.server, server]));
  const drift = servers.flatMap((locked) => {
    const now = byName.get(locked.server);
    return now === undefined ? [] : driftOf(locked, lockServer(now));
  });
  const corpusPath = join(cache, "corpus.json");
  const corpus = snapshotCorpus(
    `${version}-real`,
    ready.map(({ listed }) => listed),
  );
  await writeAtomically(corpusPath, renderCorpus(corpus));
  const report = {
    lock,
    servers: servers.length,
    tools: servers.reduce((sum, { tools }) => sum + tools.length, 0),
    corpus: corpusPath,
    drift: drift.map((item) => toDisk<unknown>(item as never)),
    failed: failed.map(({ failed: failure }) => failure),
  };
  const isIncomplete = failed.length > 0 && options.allowIncomplete !== true;
  const exitCode = isIncomplete ? EXIT.undecided : drift.length > 0 ? EXIT.failed : EXIT.fine;
  return {
    exitCode,
    output: JSON.stringify(report, null, 2),
    note: summary(report.servers, report.tools, drift, failed.length),
  };
}

function summary(servers: number, tools: number, drift: readonly Drift[], failed: number): string {
  const state = drift.length === 0 ? "every hash holds" : `${drift.length} differences`;
  return `${servers} servers, ${tools} tools: ${state}${failed === 0 ? "" : `, ${failed} servers failed`}`;
}

async function rebuild(
  sources: readonly LockedSource[],
  cache: string,
  options: Options,
  terminal: Terminal,
): Promise<{ ready: Ready[]; failed: Exclude<Rebuilt, Ready>[] }> {
  const onProgress = (done: number, server: string) =>
    terminal.progress(`${done} of ${sources.length} servers rebuilt, last ${server}`);
  const rebuilt = await rebuildServers(sources, { ...(await listOptions(options)), cache, onProgress });
  const failed = rebuilt.filter((server) => !server.ok);
  for (const { failed: failure } of failed) terminal.warn(describeFailure(failure));
  return { ready: rebuilt.filter((server) => server.ok), failed };
}

function writeLock(
  version: string,
  { ready, failed }: { ready: Ready[]; failed: unknown[] },
  options: Options,
): CommandResult {
  if (failed.length > 0 && options.allowIncomplete !== true) {
    throw new ToolgaugeError("peer_failed", `${failed.length} servers failed; nothing was written`, {
      next: "take them off the list or pass --allow-incomplete",
    });
  }
  for (const { source, installed } of ready) {
    if (source.license !== installed.license || !isRedistributable(source.license)) {
      throw new ToolgaugeError(
        "invariant_broken",
        `${source.package} is licensed "${installed.license}", listed as "${source.license}"`,
        { next: "lock only servers with a permissive licence" },
      );
    }
  }
  const servers = ready.filter(({ listed }) => listed.tools.length > 0).map(lockServer);
  servers.sort((a, b) => (a.server < b.server ? -1 : 1));
  const file: LockedCorpusFile = {
    kind: "locked_corpus",
    version,
    format_version: 1,
    servers: servers.map((server) => toDisk<LockedCorpusFile["servers"][number]>(server)),
  };
  const tools = servers.reduce((sum, server) => sum + server.tools.length, 0);
  return {
    exitCode: EXIT.fine,
    output: `${JSON.stringify(file, null, 1)}\n`,
    note: `${servers.length} servers, ${tools} tools locked`,
  };
}

const packageList = z.strictObject({
  servers: z.array(
    z.strictObject({
      package: z.string(),
      version: z.string(),
      license: z.string(),
      command: z.array(z.string()).min(1),
      env: z.record(z.string(), z.string()),
    }),
  ),
});

async function readSources(path: string): Promise<LockedSource[]> {
  const parsed = packageList.safeParse(parseJson(await readText(path), path));
  if (!parsed.success) {
    throw new ToolgaugeError("schema_mismatch", `${path} is no list of packages`, {
      next: "expected {servers: [{package, version, license, command, env}]}",
    });
  }
  return parsed.data.servers.map((source) => ({ server: source.package, ...source }));
}
