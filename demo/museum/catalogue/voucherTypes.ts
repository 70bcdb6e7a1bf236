import type { CatalogueGroup, Text } from './types.ts';

/** One voucher. Prices are in cents, gross. */
export type CatalogueVoucher = {
  id: string;
  name: Text;
  description: Text;
  /** File name in `demo/museum/posters`. */
  picture: string;
  /** For a free amount, the initial value of the field. */
  priceCents: number;
  /** Limits of a free amount. Missing if the price is fixed. */
  freeAmount?: { minCents: number; maxCents: number };
  group: CatalogueGroup['id'];
};

/** A voucher that was issued before, to redeem in the basket. Amounts are in cents. */
export type CatalogueVoucherCode = {
  /** In capitals, to which typed codes are converted. */
  code: string;
  name: Text;
  amountCents: number;
  usedCents: number;
  /** First and last day on which it is valid, counted from the day on which the server starts. */
  fromDay: number;
  toDay: number;
};
