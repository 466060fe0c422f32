import { ToolgaugeError } from "../core/errors.js";
import type { FailedServer } from "../mcp/server-failure.js";
import type { ServerTarget } from "../mcp/server-target.js";
import type { ScanSource } from "../report/scan/scan-view.js";
import type { Options, Terminal } from "./command.js";
import { mayStart } from "./consent.js";
import { textOption } from "./option-values.js";
import { readScanFile, type ServerTool } from "./scan-file.js";
import { askServers, namedTargets } from "./server-options.js";

export interface ScanInput {
  tools: ServerTool[];
  /** Configurations, instructions, prompts and resources: scanned like tools, but nobody approves them. */
  otherText: ServerTool[];
  failed: FailedServer[];
  /** The files that tools were read from, for locations in them. */
  sources: ScanSource[];
}

/** Everything a scan looks at: files, the servers they configure, and the servers named on the command line. */
export async function gatherScanInput(
  paths: readonly string[],
  options: Options,
  terminal: Terminal,
): Promise<ScanInput> {
  const { configurationAsTool, otherTextAsTools } = await import("../mcp/static-view.js");
  const input: ScanInput = { tools: [], otherText: [], failed: [], sources: [] };
  const named = await namedTargets(options);
  const configured: ServerTarget[] = [];
  for (const path of paths) {
    const file = await readScanFile(path, textOption(options, "server"));
    if (file.kind === "tools") input.tools.push(...file.tools);
    else configured.push(...file.servers.filter(({ isDisabled }) => !isDisabled).map(({ target }) => target));
    input.sources.push(file.source);
  }
  if (paths.length === 0 && named.length === 0) {
    const found = await findConfigured();
    configured.push(...found.targets);
    input.failed.push(...found.failed);
  }
  for (const target of configured) {
    input.otherText.push({ server: target.server, definition: configurationAsTool(target) });
  }
  const started = (await mayStart(configured, options, terminal)) ? configured : [];
  const targets = [...named, ...started];
  if (targets.length === 0) return input;
  const { listed, failed } = await askServers(targets, options, terminal);
  for (const server of listed) {
    const own = (definition: ServerTool["definition"]) => ({ server: server.server, definition });
    input.tools.push(...server.tools.map(own));
    input.otherText.push(...otherTextAsTools(server).map(own));
  }
  input.failed.push(...failed);
  return input;
}

/** What the clients of this machine have configured; a configuration that cannot be read hides servers, so it counts. */
async function findConfigured(): Promise<{ targets: ServerTarget[]; failed: FailedServer[] }> {
  const [{ findClientConfigs }, { failedServer, ServerFailure }] = await Promise.all([
    import("../mcp/find-client-configs.js"),
    import("../mcp/server-failure.js"),
  ]);
  const found = await findClientConfigs(process.cwd());
  const failed = found.flatMap(({ client, problem }) =>
    problem === undefined ? [] : failedServer(client, new ServerFailure("bad_configuration", problem), ""),
  );
  const servers = found.flatMap((config) => config.servers.filter(({ isDisabled }) => !isDisabled));
  if (servers.length + failed.length > 0) return { targets: servers.map(({ target }) => target), failed };
  throw new ToolgaugeError("usage", "no client configuration with servers was found on this machine", {
    next: "name a file, or use --stdio or --url",
  });
}
