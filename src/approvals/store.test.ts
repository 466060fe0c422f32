import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "libsql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ToolDefinition } from "../core/tool-definition.js";
import { exportApprovals } from "./export.js";
import { openStore } from "./open-store.js";
import type { ApprovalStore } from "./store.js";

const STAMP = { at: "2026-01-01T00:00:00.000Z", actor: "test" };
let folder: string;
let count = 0;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "toolgauge-store-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function freshPath(): string {
  return join(folder, `store-${++count}`, "approvals.db");
}

function tool(name: string, description: string): ToolDefinition {
  return { name, description, inputSchema: { type: "object" } };
}

function seen(name: string, description: string, isHard = false) {
  return { server: "files", definition: tool(name, description), isHard };
}

async function states(store: ApprovalStore): Promise<Record<string, string>> {
  return Object.fromEntries((await store.list()).map(({ toolId, state }) => [toolId, state]));
}

describe("a store", () => {
  it("keeps states, definitions and a log that verifies, also after it was closed", async () => {
    const path = freshPath();
    const first = await openStore(path);
    await first.observe([seen("read", "Reads."), seen("write", "Writes.", true)], STAMP);
    await first.decide({ selection: { toolIds: ["files:read"] }, action: "approve", reason: null }, STAMP);
    await first.observe([seen("read", "Reads everything.")], STAMP);
    await first.close();
    const second = await openStore(path);
    expect(await states(second)).toEqual({ "files:read": "changed", "files:write": "quarantined" });
    const [read] = await second.list();
    expect(await second.definition(read!.approvedSha256!)).toEqual(tool("read", "Reads."));
    expect(await second.definition(read!.definitionSha256)).toEqual(tool("read", "Reads everything."));
    const log = await second.log();
    expect(log.map(({ entry }) => [entry.seq, entry.action, entry.record.toolId])).toEqual([
      [1, "seen", "files:read"],
      [2, "quarantined", "files:write"],
      [3, "approved", "files:read"],
      [4, "changed", "files:read"],
    ]);
    expect(await second.verify()).toEqual([]);
    await second.close();
    expect(readdirSync(join(path, ".."))).toEqual(["approvals.db"]);
  });

  it("needs a reason to lift a quarantine, and does not take 'all' for one", async () => {
    const store = await openStore(":memory:");
    await store.observe([seen("bad", "x", true), seen("good", "y")], STAMP);
    const byName = { selection: { toolIds: ["files:bad"] }, action: "approve" as const };
    await expect(store.decide({ ...byName, reason: null }, STAMP)).rejects.toMatchObject({ code: "usage" });
    const byServer = { selection: { servers: ["files"] }, action: "approve" as const, reason: null };
    await expect(store.decide(byServer, STAMP)).rejects.toMatchObject({ code: "usage" });
    await store.decide({ selection: "all", action: "approve", reason: "reviewed" }, STAMP);
    expect(await states(store)).toEqual({ "files:bad": "quarantined", "files:good": "approved" });
    await store.decide({ ...byName, reason: "known" }, STAMP);
    await store.observe([seen("bad", "x", true)], STAMP);
    expect(await states(store)).toEqual({ "files:bad": "approved", "files:good": "approved" });
  });

  it("refuses unknown names and a definition that is no longer the reviewed one, changing nothing", async () => {
    const store = await openStore(":memory:");
    await store.observe([seen("read", "Reads.")], STAMP);
    const some = { action: "approve", reason: null } as const;
    const both = { toolIds: ["files:read", "files:none"] };
    await expect(store.decide({ ...some, selection: both }, STAMP)).rejects.toMatchObject({
      code: "unknown_name",
    });
    const stale = { ...some, selection: { toolIds: ["files:read"] }, expectedSha256: "0".repeat(64) };
    await expect(store.decide(stale, STAMP)).rejects.toMatchObject({ code: "invariant_broken" });
    expect(await states(store)).toEqual({ "files:read": "pending" });
    expect(await store.log()).toHaveLength(1);
  });

  it("keeps names that databases do not like", async () => {
    const store = await openStore(":memory:");
    const odd = [
      "nul\u0000here",
      "nul\u0000there",
      "replaced\ufffd",
      "quote'\"; DROP TABLE tools; --",
      "\u202eodd",
    ];
    await store.observe(
      odd.map((name) => seen(name.replace("\ufffd", "\ud800"), name)),
      STAMP,
    );
    expect((await store.list()).map((record) => record.tool).sort()).toEqual([...odd].sort());
    expect(await store.verify()).toEqual([]);
  });

  it("exports one sorted file that another store adopts", async () => {
    const one = await openStore(":memory:");
    await one.observe([seen("b", "B"), seen("a", "A"), seen("c", "C", true)], STAMP);
    await one.decide({ selection: { toolIds: ["files:c"] }, action: "approve", reason: "known" }, STAMP);
    await one.decide({ selection: { toolIds: ["files:b"] }, action: "reject", reason: null }, STAMP);
    const file = exportApprovals(await one.list());
    expect(file.tools.map(({ tool_id, state }) => [tool_id, state])).toEqual([
      ["files:a", "pending"],
      ["files:b", "rejected"],
      ["files:c", "approved"],
    ]);
    const two = await openStore(":memory:");
    await two.observe([seen("c", "C", true)], STAMP);
    await two.adopt(file, STAMP);
    expect(exportApprovals(await two.list())).toEqual(file);
    expect(await two.adopt(file, STAMP)).toEqual([]);
    expect(await two.verify()).toEqual([]);
  });
});

describe("a log that was touched", () => {
  it.each([
    ["an altered entry", "UPDATE log SET body = replace(body, 'Reads', 'reads') || '' WHERE seq = 2", []],
    ["a changed actor", `UPDATE log SET body = replace(body, '"test"', '"else"') WHERE seq = 2`, ["altered"]],
    ["a removed entry", "DELETE FROM log WHERE seq = 2", ["stands where entry 2", "does not follow"]],
    ["a removed last entry", "DELETE FROM log WHERE seq = 3", ["but the log says pending"]],
    [
      "an invented approval",
      `UPDATE tools SET body = replace(body, '"pending"', '"approved"')`,
      ["files:other is approved"],
    ],
    ["a removed tool", "DELETE FROM tools", ["is missing"]],
  ])("shows %s", async (_, sql, problems) => {
    const path = freshPath();
    const store = await openStore(path);
    await store.observe([seen("read", "Reads."), seen("other", "Other.")], STAMP);
    await store.decide({ selection: { toolIds: ["files:read"] }, action: "approve", reason: null }, STAMP);
    await store.close();
    const raw = new Database(path);
    raw.exec(sql);
    raw.close();
    const again = await openStore(path);
    const found = (await again.verify()).join("\n");
    await again.close();
    if (problems.length === 0) expect(found).toBe("");
    for (const problem of problems) expect(found).toContain(problem);
  });
});

describe("a file that is no whole store", () => {
  async function damage(change: (path: string) => void): Promise<string> {
    const path = freshPath();
    const store = await openStore(path);
    const many = Array.from({ length: 50 }, (_, index) => seen(`tool_${index}`, "x".repeat(500)));
    await store.observe(many, STAMP);
    await store.close();
    change(path);
    return path;
  }

  it.each([
    ["empty", (path: string) => truncateSync(path, 0)],
    ["cut in a page", (path: string) => truncateSync(path, 5_000)],
    ["cut by its last page", (path: string) => truncateSync(path, readFileSync(path).length - 4_096)],
    ["text", (path: string) => writeFileSync(path, "approved: everything\n".repeat(400))],
    [
      "another database",
      (path: string) => {
        rmSync(path);
        new Database(path).exec("CREATE TABLE tools (a)");
      },
    ],
  ])("because it is %s is an error, not an empty store", async (_, change) => {
    const path = await damage(change);
    await expect(openStore(path)).rejects.toMatchObject({ code: "file_unreadable" });
  });

  it("because a later release wrote it says so", async () => {
    const path = await damage((file) => new Database(file).exec("UPDATE toolgauge_schema SET version = 99"));
    await expect(openStore(path)).rejects.toMatchObject({ code: "unsupported_version" });
  });

  it.skipIf(process.getuid?.() === 0)(
    "or may not be written is readable and says why it stays as it is",
    async () => {
      const path = await damage((file) => chmodSync(file, 0o444));
      const store = await openStore(path);
      expect(await store.list()).toHaveLength(50);
      await expect(store.observe([seen("new", "n")], STAMP)).rejects.toMatchObject({ code: "not_writable" });
      await store.close();
    },
  );
});
