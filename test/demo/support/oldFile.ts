import assert from 'node:assert/strict';
import { join } from 'node:path';
import { openDatabase } from '../../../demo/server/sqlite.ts';
import type { Database } from '../../../demo/server/sqlite.ts';

/** Creates a database file with an older schema, opens it twice with `open` and asserts that the query returns these rows. */
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
