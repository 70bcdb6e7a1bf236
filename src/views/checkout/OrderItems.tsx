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
      {items.map(({ name, count, datetime, details, totalPrice }, index) => (
        // the order is as it is: nothing is added, moved or taken out
        <li key={index}>
          <div className="main">
            <p>
              {count} × {name}
            </p>
            {[...new Set(details)].map((detail) => (
              <p key={detail} className="small">
                {detail}
              </p>
            ))}
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
