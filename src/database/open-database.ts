import type { SqlDatabase } from "./sql-database.js";

/** A file by default, `:memory:` for one that is forgotten, or a PostgreSQL server by its URL. */
export async function openDatabase(place: string): Promise<SqlDatabase> {
  if (/^postgres(ql)?:\/\//.test(place)) {
    const { openPostgres } = await import("./postgres.js");
    return openPostgres(place);
  }
  const { openSqlite } = await import("./sqlite.js");
  return openSqlite(place);
}
