import { useLingui } from '@lingui/react/macro';
import { formatDayLong } from '../../core/calendar/format.ts';
import { dayOf, isWholeDay, timeOf } from '../../core/calendar/moment.ts';
import type { OrderItem } from '../../core/checkout/types.ts';
import { Price } from '../parts/Price.tsx';

/** What was ordered, as the server holds it. */
export function OrderItems({ items }: { items: readonly OrderItem[] }) {
  const { i18n } = useLingui();
  return (
    <ul className="lines">
      {items.map(({ id, name, count, datetime, details, totalPrice }) => (
        <li key={`${id}${datetime}`}>
          <div className="main">
            <p>
              {count} × {name}
            </p>
            {details[0] && <p className="small">{details[0]}</p>}
            {datetime && (
              <p className="small muted">
                {formatDayLong(dayOf(datetime), i18n.locale)}
                {!isWholeDay(datetime) && `, ${timeOf(datetime)}`}
              </p>
            )}
          </div>
          <Price cents={totalPrice} />
        </li>
      ))}
    </ul>
  );
}
