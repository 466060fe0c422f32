import { sqlStore } from "./sql-store.js";
import type { ApprovalStore } from "./store.js";

/** A file by default, `:memory:` for a store that is forgotten, or a PostgreSQL server by its URL. */
export async function openStore(place: string): Promise<ApprovalStore> {
  if (/^postgres(ql)?:\/\//.test(place)) {
    const { openPostgres } = await import("./postgres.js");
    return sqlStore(await openPostgres(place));
  }
  const { openSqlite } = await import("./sqlite.js");
  return sqlStore(await openSqlite(place));
}
