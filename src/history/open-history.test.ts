import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "libsql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type PostgresServer, startPostgres } from "../../test/fixtures/postgres-server.js";
import { openStore } from "../approvals/open-store.js";
import { AT, historyContract, record } from "./history.cases.js";
import { openHistory } from "./open-history.js";

describe("a history in a file", () => {
  const folder = mkdtempSync(join(tmpdir(), "toolgauge-history-"));
  let count = 0;
  const freshPath = () => join(folder, `${++count}`, "history.db");
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  historyContract(async () => freshPath());

  it("may share its file with approvals, also one from before there was a history", async () => {
    const path = freshPath();
    await (await openStore(path)).close();
    const raw = new Database(path);
    raw.exec("DROP TABLE runs; UPDATE toolgauge_schema SET version = 1");
    raw.close();
    const history = await openHistory(path);
    expect((await history.keep(record(), AT)).id).toBe(1);
    await history.close();
    const store = await openStore(path);
    expect(await store.list()).toEqual([]);
    await store.close();
  });

  it("says that a run was kept by another release when it cannot read it", async () => {
    const path = freshPath();
    const history = await openHistory(path);
    await history.keep({ ...record(), version: 2 } as never, AT);
    await expect(history.read(1)).rejects.toMatchObject({ code: "schema_mismatch" });
    await history.close();
  });
});

describe("a history on a PostgreSQL server", () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres();
  }, 120_000);
  afterAll(() => server.stop(), 60_000);

  historyContract(() => server.freshUrl());
});
