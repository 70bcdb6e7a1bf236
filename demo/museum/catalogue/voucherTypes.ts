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
