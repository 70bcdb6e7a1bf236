import { hasColumn, openDatabase } from '../server/sqlite.ts';
import type { Database } from '../server/sqlite.ts';

/** Payment method as JSON. Rows from before there were other methods were paid by card. */
const WAY = `way TEXT NOT NULL DEFAULT '{"is":"card"}'`;

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS payments (
    id TEXT PRIMARY KEY,
    status TEXT NOT NULL CHECK (status IN ('open', 'authorised', 'captured', 'released')),
    amount_cents INTEGER NOT NULL,
    currency TEXT NOT NULL,
    merchant TEXT NOT NULL,
    lang TEXT NOT NULL,
    expires_ms INTEGER NOT NULL,
    continue_url TEXT NOT NULL,
    cancel_url TEXT NOT NULL,
    notify_url TEXT NOT NULL,
    ${WAY}
  );
`;

/** Opens or creates the provider's database. Throws a readable error if another process has it open. */
export const openProviderDatabase = (file: string): Database => {
  const database = openDatabase(file, SCHEMA);
  if (!hasColumn(database, 'payments', 'way')) {
    database.run(`ALTER TABLE payments ADD COLUMN ${WAY}`);
  }
  return database;
};
