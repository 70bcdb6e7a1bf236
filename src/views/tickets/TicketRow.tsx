import { useId } from 'react';
import type { Ticket } from '../../core/tickets/types.ts';
import { Price } from '../parts/Price.tsx';
import { Stepper } from '../parts/Stepper.tsx';

/** One ticket type: what it is, what it costs, how many. */
export function TicketRow({
  ticket,
  count,
  most,
  onChange,
}: {
  ticket: Ticket;
  count: number;
  most: number;
  onChange: (wanted: number) => void;
}) {
  const descriptionId = useId();
  return (
    <li>
      <div className="main">
        <p>{ticket.name}</p>
        {ticket.description && (
          <p id={descriptionId} className="small muted">
            {ticket.description}
          </p>
        )}
      </div>
      <Price cents={ticket.price} />
      <Stepper
        name={ticket.name}
        value={count}
        max={most}
        onChange={onChange}
        {...(ticket.description && { describedBy: descriptionId })}
      />
    </li>
  );
}
