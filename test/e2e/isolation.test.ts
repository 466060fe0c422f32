import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:net";
import { homedir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ROOT, temporaryFolder, toolgaugeAsync } from "./toolgauge.js";

const SERVERS = join(ROOT, "test/fixtures/servers");
const works = (command: string, ...args: string[]) => spawnSync(command, args).status === 0;
const HELD = { read: "prevented", write: "prevented", connect: "prevented" };

const ISOLATIONS = [
  {
    how: "none",
    missing: undefined,
    expected: { read: "done", write: "done", connect: "done" },
  },
  {
    how: "bwrap",
    missing: works("bwrap", "--ro-bind", "/", "/", "--unshare-all", "true")
      ? undefined
      : "needs bubblewrap and the right to use namespaces",
    expected: HELD,
  },
  {
    how: "docker",
    missing: works("docker", "image", "inspect", "node:22-slim")
      ? undefined
      : "needs a Docker daemon with the image node:22-slim",
    expected: HELD,
  },
];

describe("isolation", () => {
  const secrets = join(homedir(), `.toolgauge-test-${process.pid}`);
  let listener: Server;
  let port: number;
  beforeAll(async () => {
    mkdirSync(secrets);
    writeFileSync(join(secrets, "token"), "x");
    listener = createServer((socket) => socket.destroy()).listen(0, "127.0.0.1");
    await new Promise((resolve) => listener.once("listening", resolve));
    port = (listener.address() as { port: number }).port;
  });
  afterAll(() => {
    listener.close();
    rmSync(secrets, { recursive: true });
  });

  it.for(ISOLATIONS)(
    "$how: what a prying server can do",
    { timeout: 120_000 },
    async ({ how, missing, expected }, { skip }) => {
      if (missing !== undefined) skip(missing);
      const folder = temporaryFolder();
      const marker = `marker-${how}-${process.pid}`;
      const args = [join(secrets, "token"), join(secrets, "written"), String(port), marker];
      const command = ["node", join(SERVERS, "prying.js"), ...args].join(" ");
      const { exitCode } = await toolgaugeAsync(
        [
          "snapshot",
          "--stdio",
          command,
          "--isolate",
          how,
          "--timeout",
          "60",
          "--out",
          join(folder, "c.json"),
        ],
        { cwd: SERVERS, env: { OUTER_SECRET: "x" } },
      );
      expect(exitCode).toBe(0);
      const { tools } = JSON.parse(readFileSync(join(folder, "c.json"), "utf8"));
      const deeds = tools.map((tool: Record<string, string>) => [tool.tool, tool.description]);
      expect(Object.fromEntries(deeds)).toEqual({ ...expected, own_folder: "done", inherited: "prevented" });
      const { stdout } = spawnSync("ps", ["-eo", "args="], { encoding: "utf8" });
      expect(stdout.split("\n").filter((line) => line.includes(marker))).toEqual([]);
    },
  );
});
