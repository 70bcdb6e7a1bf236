import type { CartLine } from './types.ts';

/** One item of the cart on the wire (contract, "Checkout"). */
export type CartItem =
  | {
      type: 'ticket';
      id: string;
      count: number;
      datetime: string;
      subtickets: { id: string; count: number }[];
    }
  | { type: 'voucherCode'; barcode: string };

/** The cart on the wire; `ver` is its format version (specification, section 9). */
export type CartPayload = { ver: 1; items: CartItem[] };

function itemOf(line: CartLine): CartItem {
  if (line.type === 'voucherCode') return { type: 'voucherCode', barcode: line.barcode };
  const { id, totalCount, datetime } = line;
  return { type: 'ticket', id, count: totalCount, datetime, subtickets: [] };
}

/** The basket as the server wants it: what and how many, never prices. */
export const cartPayload = (lines: readonly CartLine[]): CartPayload => ({
  ver: 1,
  items: lines.map(itemOf),
});
