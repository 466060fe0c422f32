import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ROOT, temporaryFolder, toolgauge } from "./toolgauge.js";

function sources(...servers: string[]) {
  const folder = temporaryFolder();
  const mcpServers = Object.fromEntries(
    servers.map((server) => {
      const file = join(folder, `${server}.json`);
      const tools = ["b", "a"].map((name) => ({
        name,
        description: `${name}.`,
        inputSchema: { type: "object" },
      }));
      writeFileSync(file, JSON.stringify({ server, tools }));
      return [server, { command: "node", args: [join(ROOT, "tools/serve-sources.js"), file] }];
    }),
  );
  const config = join(folder, "servers.json");
  writeFileSync(config, JSON.stringify({ mcpServers }));
  return { folder, config };
}

describe("a snapshot of live servers", () => {
  it("is a valid corpus with the same bytes every time, and is never overwritten", () => {
    const { folder, config } = sources("two", "one");
    const [first, second] = [join(folder, "first.json"), join(folder, "second.json")];
    expect(toolgauge(["snapshot", "--config", config, "--out", first])).toMatchObject({
      exitCode: 0,
      stdout: "",
    });
    expect(toolgauge(["snapshot", "--config", config, "--out", second]).exitCode).toBe(0);
    expect(readFileSync(first, "utf8")).toBe(readFileSync(second, "utf8"));
    expect(toolgauge(["validate", first]).exitCode).toBe(0);
    const { tools } = JSON.parse(readFileSync(first, "utf8"));
    expect(tools.map((tool: { tool_id: string }) => tool.tool_id)).toEqual([
      "one:a",
      "one:b",
      "two:a",
      "two:b",
    ]);
    const again = toolgauge(["snapshot", "--config", config, "--out", first]);
    expect([again.exitCode, again.stderr]).toEqual([
      2,
      expect.stringContaining("exists and is not overwritten"),
    ]);
  });

  it("is not written when a server failed, unless told to", () => {
    const { folder, config } = sources("one");
    const out = join(folder, "out.json");
    const both = ["snapshot", "--config", config, "--stdio", "node -e process.exit(1)", "--out", out];
    const refused = toolgauge(both);
    expect([refused.exitCode, refused.stderr]).toEqual([2, expect.stringContaining("1 of 2 servers failed")]);
    expect(toolgauge([...both, "--allow-incomplete"]).exitCode).toBe(0);
    expect(JSON.parse(readFileSync(out, "utf8")).tools).toHaveLength(2);
  });

  it("needs a server", () => {
    expect(toolgauge(["snapshot"])).toMatchObject({
      exitCode: 2,
      stderr: expect.stringContaining("no server to freeze"),
    });
  });
});

describe("a locked corpus", () => {
  it("holds or drifts by the hash of every definition, from packages already in the cache", () => {
    const folder = temporaryFolder();
    const cache = join(folder, "cache");
    const installed = join(cache, "own-server@1.0.0/node_modules");
    const source = (description: string) => {
      const tool = { name: "t", description, inputSchema: { type: "object" } };
      writeFileSync(
        join(installed, "own-server/tools.json"),
        JSON.stringify({ server: "own", tools: [tool] }),
      );
    };
    mkdirSync(join(installed, "own-server"), { recursive: true });
    writeFileSync(
      join(installed, "own-server/package.json"),
      JSON.stringify({ name: "own-server", version: "1.0.0", license: "MIT", type: "module" }),
    );
    writeFileSync(join(installed, ".package-lock.json"), JSON.stringify({ packages: {} }));
    writeFileSync(
      join(installed, "own-server/index.js"),
      `process.argv[2] = new URL("tools.json", import.meta.url).pathname;\nawait import(${JSON.stringify(join(ROOT, "tools/serve-sources.js"))});\n`,
    );
    const list = join(folder, "packages.json");
    const entry = { package: "own-server", version: "1.0.0", license: "MIT", command: ["index.js"], env: {} };
    writeFileSync(list, JSON.stringify({ servers: [entry] }));
    const lock = join(folder, "lock.json");

    source("As locked.");
    const written = toolgauge(["snapshot", "--lock", "--from", list, "--cache", cache, "--out", lock]);
    expect([written.exitCode, written.stderr]).toEqual([0, "1 servers, 1 tools locked\n"]);
    expect(readFileSync(lock, "utf8")).not.toContain("As locked.");
    expect(toolgauge(["validate", lock]).exitCode).toBe(0);

    const held = toolgauge(["snapshot", "--lock", lock, "--cache", cache]);
    expect([held.exitCode, JSON.parse(held.stdout)]).toMatchObject([
      0,
      { servers: 1, tools: 1, drift: [], failed: [] },
    ]);

    source("As never locked.");
    const drifted = toolgauge(["snapshot", "--lock", lock, "--cache", cache]);
    expect([drifted.exitCode, JSON.parse(drifted.stdout).drift]).toEqual([
      1,
      [{ server: "own-server", kind: "tool_differs", tool_id: "own-server:t" }],
    ]);
  });
});
