import { openDatabase } from './sqlite.ts';
import type { Database } from './sqlite.ts';

/**
 * Places taken by a cart. `mode` is that of the tickets. `ticket_id` is empty if the event's tickets share their places, and
 * names the ticket if the places are its own. A whole day is stored as its first moment.
 */
const PLACES = `CREATE TABLE places (
    cart_id TEXT NOT NULL REFERENCES payments (cart_id),
    event_id TEXT NOT NULL,
    mode INTEGER NOT NULL,
    ticket_id TEXT NOT NULL,
    datetime TEXT NOT NULL,
    count INTEGER NOT NULL CHECK (count > 0),
    PRIMARY KEY (cart_id, event_id, mode, ticket_id, datetime)
  );
  CREATE INDEX places_by_slot ON places (event_id, datetime);`;

/** Places taken on tours. `count` is in places on a shared tour, and in tours if whole ones are booked. */
const TOUR_PLACES = `CREATE TABLE tour_places (
    cart_id TEXT NOT NULL REFERENCES payments (cart_id),
    tour_id TEXT NOT NULL,
    datetime TEXT NOT NULL,
    count INTEGER NOT NULL CHECK (count > 0),
    PRIMARY KEY (cart_id, tour_id, datetime)
  );
  CREATE INDEX tour_places_by_slot ON tour_places (tour_id, datetime);`;

/** Pieces of articles that a cart takes from the stock. */
const PIECES = `CREATE TABLE pieces (
    cart_id TEXT NOT NULL REFERENCES payments (cart_id),
    article_id TEXT NOT NULL,
    count INTEGER NOT NULL CHECK (count > 0),
    PRIMARY KEY (cart_id, article_id)
  );
  CREATE INDEX pieces_by_article ON pieces (article_id);`;

/**
 * Withdrawals as they were sent, also those that match no order (`is_matched` 0), which the museum has to look at. `received` is
 * on the museum's wall clock.
 */
const WITHDRAWALS = `CREATE TABLE withdrawals (
    id INTEGER PRIMARY KEY,
    booking_id TEXT NOT NULL,
    name TEXT NOT NULL,
    email TEXT NOT NULL,
    text TEXT NOT NULL,
    received TEXT NOT NULL,
    is_matched INTEGER NOT NULL
  );
  CREATE INDEX withdrawals_by_booking ON withdrawals (booking_id);
  CREATE INDEX withdrawals_by_time ON withdrawals (received);`;

/** An address has one account, whatever its spelling. Passwords, keys and tokens are stored as hashes only. */
const ACCOUNTS = `CREATE TABLE accounts (
    customer_id INTEGER PRIMARY KEY REFERENCES customers (id),
    email_key TEXT NOT NULL UNIQUE,
    password_hash TEXT NOT NULL
  );
  CREATE TABLE reset_keys (
    hash TEXT PRIMARY KEY,
    customer_id INTEGER NOT NULL REFERENCES accounts (customer_id),
    expires_ms INTEGER NOT NULL
  );
  CREATE TABLE login_attempts (
    email_hash TEXT NOT NULL,
    caller TEXT NOT NULL,
    at_ms INTEGER NOT NULL
  );
  CREATE INDEX login_attempts_by_email ON login_attempts (email_hash, at_ms);
  CREATE INDEX login_attempts_by_time ON login_attempts (at_ms);`;

/** The new address of an account until its link is opened. The login of `kept_token_hash` stays when the others end. */
const EMAIL_CHANGES = `CREATE TABLE email_changes (
    customer_id INTEGER PRIMARY KEY REFERENCES accounts (customer_id),
    hash TEXT NOT NULL UNIQUE,
    email TEXT NOT NULL,
    kept_token_hash TEXT NOT NULL,
    expires_ms INTEGER NOT NULL
  );`;

/**
 * Mails, written in the transaction of what they report, so that none is lost. `letter` is null once a mail is sent. The rest stays
 * for a day, to limit the mails to one address.
 */
const MAILS = `CREATE TABLE mails (
    id TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    recipient_hash TEXT NOT NULL,
    queued_ms INTEGER NOT NULL,
    letter TEXT
  );
  CREATE INDEX mails_by_recipient ON mails (recipient_hash, kind, queued_ms);
  CREATE INDEX mails_by_time ON mails (queued_ms);
  CREATE INDEX unsent_mails ON mails (id) WHERE letter IS NOT NULL;`;

/**
 * `used_cents` is the amount spent before the code was stored here. Later amounts are in `redemptions` and count according to the
 * status of their payment. Times are at UTC+1.
 */
const VOUCHER_CODES = `CREATE TABLE voucher_codes (
    code TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    amount_cents INTEGER NOT NULL CHECK (amount_cents > 0),
    used_cents INTEGER NOT NULL CHECK (used_cents BETWEEN 0 AND amount_cents),
    valid_from TEXT NOT NULL,
    valid_to TEXT NOT NULL
  );
  CREATE TABLE redemptions (
    cart_id TEXT NOT NULL REFERENCES payments (cart_id),
    code TEXT NOT NULL REFERENCES voucher_codes (code),
    cents INTEGER NOT NULL CHECK (cents > 0),
    PRIMARY KEY (cart_id, code)
  );
  CREATE INDEX redemptions_by_code ON redemptions (code);`;

/**
 * `customer` of a payment is `null` until a wallet names the buyer. `pays_booking` is the open order that it pays, if any; such
 * payments have no lines. `customer_id` is null for guests. `caller` is a key that changes with each start of the server, and `units` are the places and pieces of
 * the cart. `lang` is the language of the confirmation, from the first attempt to capture on. Columns named `…_ms` are milliseconds since 1970, in UTC; `datetime` is on the museum's wall clock.
 */
const SCHEMA = `
  CREATE TABLE customers (
    id INTEGER PRIMARY KEY,
    customer TEXT NOT NULL
  );
  CREATE TABLE tokens (
    hash TEXT PRIMARY KEY,
    customer_id INTEGER NOT NULL REFERENCES customers (id),
    expires_ms INTEGER NOT NULL
  );
  ${ACCOUNTS}
  ${EMAIL_CHANGES}
  ${MAILS}
  CREATE TABLE payments (
    cart_id TEXT PRIMARY KEY,
    session_us TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('held', 'authorised', 'capturing', 'ordered', 'canceled')),
    expires_ms INTEGER NOT NULL,
    provider_payment TEXT UNIQUE,
    payart INTEGER NOT NULL,
    partner TEXT,
    campaign TEXT,
    document_number TEXT,
    account TEXT,
    wallet TEXT,
    request_invoice INTEGER NOT NULL DEFAULT 0,
    pays_booking TEXT,
    customer_id INTEGER REFERENCES customers (id),
    customer TEXT NOT NULL,
    lines TEXT NOT NULL,
    shipping_cents INTEGER,
    total_cents INTEGER NOT NULL,
    caller TEXT,
    units INTEGER NOT NULL DEFAULT 0,
    lang TEXT,
    executed_ms INTEGER
  );
  CREATE INDEX payments_by_session ON payments (session_us);
  CREATE INDEX payments_by_caller ON payments (caller);
  ${PLACES}
  ${TOUR_PLACES}
  ${PIECES}
  CREATE TABLE orders (
    booking_id TEXT PRIMARY KEY,
    review_id TEXT NOT NULL UNIQUE,
    cart_id TEXT NOT NULL UNIQUE REFERENCES payments (cart_id),
    created TEXT NOT NULL,
    customer_id INTEGER REFERENCES customers (id),
    customer TEXT NOT NULL,
    items TEXT NOT NULL,
    shipping_cents INTEGER,
    total_cents INTEGER NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('paid', 'open', 'canceled'))
  );
  CREATE INDEX orders_by_status ON orders (status, created);
  CREATE INDEX orders_by_customer ON orders (customer_id, created);
  ${WITHDRAWALS}
  ${VOUCHER_CODES}
`;

/** Opens or creates the reference server's database. Throws a readable error if it cannot be used. */
export const openShopDatabase = (file: string): Database => openDatabase(file, SCHEMA);
