import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { openStore } from "../../src/approvals/open-store.js";
import { seededRandom } from "../../src/core/seeded-random.js";
import { fingerprint } from "../../src/core/tool-definition.js";
import { ROOT, temporaryFolder, toolgauge } from "./toolgauge.js";

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

describe("an approval store under fault", () => {
  it("serves twenty processes that approve and scan at once", async () => {
    const folder = temporaryFolder();
    const tools = Array.from({ length: 10 }, (_, index) => ({
      name: `tool_${index}`,
      description: "Does its part.",
      inputSchema: { type: "object" },
    }));
    writeFileSync(join(folder, "tools.json"), JSON.stringify(tools));
    const cli = join(ROOT, "bin/toolgauge.js");
    await start([cli, "scan", "tools.json", "--approvals"], folder).ended;
    const processes = Array.from({ length: 20 }, (_, index) =>
      index % 2 === 0
        ? start([cli, "approvals", "approve", `tools:tool_${index / 2}`], folder)
        : start([cli, "scan", "tools.json", "--approvals"], folder),
    );
    const codes = await Promise.all(processes.map(({ ended }) => ended));
    expect(codes.filter((code) => code === 2 || code === null)).toEqual([]);
    const store = await openStore(join(folder, ".toolgauge/approvals.db"));
    expect((await store.list()).map(({ state }) => state)).toEqual(tools.map(() => "approved"));
    expect(await store.log()).toHaveLength(20);
    expect(await store.verify()).toEqual([]);
    await store.close();
  }, 180_000);

  it("loses and invents nothing when its users are killed at any moment", async () => {
    const folder = temporaryFolder();
    const place = join(folder, "approvals.db");
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

  it.each([
    ["a folder", "."],
    ["inside of another file", join(ROOT, "package.json/approvals.db")],
  ])("says so when its file is %s", (_, place) => {
    const { exitCode, stdout, stderr } = toolgauge(["approvals", "list", "--store", place]);
    expect([exitCode, stdout, stderr.trim().split("\n").length]).toEqual([2, "", 1]);
    expect(stderr).not.toContain("internal error");
  });
});
