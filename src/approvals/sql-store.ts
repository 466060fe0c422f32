import { canonicalJson, sha256 } from "../core/canonical-json.js";
import { fromDisk, toDisk } from "../core/disk-names.js";
import { ToolgaugeError } from "../core/errors.js";
import { fingerprint, type ToolDefinition, toolIdOf } from "../core/tool-definition.js";
import { excerpt } from "../core/visible-text.js";
import { wellFormed } from "../core/well-formed.js";
import type { SqlDatabase, SqlTransaction } from "../database/sql-database.js";
import { entryHash, type LogEntry, nextEntry, type Stamp, type StoredEntry, verifyLog } from "./audit-log.js";
import {
  adopt,
  approve,
  needsReason,
  observe,
  reject,
  type ToolRecord,
  type Transition,
} from "./state-machine.js";
import type { ApprovalStore, Decision, Selection } from "./store.js";

/** The store on any SQL database: rules in the state machine, rows here. */
export function sqlStore(database: SqlDatabase): ApprovalStore {
  const change = (stamp: Stamp, work: (transaction: SqlTransaction) => Promise<Transition[]>) =>
    database.write(async (transaction) => {
      const transitions = await work(transaction);
      await append(transaction, transitions, stamp);
      return transitions;
    });
  return {
    list: () => database.read(readRecords),
    definition: (hash) => database.read((transaction) => readDefinition(transaction, hash)),
    log: () => database.read(readLog),
    verify: () =>
      database.read(async (transaction) =>
        verifyLog(await readLog(transaction), await readRecords(transaction)),
      ),
    close: () => database.close(),
    observe: (tools, stamp) =>
      change(stamp, async (transaction) => {
        const known = byId(await readRecords(transaction));
        const transitions: Transition[] = [];
        for (const { server, definition, isHard } of wellFormed(tools)) {
          const hash = fingerprint(definition);
          const toolId = toolIdOf(server, definition.name);
          const step = observe(known.get(toolId), { server, tool: definition.name, sha256: hash, isHard });
          if (step === undefined) continue;
          known.set(toolId, step.record);
          transitions.push(step);
          await writeDefinition(transaction, hash, definition);
        }
        return transitions;
      }),
    decide: (decision, stamp) =>
      change(stamp, async (transaction) => decide(await readRecords(transaction), decision)),
    adopt: (file, stamp) =>
      change(stamp, async (transaction) => {
        const known = byId(await readRecords(transaction));
        return file.tools.flatMap(
          (tool) => adopt(known.get(tool.tool_id), fromDisk(tool) as ToolRecord) ?? [],
        );
      }),
  };
}

function decide(records: readonly ToolRecord[], decision: Decision): Transition[] {
  const { selection, action, reason, expectedSha256 } = decision;
  return select(records, selection).flatMap((record) => {
    if (expectedSha256 !== undefined && record.definitionSha256 !== expectedSha256) {
      throw new ToolgaugeError(
        "invariant_broken",
        `${excerpt(record.toolId, 120)} is no longer what was reviewed`,
        {
          next: "look at it again with toolgauge approvals show",
        },
      );
    }
    if (action === "reject") return reject(record, reason) ?? [];
    if (reason === null && needsReason(record)) {
      throw new ToolgaugeError(
        "usage",
        `${excerpt(record.toolId, 120)} is quarantined; approving it needs a reason`,
        {
          next: "read the finding, then give --reason",
        },
      );
    }
    return approve(record, reason) ?? [];
  });
}

function select(records: readonly ToolRecord[], selection: Selection): ToolRecord[] {
  // "All" is what a person can mean without naming it: never what a check or a person has stopped.
  if (selection === "all") return records.filter(({ state }) => state === "pending" || state === "changed");
  const [wanted, keyOf] =
    "toolIds" in selection
      ? [selection.toolIds, (record: ToolRecord) => record.toolId]
      : [selection.servers, (record: ToolRecord) => record.server];
  return wanted.flatMap((name) => {
    const found = records.filter((record) => keyOf(record) === name);
    if (found.length > 0) return found;
    throw new ToolgaugeError("unknown_name", `${excerpt(name, 120)} is not in the approval store`, {
      next: "see toolgauge approvals list",
    });
  });
}

async function append(transaction: SqlTransaction, transitions: Transition[], stamp: Stamp): Promise<void> {
  if (transitions.length === 0) return;
  const [row] = await transaction.all("SELECT hash, body FROM log ORDER BY seq DESC LIMIT 1");
  let last = row === undefined ? undefined : readEntry(row.body);
  for (const transition of transitions) {
    const entry = nextEntry(last, transition, stamp);
    const body = stored(entry);
    await transaction.run("INSERT INTO log (seq, hash, body) VALUES (?, ?, ?)", [
      entry.seq,
      entryHash(entry),
      body,
    ]);
    await transaction.run(
      "INSERT INTO tools (id_sha256, body) VALUES (?, ?) ON CONFLICT (id_sha256) DO UPDATE SET body = excluded.body",
      [sha256(transition.record.toolId), stored(transition.record)],
    );
    last = entry;
  }
}

async function writeDefinition(
  transaction: SqlTransaction,
  hash: string,
  definition: ToolDefinition,
): Promise<void> {
  await transaction.run(
    "INSERT INTO definitions (sha256, body) VALUES (?, ?) ON CONFLICT (sha256) DO NOTHING",
    [hash, canonicalJson(definition)],
  );
}

async function readRecords(transaction: SqlTransaction): Promise<ToolRecord[]> {
  const rows = await transaction.all("SELECT body FROM tools");
  const records = rows.map((row) => fromDisk(JSON.parse(String(row.body))) as ToolRecord);
  return records.sort((a, b) => (a.toolId < b.toolId ? -1 : a.toolId > b.toolId ? 1 : 0));
}

async function readDefinition(
  transaction: SqlTransaction,
  hash: string,
): Promise<ToolDefinition | undefined> {
  const [row] = await transaction.all("SELECT body FROM definitions WHERE sha256 = ?", [hash]);
  return row === undefined ? undefined : (JSON.parse(String(row.body)) as ToolDefinition);
}

async function readLog(transaction: SqlTransaction): Promise<StoredEntry[]> {
  const rows = await transaction.all("SELECT hash, body FROM log ORDER BY seq");
  return rows.map((row) => ({ entry: readEntry(row.body), hash: String(row.hash) }));
}

function readEntry(body: unknown): LogEntry {
  return fromDisk(JSON.parse(String(body))) as LogEntry;
}

function stored(value: object): string {
  return canonicalJson(toDisk<unknown>(value as never));
}

function byId(records: readonly ToolRecord[]): Map<string, ToolRecord> {
  return new Map(records.map((record) => [record.toolId, record]));
}
