import { isGoodsLine, joined, pricedDay, pricedGoods, pricedTicket } from './lines.ts';
import type { CartLine, PassOwner } from './types.ts';

/** Takes out one owner for each that is gone. */
function without(held: readonly PassOwner[], gone: readonly PassOwner[]): PassOwner[] {
  const rest = gone.map((owner) => JSON.stringify(owner));
  return held.filter((owner) => {
    const at = rest.indexOf(JSON.stringify(owner));
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
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
