import { describe, expect, it } from "vitest";
import { isClientConfig, parseClientConfig } from "./parse-client-config.js";

const started = {
  target: {
    kind: "process",
    server: "files",
    command: "npx",
    args: ["-y", "files-server"],
    env: { TOKEN: "t" },
  },
  isDisabled: false,
};
const called = {
  target: { kind: "url", server: "far", url: "https://far.example/mcp", headers: {} },
  isDisabled: false,
};
const entry = '{"command": "npx", "args": ["-y", "files-server"], "env": {"TOKEN": "t"}}';

describe("a client configuration", () => {
  it.each([
    ["Claude Desktop, Cursor, Windsurf, Cline, Gemini CLI", "a.json", `{"mcpServers": {"files": ${entry}}}`],
    ["VS Code, with comments", "mcp.json", `{ // ours\n "servers": {"files": ${entry},},}`],
    ["VS Code settings", "settings.json", `{"editor.tabSize": 2, "mcp": {"servers": {"files": ${entry}}}}`],
    ["Claude Code per project", ".claude.json", `{"projects": {"/p": {"mcpServers": {"files": ${entry}}}}}`],
    [
      "Zed",
      "settings.json",
      '{"context_servers": {"files": {"command": {"path": "npx", "args": ["-y", "files-server"], "env": {"TOKEN": "t"}}}}}',
    ],
    [
      "Codex",
      "config.toml",
      '[mcp_servers.files]\ncommand = "npx"\nargs = ["-y", "files-server"]\n[mcp_servers.files.env]\nTOKEN = "t"\n',
    ],
    [
      "Goose",
      "config.yaml",
      "extensions:\n  files:\n    type: stdio\n    cmd: npx\n    args: [-y, files-server]\n    envs: {TOKEN: t}\n",
    ],
    [
      "Continue",
      "config.yaml",
      "mcpServers:\n  - name: files\n    command: npx\n    args: [-y, files-server]\n    env: {TOKEN: t}\n",
    ],
    [
      "Continue, older",
      "config.json",
      '{"experimental": {"modelContextProtocolServers": [{"name": "files", "transport": {"type": "stdio", "command": "npx", "args": ["-y", "files-server"], "env": {"TOKEN": "t"}}}]}}',
    ],
    [
      "opencode",
      "opencode.json",
      '{"mcp": {"files": {"type": "local", "command": ["npx", "-y", "files-server"], "environment": {"TOKEN": "t"}}}}',
    ],
  ])("of %s names its servers", (_, path, text) => {
    expect(parseClientConfig(text, path)).toEqual([started]);
  });

  it.each(["url", "httpUrl", "serverUrl", "uri"])("may give an address as %s", (key) => {
    const text = JSON.stringify({ mcpServers: { far: { [key]: "https://far.example/mcp" } } });
    expect(parseClientConfig(text, "a.json")).toEqual([called]);
  });

  it("keeps headers, the working folder, the older transport and what is switched off", () => {
    const text = JSON.stringify({
      mcpServers: {
        far: {
          url: "https://far.example/sse",
          type: "sse",
          headers: { Authorization: "Bearer x" },
          disabled: true,
        },
        near: { command: "near", cwd: "/srv", enabled: false },
      },
    });
    expect(parseClientConfig(text, "a.json")).toEqual([
      {
        target: {
          kind: "url",
          server: "far",
          url: "https://far.example/sse",
          headers: { Authorization: "Bearer x" },
          transport: "sse",
        },
        isDisabled: true,
      },
      {
        target: { kind: "process", server: "near", command: "near", args: [], env: {}, cwd: "/srv" },
        isDisabled: true,
      },
    ]);
  });

  it.each([
    ["nothing of the kind", '{"theme": "dark", "extensions": {"a": {"version": 1}}}'],
    [
      "entries that are not servers",
      '{"mcpServers": {"a": 1, "b": {"url": "not a url"}, "c": {"command": ""}}}',
    ],
    ["an empty table", '{"mcpServers": {}}'],
    ["no object", "[1, 2]"],
  ])("with %s has no servers", (_, text) => {
    expect(parseClientConfig(text, "a.json")).toEqual([]);
  });

  it("that is broken is an error with its line", () => {
    expect(() => parseClientConfig('{\n"mcpServers": {\n', "a.json")).toThrow(
      /a\.json is no client configuration: .* in line \d/,
    );
    expect(() => parseClientConfig("[mcp_servers", "a.toml")).toThrow("a.toml is no client configuration");
    expect(() => parseClientConfig("a: [", "a.yaml")).toThrow("a.yaml is no client configuration");
  });

  it("is told from other JSON by its tables", () => {
    expect([{ mcpServers: { a: { command: "x" } } }, { tools: [] }, [], null].map(isClientConfig)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});
