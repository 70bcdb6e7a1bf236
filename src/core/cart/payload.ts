import { momentOf } from '../calendar/moment.ts';
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

/** A line of day tickets goes out as one item for each of them; their moment is the day at midnight. */
function itemsOf(line: CartLine): CartItem[] {
  switch (line.type) {
    case 'voucherCode':
      return [{ type: 'voucherCode', barcode: line.barcode }];
    case 'dayTicket':
      return line.dayTickets.map(({ id, count }) => ({
        type: 'ticket',
        id,
        count,
        datetime: momentOf(line.date, '00:00'),
        subtickets: [],
      }));
    case 'ticket':
      return [
        {
          type: 'ticket',
          id: line.id,
          count: line.totalCount,
          datetime: line.datetime,
          subtickets: line.subtickets.map(({ id, count }) => ({ id, count })),
        },
      ];
  }
}

/** The basket as the server wants it: what and how many, never prices. */
export const cartPayload = (lines: readonly CartLine[]): CartPayload => ({
  ver: 1,
  items: lines.flatMap(itemsOf),
});
