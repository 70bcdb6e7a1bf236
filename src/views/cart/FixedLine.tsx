import { countOf } from '../../core/cart/totals.ts';
import type { CartLine, GoodsLine } from '../../core/cart/types.ts';
import type { VisitLine } from '../../core/tickets/revalidate.ts';
import { Price } from '../parts/Price.tsx';

/** Returns the names of the owners of the passes in a line. */
export const ownersOf = (line: CartLine): string =>
  line.type === 'annualPass'
    ? line.owners.map(({ name }) => `${name.firstName} ${name.surname}`).join(', ')
    : '';

/** Returns the parts of a family ticket, or the owners of passes. */
const detailsOf = (line: CartLine): string =>
  line.type === 'ticket'
    ? line.subtickets
        .filter(({ count }) => count > 0)
        .map((part) => `${part.count} × ${part.name}`)
        .join(', ')
    : ownersOf(line);

/** Shows a line of the cart, read-only. */
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
