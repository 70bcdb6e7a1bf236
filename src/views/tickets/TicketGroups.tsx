import type { Ticket } from '../../core/tickets/types.ts';
import { Heading } from '../parts/Heading.tsx';
import { type Choosing, TicketRow } from './TicketRow.tsx';

/** Shows the tickets in their given order, grouped under the names of their groups. */
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
      {name && <Heading below={3}>{name}</Heading>}
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
