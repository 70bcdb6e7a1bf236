import type { Text } from './types.ts';
import type { CatalogueVoucherCode } from './voucherTypes.ts';

const name: Text = {
  de: 'Gutschein',
  en: 'Voucher',
  fr: 'Bon cadeau',
  it: 'Buono regalo',
  nl: 'Cadeaubon',
  es: 'Vale regalo',
  sv: 'Presentkort',
  da: 'Gavekort',
};

const valid = { name, usedCents: 0, fromDay: -100, toDay: 1000 };

/** Codes to try in the basket: one for each state of a code. */
export const voucherCodes: CatalogueVoucherCode[] = [
  { ...valid, code: 'LEUCHTTURM', amountCents: 2500 },
  // half of it has been spent
  { ...valid, code: 'EBBE', amountCents: 5000, usedCents: 2500 },
  { ...valid, code: 'MORGENROT', amountCents: 2500, fromDay: 30 },
  { ...valid, code: 'TREIBEIS', amountCents: 2500, fromDay: -1200, toDay: -1 },
  { ...valid, code: 'LEERGUT', amountCents: 2500, usedCents: 2500 },
  // less than a ticket costs
  { ...valid, code: 'GROSCHEN', amountCents: 100 },
  // more than one order can cost
  { ...valid, code: 'SCHATZTRUHE', amountCents: 1_000_000 },
];
