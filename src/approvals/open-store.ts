import { openDatabase } from "../database/open-database.js";
import { sqlStore } from "./sql-store.js";
import type { ApprovalStore } from "./store.js";

/** A file by default, `:memory:` for a store that is forgotten, or a PostgreSQL server by its URL. */
export async function openStore(place: string): Promise<ApprovalStore> {
  return sqlStore(await openDatabase(place));
}
