import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { useSnapshot } from 'valtio/react';
import { isHeld } from '../../core/cart/held.ts';
import { removeLine } from '../../core/cart/removal.ts';
import { cart } from '../../core/cart/store.ts';
import { lineKey } from '../../core/cart/types.ts';
import { type Cents, times } from '../../core/money/cents.ts';
import { changeCount, changePart } from '../../core/tickets/basket.ts';
import { type Room, roomOf, visitKeyOf, type VisitLine } from '../../core/tickets/room.ts';
import { tickets } from '../../core/tickets/store.ts';
import { Button } from '../parts/Button.tsx';
import { FamilyParts } from '../parts/FamilyParts.tsx';
import { Price } from '../parts/Price.tsx';
import { Stepper } from '../parts/Stepper.tsx';
import { ticketKey } from './useReturned.ts';

/** One ticket of a line: day tickets of several kinds are one line, and a row each. */
type Row = { id: string; name: string; price: Cents; count: number; totalPrice: Cents };

const rowsOf = (line: VisitLine): Row[] =>
  line.type === 'ticket'
    ? [{ ...line, count: line.totalCount }]
    : line.dayTickets.map((kind) => ({ ...kind, totalPrice: times(kind.price, kind.count) }));

/** The tickets of a line, to be changed as far as there are places, or taken out. */
export function TicketRows({ line }: { line: VisitLine }) {
  const { form, sent } = useSnapshot(cart);
  const { eventId, day } = visitKeyOf(line);
  const answer = useSnapshot(tickets).days[eventId]?.offers[day];
  const offer = answer?.is === 'ready' ? answer.value : undefined;
  return rowsOf(line).map((row) => (
    <TicketRow
      key={row.id}
      line={line}
      row={row}
      room={roomOf(line, row.id, offer, { lines: form, isHeld: isHeld(line, sent) })}
    />
  ));
}

function TicketRow({ line, row, room }: { line: VisitLine; row: Row; room: Room }) {
  const { t } = useLingui();
  const { id, name, price, count, totalPrice } = row;
  const key = lineKey(line);
  const noteId = useId();
  const parts = room.is === 'open' ? room.parts : [];
  return (
    <li>
      <div
        className="main"
        tabIndex={-1}
        data-ticket={ticketKey(key, id)}
        aria-live="polite"
        aria-atomic
      >
        <p>{name}</p>
        <p className="small muted">
          <Price cents={price} />
        </p>
        <div id={noteId}>
          <RoomNote room={room} />
        </div>
      </div>
      {room.is !== 'gone' && (
        <Stepper
          name={name}
          value={count}
          min={room.is === 'open' ? 1 : count}
          max={room.is === 'open' ? room.most : count}
          onChange={(wanted) => changeCount(key, id, wanted)}
          describedBy={noteId}
        />
      )}
      <Price cents={totalPrice} className="amount" />
      <Button
        kind="plain"
        className="small"
        aria-label={t`Remove ${name}`}
        onClick={() => removeLine(key, id)}
      >
        <Trans>Remove</Trans>
      </Button>
      {parts.length > 0 && (
        <FamilyParts
          name={name}
          parts={parts}
          onChange={(partId, wanted) => changePart(key, partId, wanted)}
        />
      )}
    </li>
  );
}

/** What stands in the way of a ticket, if anything does. */
function RoomNote({ room }: { room: Room }) {
  if (room.is === 'gone') {
    return (
      <p className="field-error">
        <Trans>No longer available. Please remove it.</Trans>
      </p>
    );
  }
  if (room.is !== 'open' || !room.short) return null;
  const { left } = room.short;
  return (
    <p className="field-error">
      {left > 0 ? (
        <Plural
          value={left}
          one="Only one available now. Please take fewer."
          other="Only # available now. Please take fewer."
        />
      ) : (
        <Trans>Sold out meanwhile. Please remove it.</Trans>
      )}
    </p>
  );
}
