import { ToolgaugeError } from "../core/errors.js";
import type { SqlTransaction } from "./sql-database.js";

/**
 * One schema for approvals and history, so that one file or server may hold both.
 * Version n is the first n steps. Texts from tools are kept inside JSON, because
 * databases cut or refuse the NUL character that a hostile name may hold; keys are hashes.
 */
const STEPS: readonly (readonly string[])[] = [
  [
    "CREATE TABLE tools (id_sha256 TEXT PRIMARY KEY, body TEXT NOT NULL)",
    "CREATE TABLE definitions (sha256 TEXT PRIMARY KEY, body TEXT NOT NULL)",
    "CREATE TABLE log (seq INTEGER PRIMARY KEY, hash TEXT NOT NULL, body TEXT NOT NULL)",
  ],
  [
    "CREATE TABLE runs (id INTEGER PRIMARY KEY, run_key TEXT NOT NULL UNIQUE, kept_at TEXT NOT NULL, summary TEXT NOT NULL, record TEXT NOT NULL)",
  ],
];

export const SCHEMA_VERSION = STEPS.length;

/** Brings a database to the current schema; run inside a write. */
export async function migrate(transaction: SqlTransaction, place: string): Promise<void> {
  await transaction.run(
    "CREATE TABLE IF NOT EXISTS toolgauge_schema (id INTEGER PRIMARY KEY, version INTEGER NOT NULL)",
  );
  const version = await readVersion(transaction);
  if (version > SCHEMA_VERSION) {
    throw new ToolgaugeError(
      "unsupported_version",
      `${place} was written by a later release (schema ${version}; this release knows ${SCHEMA_VERSION})`,
      { next: "update toolgauge" },
    );
  }
  if (version === SCHEMA_VERSION) return;
  for (const statements of STEPS.slice(version)) {
    for (const statement of statements) await transaction.run(statement);
  }
  await transaction.run(
    "INSERT INTO toolgauge_schema (id, version) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET version = excluded.version",
    [SCHEMA_VERSION],
  );
}

/** 0 for a database that was just made. */
export async function readVersion(transaction: SqlTransaction): Promise<number> {
  const [row] = await transaction.all("SELECT version FROM toolgauge_schema WHERE id = 1");
  return Number(row?.version ?? 0);
}
