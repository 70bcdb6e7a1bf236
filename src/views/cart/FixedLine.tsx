import type { VisitLine } from '../../core/tickets/room.ts';
import { Price } from '../parts/Price.tsx';

/** A line of the basket to be read: how many of what, and what they cost. */
export function FixedLine({ line }: { line: VisitLine }) {
  const name =
    line.type === 'ticket'
      ? `${line.totalCount} × ${line.name}`
      : line.dayTickets.map((each) => `${each.count} × ${each.name}`).join(', ');
  const parts = line.type === 'ticket' ? line.subtickets.filter(({ count }) => count > 0) : [];
  return (
    <li>
      <div className="main">
        <p>{name}</p>
        {parts.length > 0 && (
          <p className="small muted">
            {parts.map((part) => `${part.count} × ${part.name}`).join(', ')}
          </p>
        )}
        {line.type === 'ticket' && line.totalCount > 1 && (
          <p className="small muted">
            <Price cents={line.price} />
          </p>
        )}
      </div>
      <Price cents={line.totalPrice} />
    </li>
  );
}
