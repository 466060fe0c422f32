import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chmodSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStore } from "../../src/approvals/open-store.js";
import { seededRandom } from "../../src/core/seeded-random.js";
import { fingerprint } from "../../src/core/tool-definition.js";
import { type PostgresServer, startPostgres } from "../fixtures/postgres-server.js";
import { boundUser, ROOT, temporaryFolder, toolgauge } from "./toolgauge.js";

/** A minute for the record, a few seconds in everyday runs. */
const SECONDS = Number(process.env.TOOLGAUGE_FAULT_SECONDS ?? 6);

function start(
  args: readonly string[],
  cwd: string,
): { child: ChildProcess; output: () => string; ended: Promise<number | null> } {
  const child = spawn(process.execPath, args, { cwd, stdio: ["ignore", "pipe", "pipe"] });
  let text = "";
  child.stdout!.on("data", (chunk) => {
    text += String(chunk);
  });
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  return { child, output: () => text, ended };
}

const PLACES = ["a file", "a PostgreSQL server"] as const;
let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgres();
}, 120_000);
afterAll(() => postgres.stop(), 60_000);

describe.each(PLACES)("an approval store in %s", (kind) => {
  const freshPlace = async (folder: string) =>
    kind === "a file" ? join(folder, "approvals.db") : postgres.freshUrl();

  it("serves twenty processes that approve and scan at once", async () => {
    const folder = temporaryFolder();
    const tools = Array.from({ length: 10 }, (_, index) => ({
      name: `tool_${index}`,
      description: "Does its part.",
      inputSchema: { type: "object" },
    }));
    writeFileSync(join(folder, "tools.json"), JSON.stringify(tools));
    const place = await freshPlace(folder);
    const run = (...args: string[]) =>
      start([join(ROOT, "bin/toolgauge.js"), ...args, "--store", place], folder);
    await run("scan", "tools.json", "--approvals").ended;
    const processes = Array.from({ length: 20 }, (_, index) =>
      index % 2 === 0
        ? run("approvals", "approve", `tools:tool_${index / 2}`)
        : run("scan", "tools.json", "--approvals"),
    );
    const codes = await Promise.all(processes.map(({ ended }) => ended));
    expect(codes.filter((code) => code === 2 || code === null)).toEqual([]);
    const store = await openStore(place);
    expect((await store.list()).map(({ state }) => state)).toEqual(tools.map(() => "approved"));
    expect(await store.log()).toHaveLength(20);
    expect(await store.verify()).toEqual([]);
    await store.close();
  }, 180_000);

  it("loses and invents nothing when its users are killed at any moment", async () => {
    const folder = temporaryFolder();
    const place = await freshPlace(folder);
    const random = seededRandom(7);
    const promised = new Map<string, "seen" | "approved">();
    const until = Date.now() + SECONDS * 1000;
    let kills = 0;
    const useAndKill = async (slot: number) => {
      while (Date.now() < until) {
        const name = `p${slot}_${++kills}`;
        const { child, output, ended } = start(
          [join(ROOT, "test/fixtures/approver.js"), place, name],
          folder,
        );
        await new Promise((resolve) => child.stdout!.once("data", resolve));
        await new Promise((resolve) => setTimeout(resolve, random() * 300));
        child.kill("SIGKILL");
        await ended;
        for (const line of output().split("\n").slice(0, -1)) {
          const [word, toolId] = line.split(" ");
          promised.set(toolId!, word as "seen" | "approved");
        }
      }
    };
    await Promise.all([1, 2, 3].map(useAndKill));
    const store = await openStore(place);
    const records = new Map((await store.list()).map((record) => [record.toolId, record]));
    const lost = [...promised].filter(([toolId, word]) => {
      const state = records.get(toolId)?.state;
      return state === undefined || (word === "approved" && state !== "approved");
    });
    const invented = [...records.values()].filter(({ tool, definitionSha256 }) => {
      return definitionSha256 !== fingerprint({ name: tool, description: `Tool ${tool}.` });
    });
    expect({ lost, invented, problems: await store.verify() }).toEqual({
      lost: [],
      invented: [],
      problems: [],
    });
    expect(promised.size).toBeGreaterThan(10);
    await store.close();
  }, 120_000);
});

describe("a store file under fault", () => {
  it("says that the disk is full, and keeps what it had", async ({ skip }) => {
    const folder = temporaryFolder();
    const mounted = spawnSync("mount", ["-t", "tmpfs", "-o", "size=256k", "tmpfs", folder]);
    if (mounted.status !== 0) skip("needs the right to mount a small disk");
    try {
      const place = join(folder, "approvals.db");
      const store = await openStore(place);
      const stamp = { at: "2026-01-01T00:00:00.000Z", actor: "test" };
      const fill = async () => {
        for (let count = 0; ; count++) {
          const definition = { name: `t${count}`, description: "x".repeat(8_000) };
          await store.observe([{ server: "s", definition, isHard: false }], stamp);
        }
      };
      await expect(fill()).rejects.toMatchObject({
        code: "not_writable",
        message: expect.stringContaining("disk is full"),
      });
      const kept = await store.list();
      expect(kept.length).toBeGreaterThan(3);
      expect(await store.verify()).toEqual([]);
      await store.close();
      const { exitCode, stdout } = toolgauge(["approvals", "verify", "--store", place]);
      expect([exitCode, stdout]).toEqual([0, `${kept.length} entries, unbroken.\n`]);
    } finally {
      spawnSync("umount", [folder]);
    }
  });

  it.for([["the file", 0o755, 0o444] as const, ["the file and its folder", 0o555, 0o444] as const])(
    "that may not be written, %s, is readable and says why it stays as it is",
    async ([, folderMode, fileMode], { skip }) => {
      const user = boundUser();
      if (user === null) skip("the project's files cannot be read by an ordinary user");
      const folder = temporaryFolder();
      const place = join(folder, "approvals.db");
      const store = await openStore(place);
      const definition = { name: "read", description: "Reads." };
      const stamp = { at: "2026-01-01T00:00:00.000Z", actor: "test" };
      await store.observe([{ server: "s", definition, isHard: false }], stamp);
      await store.close();
      chmodSync(place, fileMode);
      chmodSync(folder, folderMode);
      const as = { cwd: "/", ...(typeof user === "number" && { user }) };
      const before = readFileSync(place);
      const listed = toolgauge(["approvals", "list", "--store", place], as);
      expect([listed.exitCode, listed.stdout]).toEqual([0, expect.stringContaining("s:read")]);
      const approved = toolgauge(["approvals", "approve", "s:read", "--store", place], as);
      expect([approved.exitCode, approved.stdout]).toEqual([2, ""]);
      expect(approved.stderr).toMatch(/^toolgauge: .*approvals\.db cannot be written.*\n$/);
      expect(readFileSync(place)).toEqual(before);
    },
  );

  it.each([
    ["a folder", "."],
    ["inside of another file", join(ROOT, "package.json/approvals.db")],
  ])("says so when its file is %s", (_, place) => {
    const { exitCode, stdout, stderr } = toolgauge(["approvals", "list", "--store", place]);
    expect([exitCode, stdout, stderr.trim().split("\n").length]).toEqual([2, "", 1]);
    expect(stderr).not.toContain("internal error");
  });
});
