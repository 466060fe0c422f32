import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freePort, type PostgresServer, startPostgres } from "../../test/fixtures/postgres-server.js";
import { openPostgres } from "../database/postgres.js";
import { openStore } from "./open-store.js";
import { sqlStore } from "./sql-store.js";
import { STAMP, seen, states, storeContract } from "./store.cases.js";

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
}, 120_000);
afterAll(() => server.stop(), 60_000);

describe("a store on a PostgreSQL server", () => {
  storeContract(() => server.freshUrl(), openStore);

  it("takes one writer at a time and loses nothing of either", async () => {
    const url = await server.freshUrl();
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
    const database = await openPostgres(await server.freshUrl());
    let runs = 0;
    await database.write(async (transaction) => {
      runs++;
      await transaction.run("INSERT INTO definitions (sha256, body) VALUES (?, ?)", ["a", "{}"]);
      if (runs === 1) {
        await server.asAdmin(
          "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE state LIKE 'idle in transaction%'",
        );
      }
    });
    const rows = await database.read((transaction) => transaction.all("SELECT sha256 FROM definitions"));
    await database.close();
    expect([runs, rows]).toEqual([2, [{ sha256: "a" }]]);
  });

  it("goes on after the server was restarted in the middle of a change", async () => {
    const database = await openPostgres(await server.freshUrl());
    const store = sqlStore(database);
    await store.observe([seen("before", "x")], STAMP);
    let runs = 0;
    await database.write(async (transaction) => {
      runs++;
      await transaction.run("INSERT INTO definitions (sha256, body) VALUES (?, ?)", ["b", "{}"]);
      if (runs === 1) {
        await server.restart();
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
