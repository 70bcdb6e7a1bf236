import type { Ticket } from '../../core/tickets/types.ts';
import { type Choosing, TicketRow } from './TicketRow.tsx';

/** The tickets in the order they come, those of a group together under its name. */
export function TicketGroups({
  tickets,
  choosing,
}: {
  tickets: readonly Ticket[];
  choosing: Choosing;
}) {
  const names = [...new Set(tickets.map(({ group_name }) => group_name))];
  return names.map((name) => (
    <div key={name ?? ''} className="stack tight">
      {name && <h5>{name}</h5>}
      <ul className="lines">
        {tickets
          .filter(({ group_name }) => group_name === name)
          .map((ticket) => (
            <TicketRow key={ticket.id} ticket={ticket} choosing={choosing} />
          ))}
      </ul>
    </div>
  ));
}
