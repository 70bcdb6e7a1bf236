import { type Cents, sum, times } from '../money/cents.ts';
import type { PassOwner } from '../api/wire/checkout.ts';
import type {
  CartLine,
  Change,
  DayTicket,
  DayTicketLine,
  GoodsLine,
  PartCount,
  PricedCount,
  TicketLine,
  TourLine,
} from './types.ts';

/** Returns how many people a line admits: the parts of family tickets, else one per ticket. */
export const peopleOf = ({ totalCount, subtickets }: TicketLine): number =>
  subtickets.length > 0 ? subtickets.reduce((total, { count }) => total + count, 0) : totalCount;

/** Item of a line, with the parts of a family ticket. */
type Sold = PricedCount & { subtickets?: readonly PartCount[] };

/** Returns the items of a line; a voucher code has none. */
export function billableItems(line: CartLine): readonly Sold[] {
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

/** Returns the cost of an item, its parts included. */
export const costOf = ({
  price,
  count,
  subtickets = [],
}: Pick<Sold, 'price' | 'count' | 'subtickets'>): Cents =>
  sum([times(price, count), ...subtickets.map((part) => times(part.price, part.count))]);

/** Returns a ticket line with its total: a family ticket costs its own price plus that of its parts. */
export const pricedTicket = (line: Omit<TicketLine, 'totalPrice'>): TicketLine => ({
  ...line,
  totalPrice: costOf({ ...line, count: line.totalCount }),
});

/** Returns a tour line with its totals: those of its tours or places, and of its tickets. */
export function pricedTour(line: Omit<TourLine, 'price' | 'totalPrice' | 'vat_value'>): TourLine {
  const sold = [...line.prices, ...line.tickets];
  const totalPrice = sum(sold.map(costOf));
  return { ...line, price: totalPrice, totalPrice, vat_value: sold[0]?.vat_value ?? 0 };
}

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

/** Maximum number of vouchers of one amount in the cart. */
export const MAX_VOUCHERS = 100;

export const isGoodsLine = (line: CartLine): line is GoodsLine => 'count' in line;

type Uncounted<L = GoodsLine> = L extends GoodsLine ? Omit<L, 'count' | 'totalPrice'> : never;

export const pricedGoods = (line: Uncounted, count: number): GoodsLine =>
  ({ ...line, count, totalPrice: times(line.price, count) }) as GoodsLine;

/** Adds or subtracts counts by id, never below 0. Ids that are not in `held` are ignored. */
const addCounts = <T extends { id: string; count: number }>(
  held: readonly T[],
  more: readonly { id: string; count: number }[],
  sign: 1 | -1,
): T[] =>
  held.map((each) => {
    const change = more.find(({ id }) => id === each.id)?.count ?? 0;
    return { ...each, count: Math.max(0, each.count + sign * change) };
  });

/** Merges two lines with the same key; names and prices are those of the newer one, `line`. */
export function mergeLines(held: CartLine, line: CartLine): CartLine {
  if (line.type === 'ticket' && held.type === 'ticket') {
    const totalCount = held.totalCount + line.totalCount;
    return pricedTicket({
      ...line,
      totalCount,
      subtickets: addCounts(line.subtickets, held.subtickets, 1),
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

/** Removes one matching owner for each in `gone`. */
function without(held: readonly PassOwner[], gone: readonly PassOwner[]): PassOwner[] {
  const rest = gone.map((owner) => JSON.stringify(owner));
  return held.filter((owner) => {
    const at = rest.indexOf(JSON.stringify(owner));
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}

/** Subtracts a line from one with the same key; returns `undefined` if nothing is left. */
export function subtractLine(held: CartLine, line: CartLine): CartLine | undefined {
  if (line.type === 'ticket' && held.type === 'ticket') {
    const totalCount = held.totalCount - line.totalCount;
    const subtickets = addCounts(held.subtickets, line.subtickets, -1);
    return totalCount > 0 ? pricedTicket({ ...held, totalCount, subtickets }) : undefined;
  }
  if (line.type === 'dayTicket' && held.type === 'dayTicket') {
    const rest = addCounts(held.dayTickets, line.dayTickets, -1).filter(({ count }) => count > 0);
    return rest.length > 0 ? pricedDay(held, rest) : undefined;
  }
  if (line.type === 'annualPass' && held.type === 'annualPass') {
    const owners = without(held.owners, line.owners);
    return owners.length > 0 ? pricedGoods({ ...held, owners }, owners.length) : undefined;
  }
  if (isGoodsLine(line) && isGoodsLine(held)) {
    const count = held.count - line.count;
    return count > 0 ? pricedGoods(held, count) : undefined;
  }
  return undefined;
}

type Priced = { name: string; price: Cents };

/** Returns the changes of name and price to show to the visitor. */
export const changesOf = (before: Priced, { name, price }: Priced): Change[] => [
  ...(before.name === name ? [] : [{ is: 'renamed', before: before.name, name } as const]),
  ...(before.price === price
    ? []
    : [{ is: 'price', name, before: before.price, now: price } as const]),
];
