/** The little of SQL that the store needs, the same on every database. Parameters are `?`. */
export interface SqlTransaction {
  all(sql: string, parameters?: SqlValue[]): Promise<SqlRow[]>;
  run(sql: string, parameters?: SqlValue[]): Promise<void>;
}

export type SqlValue = string | number | null;
export type SqlRow = Record<string, SqlValue>;

export interface SqlDatabase {
  /** One writer at a time, over all processes; all or nothing. May run `work` again after a lost connection. */
  write<T>(work: (transaction: SqlTransaction) => Promise<T>): Promise<T>;
  /** A consistent view. */
  read<T>(work: (transaction: SqlTransaction) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}
