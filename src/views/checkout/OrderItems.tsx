import type { OrderItem } from '../../core/checkout/types.ts';
import { Price } from '../parts/Price.tsx';
import { VisitTime } from './VisitTime.tsx';

export function OrderItems({ items }: { items: readonly OrderItem[] }) {
  return (
    <ul className="lines">
      {items.map(({ name, count, datetime, details, totalPrice }, index) => (
        // keyed by index, because an order does not change
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
            {datetime && <VisitTime at={datetime} />}
          </div>
          <Price cents={totalPrice} />
        </li>
      ))}
    </ul>
  );
}
