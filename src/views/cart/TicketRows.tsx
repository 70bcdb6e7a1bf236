import { useSnapshot } from 'valtio/react';
import { isReserved } from '../../core/cart/payment.ts';
import { removeLine } from '../../core/cart/actions.ts';
import { cart } from '../../core/cart/store.ts';
import { lineKey } from '../../core/cart/types.ts';
import { type Cents, times } from '../../core/money/cents.ts';
import {
  changeCount,
  changePart,
  type LineAvailability,
  lineAvailability,
} from '../../core/tickets/changeLine.ts';
import { visitKeyOf, type VisitLine } from '../../core/tickets/revalidate.ts';
import { tickets } from '../../core/tickets/store.ts';
import { isIncomplete } from '../../core/async/asyncState.ts';
import { FamilyParts } from '../parts/FamilyParts.tsx';
import { CountRow } from './CountRow.tsx';
import { ticketKey } from './useReturned.ts';

/** One kind of ticket in a line: a line of day tickets has a row for each of its kinds. */
type Row = { id: string; name: string; price: Cents; count: number; totalPrice: Cents };

const rowsOf = (line: VisitLine): Row[] =>
  line.type === 'ticket'
    ? [{ ...line, count: line.totalCount }]
    : line.dayTickets.map((kind) => ({ ...kind, totalPrice: times(kind.price, kind.count) }));

/** Shows the tickets of a line, whose counts can be changed within the available places, and which can be removed. */
export function TicketRows({ line }: { line: VisitLine }) {
  const { lines, sent } = useSnapshot(cart);
  const { eventId, day } = visitKeyOf(line);
  const answer = useSnapshot(tickets).days[eventId]?.offers[day];
  const offer = answer?.is === 'ready' ? answer.value : undefined;
  return rowsOf(line).map((row) => (
    <TicketRow
      key={row.id}
      line={line}
      row={row}
      availability={lineAvailability(line, row.id, offer, {
        lines,
        isReserved: isReserved(line, sent),
        isIncomplete: isIncomplete(answer),
      })}
    />
  ));
}

function TicketRow({
  line,
  row,
  availability,
}: {
  line: VisitLine;
  row: Row;
  availability: LineAvailability;
}) {
  const { id, name } = row;
  const key = lineKey(line);
  const parts = availability.is === 'available' ? availability.parts : [];
  return (
    <CountRow
      kind="ticket"
      row={row}
      availability={availability}
      mark={ticketKey(key, id)}
      onCount={(wanted) => changeCount(key, id, wanted)}
      onRemove={() => removeLine(key, id)}
    >
      {parts.length > 0 && (
        <FamilyParts
          name={name}
          parts={parts}
          onChange={(partId, wanted) => changePart(key, partId, wanted)}
        />
      )}
    </CountRow>
  );
}
