import { hasColumn, openDatabase } from './sqlite.ts';
import type { Database } from './sqlite.ts';
import { createVoucherTables } from './voucher-store.ts';

/**
 * Places taken by a cart. `mode` is that of the tickets. `ticket_id` is empty if the event's tickets share their places, and
 * names the ticket if the places are its own. A whole day is stored as its first moment.
 */
const PLACES = `CREATE TABLE IF NOT EXISTS places (
    cart_id TEXT NOT NULL REFERENCES payments (cart_id),
    event_id TEXT NOT NULL,
    mode INTEGER NOT NULL,
    ticket_id TEXT NOT NULL,
    datetime TEXT NOT NULL,
    count INTEGER NOT NULL CHECK (count > 0),
    PRIMARY KEY (cart_id, event_id, mode, ticket_id, datetime)
  );
  CREATE INDEX IF NOT EXISTS places_by_slot ON places (event_id, datetime);`;

/** Places taken on tours. `count` is in places on a shared tour, and in tours if whole ones are booked. */
const TOUR_PLACES = `CREATE TABLE IF NOT EXISTS tour_places (
    cart_id TEXT NOT NULL REFERENCES payments (cart_id),
    tour_id TEXT NOT NULL,
    datetime TEXT NOT NULL,
    count INTEGER NOT NULL CHECK (count > 0),
    PRIMARY KEY (cart_id, tour_id, datetime)
  );
  CREATE INDEX IF NOT EXISTS tour_places_by_slot ON tour_places (tour_id, datetime);`;

/** Pieces of articles that a cart takes from the stock. */
const PIECES = `CREATE TABLE IF NOT EXISTS pieces (
    cart_id TEXT NOT NULL REFERENCES payments (cart_id),
    article_id TEXT NOT NULL,
    count INTEGER NOT NULL CHECK (count > 0),
    PRIMARY KEY (cart_id, article_id)
  );
  CREATE INDEX IF NOT EXISTS pieces_by_article ON pieces (article_id);`;

/** Withdrawals as they were sent. `received` is on the museum's wall clock. */
const WITHDRAWALS = `CREATE TABLE IF NOT EXISTS withdrawals (
    id INTEGER PRIMARY KEY,
    booking_id TEXT NOT NULL REFERENCES orders (booking_id),
    name TEXT NOT NULL,
    email TEXT NOT NULL,
    text TEXT NOT NULL,
    received TEXT NOT NULL
  );
  CREATE INDEX IF NOT EXISTS withdrawals_by_booking ON withdrawals (booking_id);`;

/** An address has one account, whatever its spelling. Passwords, keys and tokens are stored as hashes only. */
const ACCOUNTS = `CREATE TABLE IF NOT EXISTS accounts (
    customer_id INTEGER PRIMARY KEY REFERENCES customers (id),
    email_key TEXT NOT NULL UNIQUE,
    password_hash TEXT NOT NULL
  );
  CREATE TABLE IF NOT EXISTS reset_keys (
    hash TEXT PRIMARY KEY,
    customer_id INTEGER NOT NULL REFERENCES accounts (customer_id),
    expires_ms INTEGER NOT NULL
  );
  CREATE TABLE IF NOT EXISTS login_attempts (
    email_hash TEXT NOT NULL,
    at_ms INTEGER NOT NULL
  );
  CREATE INDEX IF NOT EXISTS login_attempts_by_email ON login_attempts (email_hash, at_ms);`;

const ORDER_STATUS = "TEXT NOT NULL DEFAULT 'paid' CHECK (status IN ('paid', 'open', 'canceled'))";

/**
 * `customer` of a payment is `null` until a wallet names the buyer. `pays_booking` is the open order that it pays, if any; such
 * payments have no lines. `caller` is a key that changes with each start of the server, and `units` are the places and pieces of
 * the cart. Columns named `…_ms` are milliseconds since 1970, in UTC; `datetime` is on the museum's wall clock.
 */
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
  ${ACCOUNTS}
  CREATE TABLE IF NOT EXISTS payments (
    cart_id TEXT PRIMARY KEY,
    session_us TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('held', 'authorised', 'capturing', 'ordered', 'canceled')),
    expires_ms INTEGER NOT NULL,
    provider_payment TEXT UNIQUE,
    payart INTEGER NOT NULL,
    partner TEXT,
    document_number TEXT,
    account TEXT,
    wallet TEXT,
    request_invoice INTEGER NOT NULL DEFAULT 0,
    pays_booking TEXT,
    customer TEXT NOT NULL,
    lines TEXT NOT NULL,
    shipping_cents INTEGER,
    total_cents INTEGER NOT NULL,
    caller TEXT,
    units INTEGER NOT NULL DEFAULT 0,
    executed_ms INTEGER
  );
  CREATE INDEX IF NOT EXISTS payments_by_session ON payments (session_us);
  ${PLACES}
  ${TOUR_PLACES}
  ${PIECES}
  CREATE TABLE IF NOT EXISTS orders (
    booking_id TEXT PRIMARY KEY,
    review_id TEXT NOT NULL UNIQUE,
    cart_id TEXT NOT NULL UNIQUE REFERENCES payments (cart_id),
    created TEXT NOT NULL,
    customer TEXT NOT NULL,
    items TEXT NOT NULL,
    shipping_cents INTEGER,
    total_cents INTEGER NOT NULL,
    status ${ORDER_STATUS}
  );
  ${WITHDRAWALS}
`;

/** Columns that were added later. In older files nothing was shipped, and all orders were paid by card. */
const LATER_COLUMNS = [
  ['payments', 'shipping_cents', 'INTEGER'],
  ['orders', 'shipping_cents', 'INTEGER'],
  ['payments', 'account', 'TEXT'],
  ['payments', 'wallet', 'TEXT'],
  ['payments', 'request_invoice', 'INTEGER NOT NULL DEFAULT 0'],
  ['payments', 'pays_booking', 'TEXT'],
  ['payments', 'caller', 'TEXT'],
  ['payments', 'units', 'INTEGER NOT NULL DEFAULT 0'],
  ['payments', 'executed_ms', 'INTEGER'],
  ['orders', 'status', ORDER_STATUS],
] as const;

const addLaterColumns = (database: Database): void => {
  for (const [table, column, definition] of LATER_COLUMNS) {
    if (hasColumn(database, table, column)) continue;
    database.run(`ALTER TABLE ${table} ADD COLUMN ${column} ${definition}`);
  }
};

/** Migrates a file that has only tickets for time slots: all its places are those of slots. */
const widenPlaces = (database: Database): void => {
  if (hasColumn(database, 'places', 'mode')) return;
  database.transaction(() => {
    database.run('ALTER TABLE places RENAME TO slot_places');
    database.run('DROP INDEX places_by_slot');
    for (const statement of PLACES.split(';\n')) database.run(statement);
    database.run(`INSERT INTO places (cart_id, event_id, mode, ticket_id, datetime, count)
      SELECT cart_id, event_id, 1, '', datetime, count FROM slot_places`);
    database.run('DROP TABLE slot_places');
  });
};

/** Opens or creates the reference server's database. Throws a readable error if another process has it open. */
export const openShopDatabase = (file: string): Database => {
  const database = openDatabase(file, SCHEMA);
  widenPlaces(database);
  addLaterColumns(database);
  database.run('CREATE INDEX IF NOT EXISTS payments_by_caller ON payments (caller)');
  database.run('CREATE INDEX IF NOT EXISTS orders_by_status ON orders (status, created)');
  createVoucherTables(database);
  return database;
};
