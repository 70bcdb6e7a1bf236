import { Trans, useLingui } from '@lingui/react/macro';
import { formatDayLong } from '../../core/calendar/format.ts';
import { dayOf, type Moment, timeOf } from '../../core/calendar/moment.ts';
import { removeLine } from '../../core/cart/actions.ts';
import { type CartLine, lineKey, type TicketLine } from '../../core/cart/types.ts';
import { Button } from '../parts/Button.tsx';
import { Price } from '../parts/Price.tsx';

type Visit = { key: string; eventName: string; datetime: Moment; lines: TicketLine[] };

/** Tickets of one event and moment belong together. */
function visitsOf(lines: readonly CartLine[]): Visit[] {
  const visits = new Map<string, Visit>();
  for (const line of lines) {
    if (line.type !== 'ticket') continue;
    const { eventId, eventName, datetime } = line;
    const key = `${eventId}:${datetime}`;
    const visit = visits.get(key) ?? { key, eventName, datetime, lines: [] };
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
      {visitsOf(lines).map(({ key, eventName, datetime, lines: tickets }) => (
        <section key={key} className="stack tight">
          <div>
            <h3>{eventName}</h3>
            <p>
              {formatDayLong(dayOf(datetime), i18n.locale)}, {timeOf(datetime)}
            </p>
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

function TicketLineRow({ line, isFixed }: { line: TicketLine; isFixed: boolean }) {
  const { t } = useLingui();
  const { name, totalCount } = line;
  return (
    <li>
      <div className="main">
        <p>
          {totalCount} × {name}
        </p>
        <p className="small muted">
          <Price cents={line.price} />
        </p>
      </div>
      <Price cents={line.totalPrice} />
      {!isFixed && (
        <Button
          kind="plain"
          className="small"
          aria-label={t`Remove ${totalCount} × ${name}`}
          onClick={() => removeLine(lineKey(line))}
        >
          <Trans>Remove</Trans>
        </Button>
      )}
    </li>
  );
}
