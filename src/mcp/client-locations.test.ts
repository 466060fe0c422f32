import { describe, expect, it } from "vitest";
import { clientLocations, type Machine } from "./client-locations.js";

const linux: Machine = { platform: "linux", home: "/home/u", project: "/p", env: {} };
const mac: Machine = { ...linux, platform: "darwin", home: "/Users/u" };
const windows: Machine = {
  platform: "win32",
  home: "C:\\Users\\u",
  project: "C:\\p",
  env: { APPDATA: "C:\\Users\\u\\AppData\\Roaming" },
};

function find(machine: Machine, client: string): string[] {
  return clientLocations(machine).flatMap((location) => (location.client === client ? [location.path] : []));
}

describe("client configurations are looked for", () => {
  it.each([
    ["Claude Desktop", linux, ["/home/u/.config/Claude/claude_desktop_config.json"]],
    ["Claude Desktop", mac, ["/Users/u/Library/Application Support/Claude/claude_desktop_config.json"]],
    ["Claude Desktop", windows, ["C:\\Users\\u\\AppData\\Roaming\\Claude\\claude_desktop_config.json"]],
    ["Claude Code", linux, ["/home/u/.claude.json", "/p/.mcp.json"]],
    ["Zed", mac, ["/Users/u/.config/zed/settings.json", "/p/.zed/settings.json"]],
    ["Codex", windows, ["C:\\Users\\u\\.codex\\config.toml", "C:\\p\\.codex\\config.toml"]],
    ["Goose", { ...linux, env: { XDG_CONFIG_HOME: "/x" } }, ["/x/goose/config.yaml"]],
    ["Goose", windows, ["C:\\Users\\u\\AppData\\Roaming\\Block\\goose\\config\\config.yaml"]],
  ])("for %s", (client, machine, paths) => {
    expect(find(machine, client)).toEqual(paths);
  });

  it("once, in the home folder too", () => {
    expect(find({ ...linux, project: linux.home }, "Cursor")).toEqual(["/home/u/.cursor/mcp.json"]);
  });

  it("for the clients people use", () => {
    const clients = new Set(clientLocations(linux).map(({ client }) => client));
    for (const client of ["Cursor", "VS Code", "Windsurf", "Cline", "Continue", "Gemini CLI"]) {
      expect(clients).toContain(client);
    }
  });
});
