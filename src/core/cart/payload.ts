import { momentOf } from '../calendar/moment.ts';
import type { CartItem, CartPayload, IdCount, ShippingItem } from '../api/wire/checkout.ts';
import type { CartLine } from './types.ts';

const idAndCount = ({ id, count }: IdCount): IdCount => ({ id, count });

/** Day tickets are sent as one item per ticket type, with midnight as their time. */
function itemsOf(line: CartLine): CartItem[] {
  switch (line.type) {
    case 'voucherCode':
      return [{ type: 'voucherCode', barcode: line.barcode }];
    case 'dayTicket':
      return line.dayTickets.map(({ id, count, wireDatetime }) => ({
        type: 'ticket',
        id,
        count,
        datetime: wireDatetime ?? momentOf(line.date, '00:00'),
        subtickets: [],
      }));
    case 'ticket':
      return [
        {
          type: 'ticket',
          id: line.id,
          count: line.totalCount,
          datetime: line.wireDatetime ?? line.datetime,
          subtickets: line.subtickets.map(idAndCount),
        },
      ];
    case 'guidedTour':
      return [
        {
          type: 'guidedTour',
          tourId: line.id,
          datetime: momentOf(line.date, line.time),
          ...(line.timeslotId && { timeslotId: line.timeslotId }),
          answers: line.answers.map(({ qId, type, value }) => ({ qId, type, value })),
          prices: line.prices.map(idAndCount),
          tickets: line.tickets.map((ticket) => ({
            ...idAndCount(ticket),
            subtickets: ticket.subtickets.map(idAndCount),
          })),
        },
      ];
    case 'annualPass':
      return [{ type: 'annualPass', ...idAndCount(line), owners: line.owners }];
    case 'voucher':
      return [{ type: 'voucher', ...idAndCount(line), price: line.price }];
    default:
      return [{ type: line.type, ...idAndCount(line) }];
  }
}

/** Converts the cart to its API form. Only vouchers have a price, because the visitor may have chosen it. */
export const cartPayload = (lines: readonly CartLine[]): CartPayload => ({
  ver: 1,
  items: lines.flatMap(itemsOf),
});

function shippingItemsOf(line: CartLine): ShippingItem[] {
  switch (line.type) {
    case 'voucherCode':
      return [];
    case 'dayTicket':
      return line.dayTickets.map(({ id, count }) => ({ type: 'ticket', id, count }));
    case 'ticket':
      return [
        {
          type: 'ticket',
          id: line.id,
          count: line.totalCount,
          datetime: line.wireDatetime ?? line.datetime,
        },
      ];
    case 'guidedTour':
      return [
        {
          type: 'guidedTour',
          id: line.id,
          // with group ticketing, one code admits the whole group
          count: line.single_ticketing ? line.totalCount : 1,
          datetime: momentOf(line.date, line.time),
        },
      ];
    default:
      return [{ type: line.type, ...idAndCount(line) }];
  }
}

export const shippingPayload = (lines: readonly CartLine[]): ShippingItem[] =>
  lines.flatMap(shippingItemsOf);
