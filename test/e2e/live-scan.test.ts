import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ROOT, temporaryFolder, toolgauge } from "./toolgauge.js";

const FIXTURES = join(ROOT, "test/fixtures/servers");
const wellBehaved = { command: "node", args: [join(FIXTURES, "well-behaved.js")] };
const misbehaving = (...args: string[]) => ({
  command: "node",
  args: [join(FIXTURES, "misbehaving.js"), ...args],
});

function config(servers: object): string {
  const folder = temporaryFolder();
  const path = join(folder, "mcp.json");
  writeFileSync(path, JSON.stringify({ mcpServers: servers }));
  return path;
}

describe("scanning configured servers", () => {
  it("starts nothing without consent", () => {
    const { exitCode, stderr } = toolgauge(["scan", config({ good: wellBehaved })]);
    expect(exitCode).toBe(2);
    expect(stderr).toContain("pass --yes to start them, or --no-connect");
  });

  it("scans the configuration alone with --no-connect, secrets in it included", () => {
    const token = `ghp_${"a1B2c3D4e5F6g7H8i9".repeat(2)}`;
    const path = config({ good: { command: "never-started", env: { GITHUB_TOKEN: token } } });
    const { exitCode, stdout } = toolgauge(["scan", path, "--no-connect", "--format", "json"]);
    const report = JSON.parse(stdout);
    expect(exitCode).toBe(1);
    expect(
      report.findings.map(({ tool, signals }: { tool: string; signals: string[] }) => [tool, signals]),
    ).toEqual([["(configuration)", ["secret.embedded"]]]);
    expect(stdout).not.toContain(token);
  });

  it("finds the configurations of this user and project", () => {
    const home = temporaryFolder();
    mkdirSync(join(home, ".cursor"));
    writeFileSync(join(home, ".cursor/mcp.json"), JSON.stringify({ mcpServers: { good: wellBehaved } }));
    const env = { HOME: home, XDG_CONFIG_HOME: join(home, ".config") };
    const { exitCode, stdout } = toolgauge(["scan", "--yes", "--format", "json"], { env });
    expect([exitCode, JSON.parse(stdout).tools_scanned]).toEqual([0, 3]);
    const none = toolgauge(["scan", "--yes"], {
      env: { ...env, HOME: temporaryFolder(), XDG_CONFIG_HOME: "/none" },
    });
    expect([none.exitCode, none.stderr]).toEqual([2, expect.stringContaining("no client configuration")]);
  });

  it("counts a configuration that cannot be read as a server that was not scanned", () => {
    const home = temporaryFolder();
    for (const [folder, text] of [
      [".cursor", JSON.stringify({ mcpServers: { good: wellBehaved } })],
      [".gemini", '{"mcpServers": {'],
    ] as const) {
      mkdirSync(join(home, folder));
      writeFileSync(join(home, folder, folder === ".gemini" ? "settings.json" : "mcp.json"), text);
    }
    const env = { HOME: home, XDG_CONFIG_HOME: join(home, ".config") };
    const { exitCode, stdout } = toolgauge(["scan", "--yes", "--format", "json"], { env });
    const report = JSON.parse(stdout);
    expect([exitCode, report.verdict, report.tools_scanned]).toEqual([2, "incomplete", 3]);
    expect(report.failed_servers).toMatchObject([{ server: "Gemini CLI", reason: "bad_configuration" }]);
  });

  it("goes on past servers that fail in every way, says why, and is then incomplete", () => {
    const servers = {
      hangs: misbehaving("hang"),
      talks: misbehaving("garbage"),
      floods: misbehaving("flood"),
      huge: misbehaving("huge", "100"),
      ends: misbehaving("exit"),
      absent: { command: "no-such-program-here" },
      good: wellBehaved,
    };
    const args = ["scan", config(servers), "--yes", "--timeout", "5", "--format", "json"];
    const { exitCode, stdout } = toolgauge(args);
    const report = JSON.parse(stdout);
    expect([exitCode, report.verdict, report.tools_scanned]).toEqual([2, "incomplete", 3]);
    const reasons = report.failed_servers.map(({ server, reason, message }: Record<string, string>) => [
      server,
      reason,
      message,
    ]);
    expect(reasons).toEqual([
      ["hangs", "timeout", "no complete answer within 5 s"],
      ["talks", "timeout", "no complete answer within 5 s, but 50 lines on stdout that are no message"],
      ["floods", "flooded", "the server sent more than 32 MB"],
      ["huge", "flooded", "the server sent more than 32 MB"],
      ["ends", "exited", "the process ended with code 3 before it had answered"],
      ["absent", "not_started", "no-such-program-here cannot be started: no such command"],
    ]);
    const allowed = toolgauge([...args, "--allow-incomplete"]);
    expect([allowed.exitCode, JSON.parse(allowed.stdout).verdict]).toEqual([0, "clean"]);
  }, 120_000);
});

describe("a scan that is ended", () => {
  it.each(["SIGINT", "SIGTERM", "SIGKILL"] as const)("by %s takes its server with it", async (signal) => {
    const folder = temporaryFolder();
    const script = join(folder, "server.js");
    const pidFile = join(folder, "pid");
    writeFileSync(
      script,
      `require("fs").writeFileSync(${JSON.stringify(pidFile)}, process.pid + " " + process.env.HOME);
       process.on("SIGTERM", () => {}); setInterval(() => {}, 1000);`,
    );
    writeFileSync(join(folder, "package.json"), '{"type": "commonjs"}');
    const scanning = spawn(process.execPath, [
      join(ROOT, "bin/toolgauge.js"),
      "scan",
      "--stdio",
      `node ${script}`,
    ]);
    const [pid, home] = await until(() => /^(\d+) (.+)$/.exec(readFileSync(pidFile, "utf8"))?.slice(1));
    scanning.kill(signal);
    await new Promise((resolve) => scanning.once("exit", resolve));
    expect(await until(() => (isRunning(Number(pid)) ? undefined : true))).toBe(true);
    if (signal !== "SIGKILL") expect(existsSync(home!)).toBe(false);
  });
});

/** A dead process that nobody has collected yet still has its number, but runs no more. */
function isRunning(pid: number): boolean {
  const state = spawnSync("ps", ["-o", "stat=", "-p", String(pid)], { encoding: "utf8" }).stdout.trim();
  return state !== "" && !state.startsWith("Z");
}

/** The first answer that is one; a file that is not there yet is none. */
async function until<T>(ask: () => T | undefined): Promise<T> {
  for (let tries = 0; tries < 400; tries++) {
    try {
      const answer = ask();
      if (answer !== undefined) return answer;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("waited in vain");
}
