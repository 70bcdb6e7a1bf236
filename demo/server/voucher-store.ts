import type { Text } from '../museum/catalogue/types.ts';
import type { Day } from './clock.ts';
import type { Database } from './sqlite.ts';

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
