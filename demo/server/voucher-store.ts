import type { Text } from '../museum/catalogue/types.ts';
import { dayOf } from './clock.ts';
import type { Day } from './clock.ts';
import type { Database } from './sqlite.ts';

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
  )`;

const REDEMPTIONS = `CREATE TABLE redemptions (
    cart_id TEXT NOT NULL REFERENCES payments (cart_id),
    code TEXT NOT NULL REFERENCES voucher_codes (code),
    cents INTEGER NOT NULL CHECK (cents > 0),
    PRIMARY KEY (cart_id, code)
  )`;

const VALID_YEARS = 3;

/** The parts of an order's line that a voucher needs. */
type SoldLine = { type: string; name: Text; priceCents: number; barcodes: string[] };

/** Makes the vouchers of an order redeemable, from the day of the order to the end of the third year after it. */
export const issueVoucherCodes = (database: Database, lines: SoldLine[], day: Day): void => {
  const validTo = `${Number(day.slice(0, 4)) + VALID_YEARS}-12-31T23:59:59`;
  for (const { type, name, priceCents, barcodes } of lines) {
    if (type !== 'voucher') continue;
    for (const barcode of barcodes) {
      database.run('INSERT INTO voucher_codes VALUES (?, ?, ?, 0, ?, ?)', [
        barcode,
        JSON.stringify(name),
        priceCents,
        `${day}T00:00:00`,
        validTo,
      ]);
    }
  }
};

/** Creates the tables of voucher codes. In an older file without them, the vouchers that were sold before become redeemable. */
export const createVoucherTables = (database: Database): void => {
  if (database.one("SELECT 1 FROM sqlite_schema WHERE name = 'voucher_codes'")) return;
  database.transaction(() => {
    database.run(VOUCHER_CODES);
    database.run(REDEMPTIONS);
    database.run('CREATE INDEX redemptions_by_code ON redemptions (code)');
    const orders = database.all<{ created: string; items: string }>(
      'SELECT created, items FROM orders',
    );
    for (const { created, items } of orders) {
      issueVoucherCodes(database, JSON.parse(items) as SoldLine[], dayOf(created));
    }
  });
};
