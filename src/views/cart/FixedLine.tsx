import { countOf } from '../../core/cart/totals.ts';
import type { CartLine, GoodsLine } from '../../core/cart/types.ts';
import type { VisitLine } from '../../core/tickets/lineAvailability.ts';
import { Price } from '../parts/Price.tsx';

/** Who the passes of a line are made out to. */
export const ownersOf = (line: CartLine): string =>
  line.type === 'annualPass'
    ? line.owners.map(({ name }) => `${name.firstName} ${name.surname}`).join(', ')
    : '';

/** What more is to be said of a line than its name. */
const detailsOf = (line: CartLine): string =>
  line.type === 'ticket'
    ? line.subtickets
        .filter(({ count }) => count > 0)
        .map((part) => `${part.count} × ${part.name}`)
        .join(', ')
    : ownersOf(line);

/** A line of the basket to be read: how many of what, and what they cost. */
export function FixedLine({ line }: { line: VisitLine | GoodsLine }) {
  const isDay = line.type === 'dayTicket';
  const name = isDay
    ? line.dayTickets.map((each) => `${each.count} × ${each.name}`).join(', ')
    : `${countOf(line)} × ${line.name}`;
  const details = detailsOf(line);
  return (
    <li>
      <div className="main">
        <p>{name}</p>
        {details && <p className="small muted">{details}</p>}
        {!isDay && countOf(line) > 1 && (
          <p className="small muted">
            <Price cents={line.price} />
          </p>
        )}
      </div>
      <Price cents={line.totalPrice} />
    </li>
  );
}
