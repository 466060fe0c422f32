import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "libsql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStore } from "./open-store.js";
import { STAMP, seen, states, storeContract } from "./store.cases.js";

let folder: string;
let count = 0;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "toolgauge-store-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function freshPath(): string {
  return join(folder, `store-${++count}`, "approvals.db");
}

describe("a store in a file", () => {
  storeContract(async () => freshPath(), openStore);

  it("is one file once it is closed", async () => {
    const path = freshPath();
    const store = await openStore(path);
    await store.observe([seen("read", "Reads.")], STAMP);
    await store.close();
    expect(readdirSync(join(path, ".."))).toEqual(["approvals.db"]);
  });
});

describe("a store in memory", () => {
  it("is forgotten", async () => {
    const store = await openStore(":memory:");
    await store.observe([seen("read", "Reads.")], STAMP);
    expect([await states(store), await states(await openStore(":memory:"))]).toEqual([
      { "files:read": "pending" },
      {},
    ]);
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
});
