import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, rmdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import sqlite from 'node-sqlite3-wasm';

type Connection = InstanceType<typeof sqlite.Database>;
type Value = string | number | boolean | null;
type Row = Record<string, unknown>;

/** An open SQLite file. Statements are prepared once and kept. Every call is synchronous. */
export type Database = {
  /** Returns the first row, or undefined. The caller names the row's type, because only the caller knows the query. */
  one: <T extends Row>(sql: string, values?: Value[]) => T | undefined;
  all: <T extends Row>(sql: string, values?: Value[]) => T[];
  /** Returns the number of changed rows. */
  run: (sql: string, values?: Value[]) => number;
  /**
   * Runs `work` in a transaction (BEGIN IMMEDIATE), or in the one that is already under way. It is synchronous, so no other code of
   * this process runs in between.
   */
  transaction: <T>(work: () => T) => T;
  close: () => void;
};

const openHere = new Set<string>();

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process exists, but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/**
 * Takes the lock of a file from a process that no longer exists. The library locks a file with a folder next to it, which a
 * killed process leaves behind, and then the file could not be opened again. So the owner's process id is kept in a file next to
 * the lock.
 */
const takeOver = (path: string): void => {
  const lock = `${path}.lock`;
  const owner = `${path}.owner`;
  if (openHere.has(path)) throw new Error(`The database ${path} is already open in this process.`);
  if (existsSync(lock)) {
    const pid = existsSync(owner) ? Number(readFileSync(owner, 'utf8')) : 0;
    // After a restart of the container, an earlier process may have had this process's id.
    if (pid > 0 && pid !== process.pid && isRunning(pid)) {
      throw new Error(
        `The database ${path} is in use by process ${pid}. Stop that process. If it is not a demo of this shop, delete ${lock}.`,
      );
    }
    rmdirSync(lock);
  }
  writeFileSync(owner, String(process.pid));
};

/** Returns the version of a schema: 32 bits of its hash, which fit into `user_version`, so that each change is a new version. */
const versionOf = (schema: string): number =>
  createHash('sha256').update(schema).digest().readInt32BE();

/** Creates the tables of a new file. Returns whether the file has this schema. */
const createTables = (connection: Connection, schema: string): boolean => {
  const version = versionOf(schema);
  if (!connection.get('SELECT 1 FROM sqlite_schema')) {
    connection.exec(`BEGIN; ${schema}; PRAGMA user_version = ${version}; COMMIT`);
  }
  return connection.get('PRAGMA user_version')?.user_version === version;
};

/** Returns the first damage that SQLite finds in the whole file, indexes and references included. */
const damageOf = (connection: Connection): string | undefined => {
  const [first] = connection.all('PRAGMA integrity_check(1)');
  if (first?.integrity_check !== 'ok') return String(first?.integrity_check);
  const orphan = connection.get('PRAGMA foreign_key_check');
  return orphan ? `a row of ${orphan.table} has lost the row of ${orphan.parent}` : undefined;
};

const RESET = '`npm run demo:reset`, which deletes all data of the demo';

/** Prepares an open file. Returns the reason if it cannot be used. */
const problemOf = (connection: Connection, schema: string): string | undefined => {
  try {
    // With a rollback journal, this build of SQLite never recovers what a killed process left half written, because its own lock
    // looks like another process's. A write-ahead log recovers, and without shared memory it needs exclusive mode.
    connection.exec('PRAGMA locking_mode = EXCLUSIVE');
    connection.exec('PRAGMA journal_mode = WAL');
    // Each commit reaches the disk, so that a sold place stays sold after a power failure.
    connection.exec('PRAGMA synchronous = FULL');
    const isKnown = createTables(connection, schema);
    const damage = damageOf(connection);
    if (damage) return `is damaged: ${damage}. Restore it from a backup, or run ${RESET}.`;
    return isKnown ? undefined : `is from another version of the demo. Run ${RESET}.`;
  } catch (error) {
    return `cannot be read: ${(error as Error).message}. Restore it from a backup, or run ${RESET}.`;
  }
};

/** Opens a file, or creates it and its folder. Throws a readable error if the file is damaged or has another schema. */
export const openDatabase = (file: string, schema: string): Database => {
  const path = resolve(file);
  mkdirSync(dirname(path), { recursive: true });
  takeOver(path);
  const connection = new sqlite.Database(path);
  openHere.add(path);
  const close = (): void => {
    connection.close();
    openHere.delete(path);
    rmSync(`${path}.owner`, { force: true });
  };
  const problem = problemOf(connection, schema);
  if (problem) {
    close();
    throw new Error(`The database ${path} ${problem}`);
  }

  const statements = new Map<string, ReturnType<typeof connection.prepare>>();
  const prepared = (sql: string) => {
    const known = statements.get(sql) ?? connection.prepare(sql);
    statements.set(sql, known);
    return known;
  };

  return {
    // Uses `all`, because a statement that stops at its first row stays busy and prevents transactions from ending.
    one: <T extends Row>(sql: string, values: Value[] = []) =>
      prepared(sql).all(values)[0] as T | undefined,
    all: <T extends Row>(sql: string, values: Value[] = []) => prepared(sql).all(values) as T[],
    run: (sql, values = []) => prepared(sql).run(values).changes,
    transaction: (work) => {
      if (connection.inTransaction) return work();
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
      close();
    },
  };
};
