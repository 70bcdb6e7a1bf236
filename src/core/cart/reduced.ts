import { isGoodsLine, joined, pricedDay, pricedGoods, pricedTicket } from './lines.ts';
import type { CartLine } from './types.ts';
import type { PassOwner } from '../api/wire/checkout.ts';

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
