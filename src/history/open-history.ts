import { randomUUID } from "node:crypto";
import { gunzipSync, gzipSync } from "node:zlib";
import { fromDisk, toDisk } from "../core/disk-names.js";
import { ToolgaugeError } from "../core/errors.js";
import { openDatabase } from "../database/open-database.js";
import type { SqlRow, SqlTransaction } from "../database/sql-database.js";
import { type RunRecord, type RunRecordFile, runRecordFile } from "../formats/run-record.js";
import { type KeptRun, type RunSummary, summarize } from "../formats/run-summary.js";

/** Run records in the order they were kept. Nothing is ever changed or removed. */
export interface History {
  keep(record: RunRecord, keptAt: string): Promise<KeptRun>;
  list(): Promise<KeptRun[]>;
  /** The record as it was kept. */
  read(id: number): Promise<RunRecord>;
  close(): Promise<void>;
}

/** A file, or a PostgreSQL server by its URL; the same tables and statements on both. */
export async function openHistory(place: string): Promise<History> {
  const database = await openDatabase(place);
  return {
    async keep(record, keptAt) {
      // Chosen before the transaction: one that is run again after a lost connection must not keep twice.
      const key = randomUUID();
      const summary = summarize(record);
      const id = await database.write((transaction) => insert(transaction, key, keptAt, summary, record));
      return { id, keptAt, ...summary };
    },
    list: () =>
      database.read(async (transaction) =>
        (await transaction.all("SELECT id, kept_at, summary FROM runs ORDER BY id")).map(readSummary),
      ),
    read: (id) =>
      database.read(async (transaction) => {
        const [row] = await transaction.all("SELECT record FROM runs WHERE id = ?", [id]);
        if (row !== undefined) return unpack(id, String(row.record));
        throw new ToolgaugeError("unknown_name", `there is no run ${id} in the history`, {
          next: "see toolgauge history",
        });
      }),
    close: () => database.close(),
  };
}

async function insert(
  transaction: SqlTransaction,
  key: string,
  keptAt: string,
  summary: RunSummary,
  record: RunRecord,
): Promise<number> {
  const [known] = await transaction.all("SELECT id FROM runs WHERE run_key = ?", [key]);
  if (known !== undefined) return Number(known.id);
  const [last] = await transaction.all("SELECT max(id) AS id FROM runs");
  const id = Number(last?.id ?? 0) + 1;
  await transaction.run("INSERT INTO runs (id, run_key, kept_at, summary, record) VALUES (?, ?, ?, ?, ?)", [
    id,
    key,
    keptAt,
    JSON.stringify(toDisk<unknown>(summary as never)),
    pack(record),
  ]);
  return id;
}

function readSummary({ id, kept_at: keptAt, summary }: SqlRow): KeptRun {
  const known = fromDisk(JSON.parse(String(summary))) as RunSummary;
  return { id: Number(id), keptAt: String(keptAt), ...known };
}

/** A record is a megabyte of repetitive JSON; packed it is a tenth of that, and holds no character a database minds. */
function pack(record: RunRecord): string {
  return gzipSync(JSON.stringify(toDisk<RunRecordFile>(record))).toString("base64");
}

function unpack(id: number, packed: string): RunRecord {
  const file: RunRecordFile = JSON.parse(gunzipSync(Buffer.from(packed, "base64")).toString("utf8"));
  const parsed = runRecordFile.safeParse(file);
  // The file itself, not what was parsed of it: that has its keys in another order.
  if (parsed.success) return fromDisk(file) as RunRecord;
  throw new ToolgaugeError("schema_mismatch", `run ${id} of the history is no record this release can read`, {
    cause: parsed.error,
    next: "read it with the release that kept it: toolgauge history names its version",
  });
}
