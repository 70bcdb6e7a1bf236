import assert from 'node:assert/strict';
import { join } from 'node:path';
import { openDatabase } from '../../../demo/server/sqlite.ts';
import type { Database } from '../../../demo/server/sqlite.ts';

/** Writes a file as an older version of a server left it, and opens it twice as the server does now: it finds these rows. */
export const assertTakenOver = (
  folder: string,
  schema: string,
  open: (file: string) => Database,
  query: string,
  rows: unknown[],
): void => {
  const file = join(folder, 'old.db');
  openDatabase(file, schema).close();
  for (const time of ['first', 'second']) {
    const database = open(file);
    assert.deepEqual(database.all(query), rows, time);
    database.close();
  }
};
