import { Trans, useLingui } from '@lingui/react/macro';
import { formatDayLong } from '../../core/calendar/format.ts';
import type { Day } from '../../core/calendar/day.ts';
import { dayOf, timeOf } from '../../core/calendar/moment.ts';
import { removeLine } from '../../core/cart/actions.ts';
import {
  type CartLine,
  type DayTicketLine,
  lineKey,
  type TicketLine,
} from '../../core/cart/types.ts';
import { Button } from '../parts/Button.tsx';
import { Price } from '../parts/Price.tsx';

type Ticket = TicketLine | DayTicketLine;
type Visit = { key: string; eventName: string; day: Day; time?: string; lines: Ticket[] };

/** Tickets of one event and moment, or of one event and day, belong together. */
function visitsOf(lines: readonly CartLine[]): Visit[] {
  const visits = new Map<string, Visit>();
  for (const line of lines) {
    if (line.type === 'voucherCode') continue;
    const [eventId, eventName, day, time] =
      line.type === 'ticket'
        ? [line.eventId, line.eventName, dayOf(line.datetime), timeOf(line.datetime)]
        : [line.id, line.name, line.date];
    const key = `${eventId}:${day}:${time ?? ''}`;
    const visit = visits.get(key) ?? { key, eventName, day, time, lines: [] };
    visit.lines.push(line);
    visits.set(key, visit);
  }
  return [...visits.values()];
}

/** What is in the basket, by visit; with `isFixed` only to be read. */
export function CartLines({ lines, isFixed }: { lines: readonly CartLine[]; isFixed?: boolean }) {
  const { i18n } = useLingui();
  return (
    <div className="stack wide">
      {visitsOf(lines).map(({ key, eventName, day, time, lines: tickets }) => (
        <section key={key} className="stack tight">
          <div>
            <h3>{eventName}</h3>
            <p>{[formatDayLong(day, i18n.locale), time].filter(Boolean).join(', ')}</p>
          </div>
          <ul className="lines">
            {tickets.map((line) => (
              <TicketLineRow key={lineKey(line)} line={line} isFixed={isFixed ?? false} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function TicketLineRow({ line, isFixed }: { line: Ticket; isFixed: boolean }) {
  const { t } = useLingui();
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
      {!isFixed && (
        <Button
          kind="plain"
          className="small"
          aria-label={t`Remove ${name}`}
          onClick={() => removeLine(lineKey(line))}
        >
          <Trans>Remove</Trans>
        </Button>
      )}
    </li>
  );
}
