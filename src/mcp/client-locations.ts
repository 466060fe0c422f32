import { posix, win32 } from "node:path";

/** Where this user's clients may keep their servers. */
export interface ClientLocation {
  client: string;
  path: string;
}

export interface Machine {
  platform: NodeJS.Platform;
  home: string;
  /** The folder the command was started in, for configurations of a project. */
  project: string;
  env: Readonly<Record<string, string | undefined>>;
}

type Place = (machine: Machine) => string;

/** The per-user folder of application settings, as each operating system has it. */
const settings: Place = ({ platform, home, env }) => {
  if (platform === "darwin") return posix.join(home, "Library/Application Support");
  if (platform === "win32") return env.APPDATA ?? win32.join(home, "AppData", "Roaming");
  return env.XDG_CONFIG_HOME ?? posix.join(home, ".config");
};
/** Programs that use `~/.config` on macOS too. */
const dotConfig: Place = (machine) =>
  machine.platform === "win32"
    ? settings(machine)
    : (machine.env.XDG_CONFIG_HOME ?? posix.join(machine.home, ".config"));
const goose: Place = (machine) =>
  machine.platform === "win32"
    ? win32.join(settings(machine), "Block", "goose", "config")
    : posix.join(dotConfig(machine), "goose");
const home: Place = (machine) => machine.home;
const project: Place = (machine) => machine.project;

const VSCODE_EXTENSIONS = "Code/User/globalStorage";

const LOCATIONS: readonly (readonly [client: string, base: Place, path: string])[] = [
  ["Claude Desktop", settings, "Claude/claude_desktop_config.json"],
  ["Claude Code", home, ".claude.json"],
  ["Claude Code", project, ".mcp.json"],
  ["Cursor", home, ".cursor/mcp.json"],
  ["Cursor", project, ".cursor/mcp.json"],
  ["VS Code", settings, "Code/User/mcp.json"],
  ["VS Code", settings, "Code/User/settings.json"],
  ["VS Code", project, ".vscode/mcp.json"],
  ["VS Code Insiders", settings, "Code - Insiders/User/mcp.json"],
  ["VSCodium", settings, "VSCodium/User/mcp.json"],
  ["Windsurf", home, ".codeium/windsurf/mcp_config.json"],
  ["Zed", dotConfig, "zed/settings.json"],
  ["Zed", project, ".zed/settings.json"],
  ["Cline", settings, `${VSCODE_EXTENSIONS}/saoudrizwan.claude-dev/settings/cline_mcp_settings.json`],
  ["Roo Code", settings, `${VSCODE_EXTENSIONS}/rooveterinaryinc.roo-cline/settings/mcp_settings.json`],
  ["Roo Code", project, ".roo/mcp.json"],
  ["Continue", home, ".continue/config.yaml"],
  ["Continue", home, ".continue/config.json"],
  ["Gemini CLI", home, ".gemini/settings.json"],
  ["Gemini CLI", project, ".gemini/settings.json"],
  ["Codex", home, ".codex/config.toml"],
  ["Codex", project, ".codex/config.toml"],
  ["Goose", goose, "config.yaml"],
  ["opencode", dotConfig, "opencode/opencode.json"],
  ["opencode", dotConfig, "opencode/opencode.jsonc"],
  ["opencode", project, "opencode.json"],
  ["opencode", project, "opencode.jsonc"],
  ["Amp", dotConfig, "amp/settings.json"],
  ["Kiro", home, ".kiro/settings/mcp.json"],
  ["LM Studio", home, ".lmstudio/mcp.json"],
  ["Amazon Q", home, ".aws/amazonq/mcp.json"],
  ["JetBrains Junie", home, ".junie/mcp/mcp.json"],
];

/** Each file once: in the home folder, configurations of the user and of the project are the same. */
export function clientLocations(machine: Machine): ClientLocation[] {
  const { join } = machine.platform === "win32" ? win32 : posix;
  const byPath = new Map<string, ClientLocation>();
  for (const [client, base, file] of LOCATIONS) {
    const path = join(base(machine), ...file.split("/"));
    if (!byPath.has(path)) byPath.set(path, { client, path });
  }
  return [...byPath.values()];
}
