import { openDatabase } from './sqlite.ts';
import type { Database } from './sqlite.ts';

/** Moments in columns named `…_ms` are milliseconds since 1970, in UTC; `datetime` is the museum's wall clock. */
const SCHEMA = `
  CREATE TABLE IF NOT EXISTS customers (
    id INTEGER PRIMARY KEY,
    customer TEXT NOT NULL
  );
  CREATE TABLE IF NOT EXISTS tokens (
    hash TEXT PRIMARY KEY,
    customer_id INTEGER NOT NULL REFERENCES customers (id),
    expires_ms INTEGER NOT NULL
  );
  CREATE TABLE IF NOT EXISTS payments (
    cart_id TEXT PRIMARY KEY,
    session_us TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('held', 'authorised', 'capturing', 'ordered', 'canceled')),
    expires_ms INTEGER NOT NULL,
    provider_payment TEXT UNIQUE,
    payart INTEGER NOT NULL,
    partner TEXT,
    document_number TEXT,
    customer TEXT NOT NULL,
    lines TEXT NOT NULL,
    total_cents INTEGER NOT NULL
  );
  CREATE INDEX IF NOT EXISTS payments_by_session ON payments (session_us);
  CREATE TABLE IF NOT EXISTS places (
    cart_id TEXT NOT NULL REFERENCES payments (cart_id),
    event_id TEXT NOT NULL,
    datetime TEXT NOT NULL,
    count INTEGER NOT NULL CHECK (count > 0),
    PRIMARY KEY (cart_id, event_id, datetime)
  );
  CREATE INDEX IF NOT EXISTS places_by_slot ON places (event_id, datetime);
  CREATE TABLE IF NOT EXISTS orders (
    booking_id TEXT PRIMARY KEY,
    review_id TEXT NOT NULL UNIQUE,
    cart_id TEXT NOT NULL UNIQUE REFERENCES payments (cart_id),
    created TEXT NOT NULL,
    customer TEXT NOT NULL,
    items TEXT NOT NULL,
    total_cents INTEGER NOT NULL
  );
`;

/** Opens or creates the reference server's file. One process at a time; throws a sentence where another one has it. */
export const openShopDatabase = (file: string): Database => openDatabase(file, SCHEMA);
