import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { fingerprint, toolIdOf } from "../../src/core/tool-definition.js";
import { type Ran, ROOT, temporaryFolder, toolgauge } from "./toolgauge.js";

/** Published servers, installed as development dependencies in exactly the versions of the lock. */
const SERVERS = [
  "@masonator/coolify-mcp",
  "@modelcontextprotocol/server-brave-search",
  "@modelcontextprotocol/server-postgres",
  "chrome-devtools-mcp",
  "ios-simulator-mcp",
];

interface Locked {
  server: string;
  package: string;
  version: string;
  command: [string, ...string[]];
  env: Record<string, string>;
  tools: { tool_id: string; sha256: string }[];
}

const read = (path: string) => JSON.parse(readFileSync(join(ROOT, path), "utf8"));
const locked: Locked[] = read("datasets/real_servers.lock.json").servers.filter(({ server }: Locked) =>
  SERVERS.includes(server),
);
const toolCount = locked.reduce((sum, { tools }) => sum + tools.length, 0);

const folder = temporaryFolder();
const pids = temporaryFolder();
const config = join(folder, "mcp.json");
writeFileSync(
  config,
  JSON.stringify({
    mcpServers: Object.fromEntries(
      locked.map(({ server, package: name, command: [entry, ...args], env }) => [
        server,
        {
          command: process.execPath,
          args: [
            "--require",
            join(ROOT, "test/fixtures/record-pid.cjs"),
            join(ROOT, "node_modules", name, entry),
            ...args,
          ],
          env: { ...env, PID_FOLDER: pids },
        },
      ]),
    ),
  }),
);

describe("real servers over stdio", () => {
  let scanned: Ran;
  beforeAll(() => {
    scanned = toolgauge(["scan", config, "--yes", "--timeout", "120", "--format", "json"], { cwd: folder });
  }, 180_000);

  it("are installed in the versions of the lock", () => {
    expect(locked.map(({ server }) => server).sort()).toEqual(SERVERS);
    for (const { package: name, version } of locked) {
      expect(read(`node_modules/${name}/package.json`).version).toBe(version);
    }
  });

  it("list their tools, and nothing is flagged that nobody has looked at", () => {
    const report = JSON.parse(scanned.stdout);
    expect([report.failed_servers, report.tools_scanned]).toEqual([[], toolCount]);
    const { verdicts } = read("datasets/real_servers.verdicts.json");
    const reviewed = new Set(
      verdicts.map((verdict: Record<string, string>) => `${verdict.tool_id} ${verdict.check_id}`),
    );
    const unseen = report.findings.flatMap(
      ({ server, tool, signals }: { server: string; tool: string; signals: string[] }) =>
        signals.map((check) => `${toolIdOf(server, tool)} ${check}`).filter((flag) => !reviewed.has(flag)),
    );
    expect(unseen).toEqual([]);
  });

  it("are ended when the scan is over, with all that they started", () => {
    const started = readdirSync(pids);
    expect(started.length).toBeGreaterThanOrEqual(SERVERS.length);
    const { stdout } = spawnSync("ps", ["-eo", "pgid=,stat="], { encoding: "utf8" });
    const running = stdout
      .split("\n")
      .map((line) => line.trim().split(/\s+/))
      .filter(([, state]) => state !== undefined && !state.startsWith("Z"));
    expect(running.filter(([group]) => started.includes(group!))).toEqual([]);
  });

  it("give the definitions that the lock has the hashes of", () => {
    const args = ["snapshot", "--config", config, "--out", "corpus.json", "--timeout", "120"];
    expect(toolgauge(args, { cwd: folder }).exitCode).toBe(0);
    const { tools } = JSON.parse(readFileSync(join(folder, "corpus.json"), "utf8"));
    const hashes = tools.map((tool: Record<string, never>) => ({
      tool_id: tool.tool_id,
      sha256: fingerprint({
        name: tool.tool!,
        description: tool.description!,
        ...(tool.title !== undefined && { title: tool.title }),
        ...(tool.schema !== undefined && { inputSchema: tool.schema }),
        ...(tool.output_schema !== undefined && { outputSchema: tool.output_schema }),
        ...(tool.annotations !== undefined && { annotations: tool.annotations }),
      }),
    }));
    const byId = (a: { tool_id: string }, b: { tool_id: string }) => (a.tool_id < b.tool_id ? -1 : 1);
    expect(hashes.sort(byId)).toEqual(locked.flatMap(({ tools }) => tools).sort(byId));
  }, 180_000);
});
