import { fromDisk } from "../core/disk-names.js";
import { ToolgaugeError } from "../core/errors.js";
import { excerpt } from "../core/visible-text.js";
import { type EngineAdapter, engineAdapterFile } from "../formats/engine-adapter.js";
import { splitCommand } from "../mcp/split-command.js";

/** Adapters short enough for a command line, as `<kind>=<where>`. */
export const ADAPTER_KINDS: Record<string, { where: string; about: string; adapter(where: string): object }> =
  {
    mcpproxy: {
      where: "<base url>",
      about: "mcpproxy's index search over HTTP",
      adapter: (base) => ({
        type: "http",
        url: `${base.replace(/\/+$/, "")}/api/v1/index/search?q={query}&limit={limit}`,
        ...(process.env.MCPPROXY_API_KEY === undefined
          ? {}
          : { headers: { "X-API-Key": "${MCPPROXY_API_KEY}" } }),
      }),
    },
    http: {
      where: "<url with {query} and {limit}>",
      about: "any engine that answers a GET with JSON",
      adapter: (url) => ({ type: "http", url }),
    },
    mcp: {
      where: "<command or url>",
      about: "an MCP server with a search tool named retrieve_tools",
      adapter: (where) =>
        /^https?:\/\//.test(where)
          ? { type: "mcp", url: where }
          : { type: "mcp", command: splitCommand(where) },
    },
    command: {
      where: "<command>",
      about: "a process that answers JSON lines",
      adapter: (line) => ({ type: "command", command: splitCommand(line) }),
    },
  };

/** The adapter that a name such as `mcpproxy=http://127.0.0.1:8080` stands for; undefined for other names. */
export function adapterFromName(name: string): EngineAdapter | undefined {
  const [kind, ...rest] = name.split("=");
  const found = Object.hasOwn(ADAPTER_KINDS, kind!) ? ADAPTER_KINDS[kind!] : undefined;
  if (found === undefined || rest.length === 0) return undefined;
  const where = rest.join("=");
  if (where === "") throw new ToolgaugeError("usage", `engine "${name}" lacks ${found.where}`);
  const parsed = engineAdapterFile.safeParse({
    kind: "engine",
    version: 1,
    name: kind,
    ...found.adapter(where),
  });
  if (!parsed.success) {
    throw new ToolgaugeError("usage", `engine "${excerpt(name, 80)}" cannot be understood`, {
      next: `write ${kind}=${found.where}`,
      cause: parsed.error,
    });
  }
  return fromDisk(parsed.data) as EngineAdapter;
}
