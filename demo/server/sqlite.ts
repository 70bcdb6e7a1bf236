import { existsSync, mkdirSync, readFileSync, rmSync, rmdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import sqlite from 'node-sqlite3-wasm';

type Value = string | number | boolean | null;
type Row = Record<string, unknown>;

/** One open SQLite file. Statements are prepared once and kept; every call is synchronous. */
export type Database = {
  /** The first row, or undefined. The caller names the row's shape, since only he knows the query. */
  one: <T extends Row>(sql: string, values?: Value[]) => T | undefined;
  all: <T extends Row>(sql: string, values?: Value[]) => T[];
  /** Answers with the number of rows changed. */
  run: (sql: string, values?: Value[]) => number;
  /** All or nothing (BEGIN IMMEDIATE); `work` is synchronous, so nothing of this process comes between. */
  transaction: <T>(work: () => T) => T;
  close: () => void;
};

const openHere = new Set<string>();

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it lives, but belongs to somebody else.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/**
 * The library locks a file by a folder beside it, and a process that is killed leaves the folder behind, after which
 * nobody could open the file again. So the owner's process id stands in a file, and a lock without a living owner goes.
 */
const takeOver = (path: string): void => {
  const lock = `${path}.lock`;
  const owner = `${path}.owner`;
  if (openHere.has(path)) throw new Error(`The database ${path} is open already.`);
  if (existsSync(lock)) {
    const pid = existsSync(owner) ? Number(readFileSync(owner, 'utf8')) : 0;
    // Our own number from before a restart of the container is nobody's.
    if (pid > 0 && pid !== process.pid && isAlive(pid)) {
      throw new Error(
        `The database ${path} is in use by process ${pid}. Stop that one first; if it is no demo of this shop, delete ${lock}.`,
      );
    }
    rmdirSync(lock);
  }
  writeFileSync(owner, String(process.pid));
};

export const hasColumn = (database: Database, table: string, column: string): boolean =>
  database.one('SELECT 1 FROM pragma_table_info(?) WHERE name = ?', [table, column]) !== undefined;

/** Opens the file, or creates it with its folder; `schema` is run each time, so it says "if not exists". */
export const openDatabase = (file: string, schema: string): Database => {
  const path = resolve(file);
  mkdirSync(dirname(path), { recursive: true });
  takeOver(path);
  const connection = new sqlite.Database(path);
  openHere.add(path);
  // With a rollback journal this build of SQLite never plays back what a killed process left half written (its lock
  // looks like somebody else's); a write-ahead log recovers, and needs the exclusive mode where there is no shared memory.
  connection.exec('PRAGMA locking_mode = EXCLUSIVE');
  connection.exec('PRAGMA journal_mode = WAL');
  connection.exec('PRAGMA synchronous = FULL');
  connection.exec(schema);

  const statements = new Map<string, ReturnType<typeof connection.prepare>>();
  const prepared = (sql: string) => {
    const known = statements.get(sql) ?? connection.prepare(sql);
    statements.set(sql, known);
    return known;
  };

  return {
    // By `all`, since a statement that stops at its first row stays busy and lets no transaction end.
    one: <T extends Row>(sql: string, values: Value[] = []) =>
      prepared(sql).all(values)[0] as T | undefined,
    all: <T extends Row>(sql: string, values: Value[] = []) => prepared(sql).all(values) as T[],
    run: (sql, values = []) => prepared(sql).run(values).changes,
    transaction: (work) => {
      connection.exec('BEGIN IMMEDIATE');
      try {
        const result = work();
        connection.exec('COMMIT');
        return result;
      } catch (error) {
        if (connection.inTransaction) connection.exec('ROLLBACK');
        throw error;
      }
    },
    close: () => {
      for (const statement of statements.values()) statement.finalize();
      statements.clear();
      connection.close();
      openHere.delete(path);
      rmSync(`${path}.owner`, { force: true });
    },
  };
};
