import type { CatalogueGroup, Text } from './types.ts';

/** One voucher. Prices in cents, gross. */
export type CatalogueVoucher = {
  id: string;
  name: Text;
  description: Text;
  /** File name in `demo/museum/posters`. */
  picture: string;
  /** Of a free amount, what stands there at first. */
  priceCents: number;
  /** Between which amounts the visitor chooses freely; missing where the price is fixed. */
  freeAmount?: { minCents: number; maxCents: number };
  group: CatalogueGroup['id'];
};

/** A voucher that somebody has already been given, to be redeemed in the basket. Amounts in cents. */
export type CatalogueVoucherCode = {
  /** In capitals; what is typed is read so, too. */
  code: string;
  name: Text;
  amountCents: number;
  usedCents: number;
  /** First and last day on which it is valid, counted from the day on which the server starts. */
  fromDay: number;
  toDay: number;
};
