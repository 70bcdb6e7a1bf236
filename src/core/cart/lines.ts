import { cents, sum, times } from '../money/cents.ts';
import type { CartLine, DayTicket, DayTicketLine, TicketLine } from './types.ts';

/** How many tickets a line holds; a voucher code is one. */
export const countOf = (line: CartLine): number =>
  line.type === 'voucherCode' ? 1 : line.totalCount;

/** How many people a line lets in: the parts of families, else one for each ticket. */
export const peopleOf = ({ totalCount, subtickets }: TicketLine): number =>
  subtickets.length > 0 ? subtickets.reduce((total, { count }) => total + count, 0) : totalCount;

const ticketPrice = ({ price, totalCount, subtickets }: TicketLine) =>
  sum([times(price, totalCount), ...subtickets.map((part) => times(part.price, part.count))]);

/** A line of tickets with its total worked out: families pay for themselves and for each of their parts. */
export const pricedTicket = (line: Omit<TicketLine, 'totalPrice'>): TicketLine => {
  const priced = { ...line, totalPrice: cents(0) };
  return { ...priced, totalPrice: ticketPrice(priced) };
};

/** A line of day tickets with its count and totals worked out. */
export function pricedDay(
  line: Pick<DayTicketLine, 'id' | 'name' | 'date'>,
  dayTickets: readonly DayTicket[],
): DayTicketLine {
  const totalPrice = sum(dayTickets.map(({ price, count }) => times(price, count)));
  return {
    ...line,
    type: 'dayTicket',
    dayTickets,
    totalCount: dayTickets.reduce((total, { count }) => total + count, 0),
    price: totalPrice,
    totalPrice,
    vat_value: dayTickets[0]?.vat_value ?? 0,
  };
}

/** Adds or takes away by id; what falls to nothing goes, unless it is a part of a family that is still there. */
const joined = <T extends { id: string; count: number }>(
  held: readonly T[],
  more: readonly { id: string; count: number }[],
  sign: 1 | -1,
): T[] =>
  held.map((each) => {
    const change = more.find(({ id }) => id === each.id)?.count ?? 0;
    return { ...each, count: Math.max(0, each.count + sign * change) };
  });

/** Two lines with the same key as one; the newer one knows the names and prices. */
export function added(held: CartLine, line: CartLine): CartLine {
  if (line.type === 'ticket' && held.type === 'ticket') {
    const totalCount = held.totalCount + line.totalCount;
    return pricedTicket({
      ...line,
      totalCount,
      subtickets: joined(line.subtickets, held.subtickets, 1),
    });
  }
  if (line.type === 'dayTicket' && held.type === 'dayTicket') {
    const grown = held.dayTickets.map((each) => {
      const more = line.dayTickets.find(({ id }) => id === each.id);
      return more ? { ...more, count: each.count + more.count } : each;
    });
    const others = line.dayTickets.filter(({ id }) => grown.every((each) => each.id !== id));
    return pricedDay(line, [...grown, ...others]);
  }
  return line;
}

/** What is left of a line after another one with the same key was taken out of it; undefined where nothing is. */
export function reduced(held: CartLine, line: CartLine): CartLine | undefined {
  if (line.type === 'ticket' && held.type === 'ticket') {
    const totalCount = held.totalCount - line.totalCount;
    const subtickets = joined(held.subtickets, line.subtickets, -1);
    return totalCount > 0 ? pricedTicket({ ...held, totalCount, subtickets }) : undefined;
  }
  if (line.type === 'dayTicket' && held.type === 'dayTicket') {
    const rest = joined(held.dayTickets, line.dayTickets, -1).filter(({ count }) => count > 0);
    return rest.length > 0 ? pricedDay(held, rest) : undefined;
  }
  return undefined;
}
