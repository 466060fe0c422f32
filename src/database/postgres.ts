import pg from "pg";
import { ToolgaugeError } from "../core/errors.js";
import { migrate } from "./migrations.js";
import type { SqlDatabase, SqlRow, SqlTransaction } from "./sql-database.js";

/** Held by the one writer; any number that no other program is likely to use ("toolgaug"). */
const WRITER_LOCK = "8389754706553300839";
const TRIES = 5;
const PAUSE_MS = 200;

/**
 * A server that several machines share. A transaction that lost its connection is run again: if its
 * commit had arrived after all, the second run finds nothing left to do.
 */
export async function openPostgres(url: string): Promise<SqlDatabase> {
  const place = withoutPassword(url);
  const pool = new pg.Pool({ connectionString: url, max: 2, connectionTimeoutMillis: 10_000 });
  // An idle connection that breaks is replaced on the next use.
  pool.on("error", () => undefined);

  async function within<T>(
    begin: readonly string[],
    work: (transaction: SqlTransaction) => Promise<T>,
  ): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await transact(pool, begin, work);
      } catch (error) {
        if (error instanceof ToolgaugeError || !isConnectionLoss(error)) throw error;
        if (attempt === TRIES) throw unreachable(place, error);
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * 2 ** attempt));
      }
    }
  }

  const database: SqlDatabase = {
    write: (work) => within(["BEGIN", `SELECT pg_advisory_xact_lock(${WRITER_LOCK})`], work),
    read: (work) => within(["BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"], work),
    close: () => pool.end(),
  };
  try {
    await database.write((transaction) => migrate(transaction, place));
    return database;
  } catch (error) {
    await pool.end();
    if (error instanceof ToolgaugeError) throw error;
    throw unreachable(place, error);
  }
}

async function transact<T>(
  pool: pg.Pool,
  begin: readonly string[],
  work: (transaction: SqlTransaction) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  const onError = (error: Error) => {
    broken = error;
  };
  client.on("error", onError);
  try {
    for (const statement of begin) await client.query(statement);
    const result = await work({
      all: async (sql, parameters = []) => (await client.query<SqlRow>(numbered(sql), parameters)).rows,
      run: async (sql, parameters = []) => {
        await client.query(numbered(sql), parameters);
      },
    });
    await client.query("COMMIT");
    return result;
  } catch (error) {
    await client.query("ROLLBACK").catch((lost: Error) => {
      broken ??= lost;
    });
    throw broken === undefined ? error : new ConnectionLost("the connection was lost", { cause: error });
  } finally {
    client.off("error", onError);
    client.release(broken);
  }
}

function numbered(sql: string): string {
  let count = 0;
  return sql.replaceAll("?", () => `$${++count}`);
}

class ConnectionLost extends Error {}

/** Class 08: connection; 57P0x: the server is shutting down or starting. */
function isConnectionLoss(error: unknown): boolean {
  if (error instanceof ConnectionLost) return true;
  const { code = "", message = "" } = error as NodeJS.ErrnoException;
  return (
    /^(08...|57P0[123]|E(CONN|PIPE|TIMEDOUT|HOST).*)$/.test(code) ||
    /terminated|timeout exceeded/i.test(message)
  );
}

function unreachable(place: string, cause: unknown): ToolgaugeError {
  const { code, message } = cause as NodeJS.ErrnoException;
  return new ToolgaugeError("peer_failed", `the store at ${place} cannot be used (${code ?? message})`, {
    cause,
    next: "check the address and that the server runs",
  });
}

function withoutPassword(url: string): string {
  if (!URL.canParse(url)) return "the given URL";
  const { host, pathname } = new URL(url);
  return `postgres://${host}${pathname}`;
}
