import { fromDisk } from "../core/disk-names.js";
import { ToolgaugeError } from "../core/errors.js";
import { parseFormat, parseJson, parseYamlText } from "../corpus/parse.js";
import { readText } from "../files/read-text.js";
import type { CorpusTool } from "../formats/corpus.js";
import type { EngineAdapter } from "../formats/engine-adapter.js";
import type { GoldenQuery } from "../formats/golden-set.js";
import { HYBRID } from "../retrieval/engines/hybrid.js";
import { ENGINE_FAMILIES } from "../retrieval/engines/registry.js";
import { ADAPTER_KINDS, adapterFromName } from "./adapter-from-name.js";
import { openHybrid } from "./hybrid-engine.js";
import type { OpenedEngine } from "./opened-engine.js";
import { replayRun } from "./replayed-run.js";

const RUN_PREFIX = "run=";

export interface EngineContext {
  tools: readonly CorpusTool[];
  /** The queries that will be asked; recorded runs are read by their ids. */
  queries?: readonly GoldenQuery[];
  /** Latency is measured, so nothing may be answered from a cache of queries. */
  isTimed?: boolean;
  progress?(line: string): void;
}

/** Opens an engine by name: an embedded one, `<adapter>=<where>`, or a file that describes an adapter. */
export async function openEngine(name: string, context: EngineContext): Promise<OpenedEngine> {
  const { tools, isTimed = false, progress } = context;
  if (name === HYBRID.name) return openHybrid(tools, { isTimed, ...(progress && { progress }) });
  if (name.startsWith(RUN_PREFIX)) {
    return { engine: await replayRun(name.slice(RUN_PREFIX.length), context.queries ?? []) };
  }
  const family = ENGINE_FAMILIES.find((candidate) => candidate.name === name);
  if (family !== undefined) return { engine: family.build(tools) };
  const adapter = adapterFromName(name) ?? (await adapterFromFile(name));
  if (adapter !== undefined) return openAdapter(adapter);
  const forms = Object.entries(ADAPTER_KINDS).map(([kind, { where }]) => `${kind}=${where}`);
  const embedded = ENGINE_FAMILIES.map((candidate) => candidate.name);
  throw new ToolgaugeError("unknown_name", `there is no engine "${name}"`, {
    next: `known are ${[...embedded, HYBRID.name, ...forms, "run=<file>"].join(", ")}, or a .yaml or .json file`,
  });
}

/** Opens all or none. */
export async function openEngines(
  names: readonly string[],
  context: EngineContext,
): Promise<{ opened: OpenedEngine[]; close(): Promise<void> }> {
  const opened: OpenedEngine[] = [];
  const close = async () => {
    await Promise.all(opened.map((one) => one.close?.()));
  };
  try {
    for (const name of names) opened.push(await openEngine(name, context));
  } catch (error) {
    await close();
    throw error;
  }
  return { opened, close };
}

async function adapterFromFile(path: string): Promise<EngineAdapter | undefined> {
  if (!/\.(ya?ml|json)$/i.test(path)) return undefined;
  const text = await readText(path);
  const raw = path.toLowerCase().endsWith(".json") ? parseJson(text, path) : parseYamlText(text, path);
  return fromDisk(parseFormat("engine-adapter", raw, path, true).value) as EngineAdapter;
}

async function openAdapter(adapter: EngineAdapter): Promise<OpenedEngine> {
  switch (adapter.type) {
    case "http": {
      const { httpEngine } = await import("./http-engine.js");
      return { engine: httpEngine(adapter, process.env) };
    }
    case "mcp": {
      const { mcpEngine } = await import("./mcp-engine.js");
      return mcpEngine(adapter);
    }
    case "command": {
      const { commandEngine } = await import("./command-engine.js");
      return commandEngine(adapter, process.env);
    }
  }
}
