import { type Cents, sum, times } from '../money/cents.ts';
import type {
  CartLine,
  DayTicket,
  DayTicketLine,
  GoodsLine,
  PartCount,
  PricedCount,
  TicketLine,
  TourLine,
} from './types.ts';

/** How many people a line lets in: the parts of families, else one for each ticket. */
export const peopleOf = ({ totalCount, subtickets }: TicketLine): number =>
  subtickets.length > 0 ? subtickets.reduce((total, { count }) => total + count, 0) : totalCount;

/** Something that a line sells, with its parts where it has some. */
type Sold = PricedCount & { subtickets?: readonly PartCount[] };

/** What a line sells, each kind for itself; a voucher code sells nothing. */
export function soldIn(line: CartLine): readonly Sold[] {
  switch (line.type) {
    case 'voucherCode':
      return [];
    case 'dayTicket':
      return line.dayTickets;
    case 'guidedTour':
      return [...line.prices, ...line.tickets];
    case 'ticket':
      return [{ ...line, count: line.totalCount }];
    default:
      return [line];
  }
}

/** What so many of something cost, with their parts. */
export const costOf = ({
  price,
  count,
  subtickets = [],
}: Pick<Sold, 'price' | 'count' | 'subtickets'>): Cents =>
  sum([times(price, count), ...subtickets.map((part) => times(part.price, part.count))]);

/** A line of tickets with its total worked out: families pay for themselves and for each of their parts. */
export const pricedTicket = (line: Omit<TicketLine, 'totalPrice'>): TicketLine => ({
  ...line,
  totalPrice: costOf({ ...line, count: line.totalCount }),
});

/** A line of a tour with its totals worked out: each tour, or place in one, and each ticket has its price. */
export function pricedTour(line: Omit<TourLine, 'price' | 'totalPrice' | 'vat_value'>): TourLine {
  const sold = [...line.prices, ...line.tickets];
  const totalPrice = sum(sold.map(costOf));
  return { ...line, price: totalPrice, totalPrice, vat_value: sold[0]?.vat_value ?? 0 };
}

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

/** So many vouchers of one amount may be bought at once. */
export const MOST_VOUCHERS = 100;

export const isGoodsLine = (line: CartLine): line is GoodsLine =>
  line.type === 'merchandise' || line.type === 'voucher' || line.type === 'annualPass';

type Uncounted<L = GoodsLine> = L extends GoodsLine ? Omit<L, 'count' | 'totalPrice'> : never;

/** So many of an article, a voucher or a pass, with the total worked out. */
export const pricedGoods = (line: Uncounted, count: number): GoodsLine =>
  ({ ...line, count, totalPrice: times(line.price, count) }) as GoodsLine;

/** Adds or takes away by id; what falls to nothing goes, unless it is a part of a family that is still there. */
export const joined = <T extends { id: string; count: number }>(
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
  if (line.type === 'annualPass' && held.type === 'annualPass') {
    const owners = [...held.owners, ...line.owners];
    return pricedGoods({ ...line, owners }, owners.length);
  }
  if (isGoodsLine(line) && isGoodsLine(held)) {
    return pricedGoods(line, held.count + line.count);
  }
  return line;
}
