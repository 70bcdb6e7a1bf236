import { useLingui } from '@lingui/react/macro';
import { formatDayLong, withTime } from '../../core/calendar/format.ts';
import type { Day } from '../../core/calendar/day.ts';
import { timeOf } from '../../core/calendar/moment.ts';
import { isGoodsLine } from '../../core/cart/lines.ts';
import { type CartLine, lineKey } from '../../core/cart/types.ts';
import { isVisitLine, visitKeyOf, type VisitLine } from '../../core/tickets/revalidate.ts';
import { isTourLine } from '../../core/tours/revalidate.ts';
import { GOODS, GoodsName } from '../app/GoodsName.tsx';
import { Heading } from '../parts/Heading.tsx';
import { FixedLine } from './FixedLine.tsx';
import { GoodsRow } from './GoodsRow.tsx';
import { TicketRows } from './TicketRows.tsx';
import { BookedTour } from './BookedTour.tsx';

type Visit = { key: string; eventName: string; day: Day; time?: string; lines: VisitLine[] };

/** Groups tickets by event and time slot, and day tickets by event and day. */
function visitsOf(lines: readonly CartLine[]): Visit[] {
  const visits = new Map<string, Visit>();
  for (const line of lines.filter(isVisitLine)) {
    const { eventId, day } = visitKeyOf(line);
    const isTimed = line.type === 'ticket';
    const time = isTimed ? timeOf(line.datetime) : '';
    const key = `${eventId}:${day}:${time}`;
    const eventName = isTimed ? line.eventName : line.name;
    const visit = visits.get(key) ?? { key, eventName, day, ...(time && { time }), lines: [] };
    visit.lines.push(line);
    visits.set(key, visit);
  }
  return [...visits.values()];
}

/** Shows the lines of the cart: visits, then tours, then goods by kind; `isFixed` makes them read-only. */
export function CartLines({ lines, isFixed }: { lines: readonly CartLine[]; isFixed?: boolean }) {
  const { i18n } = useLingui();
  const Rows = isFixed ? FixedLine : TicketRows;
  const Goods = isFixed ? FixedLine : GoodsRow;
  const goods = lines.filter(isGoodsLine);
  return (
    <div className="stack wide">
      {visitsOf(lines).map(({ key, eventName, day, time, lines: tickets }) => (
        <section key={key} className="stack tight">
          <div>
            <Heading>{eventName}</Heading>
            <p>{withTime(formatDayLong(day, i18n.locale), time, i18n.locale)}</p>
          </div>
          <ul className="lines">
            {tickets.map((line) => (
              <Rows key={lineKey(line)} line={line} />
            ))}
          </ul>
        </section>
      ))}
      {lines.filter(isTourLine).map((line) => (
        <BookedTour key={lineKey(line)} line={line} isFixed={isFixed} />
      ))}
      {GOODS.filter((type) => goods.some((line) => line.type === type)).map((type) => (
        <section key={type} className="stack tight">
          <Heading>
            <GoodsName type={type} />
          </Heading>
          <ul className="lines">
            {goods
              .filter((line) => line.type === type)
              .map((line) => (
                <Goods key={lineKey(line)} line={line} />
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
