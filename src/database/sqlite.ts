import { link, mkdir, stat, unlink } from "node:fs/promises";
import { dirname } from "node:path";
import Database from "libsql";
import { ToolgaugeError } from "../core/errors.js";
import { migrate, readVersion, SCHEMA_VERSION } from "./migrations.js";
import type { SqlDatabase, SqlRow, SqlTransaction, SqlValue } from "./sql-database.js";

/** How long a process waits for the others; far beyond any single change. */
const PATIENCE_MS = 60_000;
/** "tool", to tell our files from other databases. */
const APPLICATION_ID = 0x746f6f6c;

type Connection = InstanceType<typeof Database>;

/**
 * One file, with a rollback journal: readable without side files, recovered by whoever opens it
 * next after a crash, and locked by the operating system, so that a killed process blocks nobody.
 */
export async function openSqlite(path: string): Promise<SqlDatabase> {
  if (path === ":memory:") return createIn(path);
  if (!(await exists(path))) await create(path);
  const database = connect(path);
  try {
    await database.checkWhole();
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Written aside and linked into place: a store file is never seen empty or half made. */
async function create(path: string): Promise<void> {
  const draft = `${path}.${process.pid}.${Date.now()}.new`;
  try {
    await mkdir(dirname(path), { recursive: true });
    const database = await createIn(draft);
    await database.close();
    await link(draft, path);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== "EEXIST") throw storeError(path, cause);
  } finally {
    await unlink(draft).catch(() => undefined);
  }
}

async function createIn(path: string): Promise<SqlDatabase> {
  const database = connect(path);
  await database.write(async (transaction) => {
    await transaction.run(`PRAGMA application_id = ${APPLICATION_ID}`);
    await migrate(transaction, path);
  });
  return database;
}

function connect(path: string): SqlDatabase & { checkWhole(): Promise<void> } {
  const connection = open(path);
  let queue: Promise<unknown> = Promise.resolve();

  /** One connection runs one transaction at a time, also when callers do not wait for each other. */
  function within<T>(begin: string, work: (transaction: SqlTransaction) => Promise<T>): Promise<T> {
    const turn = queue.then(() => transact(connection, path, begin, work));
    queue = turn.catch(() => undefined);
    return turn;
  }

  async function checkWhole(): Promise<void> {
    await within("BEGIN", async (transaction) => {
      const [pages] = await transaction.all(
        "SELECT page_count * page_size AS bytes FROM pragma_page_count, pragma_page_size",
      );
      const { size } = await stat(path);
      const [check] = await transaction.all("SELECT quick_check AS verdict FROM pragma_quick_check(1)");
      const [id] = await transaction.all("SELECT application_id AS id FROM pragma_application_id");
      if (size < Number(pages?.bytes) || check?.verdict !== "ok" || id?.id !== APPLICATION_ID) {
        throw damaged(path);
      }
    });
    const version = await within("BEGIN", readVersion);
    if (version !== SCHEMA_VERSION)
      await within("BEGIN IMMEDIATE", (transaction) => migrate(transaction, path));
  }

  return {
    checkWhole,
    write: (work) => within("BEGIN IMMEDIATE", work),
    read: (work) => within("BEGIN", work),
    close: async () => {
      await queue;
      connection.close();
    },
  };
}

function open(path: string): Connection {
  try {
    const connection = new Database(path, { timeout: PATIENCE_MS });
    connection.exec("PRAGMA synchronous = EXTRA");
    return connection;
  } catch (cause) {
    throw storeError(path, cause);
  }
}

async function transact<T>(
  connection: Connection,
  path: string,
  begin: string,
  work: (transaction: SqlTransaction) => Promise<T>,
): Promise<T> {
  try {
    connection.exec(begin);
    try {
      const result = await work(transactionOn(connection));
      connection.exec("COMMIT");
      return result;
    } catch (error) {
      if (connection.inTransaction) connection.exec("ROLLBACK");
      throw error;
    }
  } catch (error) {
    throw storeError(path, error);
  }
}

function transactionOn(connection: Connection): SqlTransaction {
  return {
    all: async (sql, parameters: SqlValue[] = []) => connection.prepare(sql).all(parameters) as SqlRow[],
    run: async (sql, parameters: SqlValue[] = []) => {
      connection.prepare(sql).run(parameters);
    },
  };
}

async function exists(path: string): Promise<boolean> {
  try {
    const info = await stat(path);
    if (info.isFile() && info.size > 0) return true;
    throw damaged(path);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === "ENOENT") return false;
    throw storeError(path, error);
  }
}

function damaged(path: string, cause?: unknown): ToolgaugeError {
  return new ToolgaugeError("file_unreadable", `${path} is not a whole store of toolgauge`, {
    cause,
    next: "restore it from a backup, or move it away and start anew (approvals: import the reviewed export)",
  });
}

function storeError(path: string, cause: unknown): unknown {
  if (cause instanceof ToolgaugeError) return cause;
  const { code = "", message } = cause as NodeJS.ErrnoException;
  if (/NOTADB|CORRUPT|no such table/.test(`${code} ${message}`)) return damaged(path, cause);
  if (/READONLY|EACCES|EPERM|EROFS|ENOTDIR|unable to open/i.test(`${code} ${message}`)) {
    return new ToolgaugeError("not_writable", `${path} cannot be written by this user`, {
      cause,
      next: "change its permissions or name another file",
    });
  }
  if (/FULL|ENOSPC|IOERR/.test(code)) {
    return new ToolgaugeError(
      "not_writable",
      `${path} cannot be written: the disk is full or failing; nothing was changed`,
      {
        cause,
        next: "free some space and run again",
      },
    );
  }
  if (/BUSY|LOCKED/.test(code)) {
    return new ToolgaugeError("not_writable", `${path} is held by another process for too long`, {
      cause,
      next: "end the other process and run again",
    });
  }
  return cause;
}
