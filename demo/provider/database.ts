import { openDatabase } from '../server/sqlite.ts';
import type { Database } from '../server/sqlite.ts';

/** `way` is the payment method as JSON. */
const SCHEMA = `
  CREATE TABLE payments (
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
    way TEXT NOT NULL
  );
`;

/** Opens or creates the provider's database. Throws a readable error if it cannot be used. */
export const openProviderDatabase = (file: string): Database => openDatabase(file, SCHEMA);
