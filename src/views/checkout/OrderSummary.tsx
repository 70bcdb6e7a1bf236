import { Trans } from '@lingui/react/macro';
import type { OrderReview } from '../../core/checkout/types.ts';
import { ShippingRow } from '../cart/ShippingRow.tsx';
import { buttonClass } from '../parts/buttonClass.ts';
import { Price } from '../parts/Price.tsx';
import { CalendarLink } from './CalendarLink.tsx';
import { OrderItems } from './OrderItems.tsx';

/** What was ordered, what it costs, and what the visitor may take along. */
export function OrderSummary({ review }: { review: OrderReview }) {
  return (
    <section className="stack">
      <OrderItems items={review.items} />
      <dl className="totals">
        {review.shippingCosts !== undefined && (
          <ShippingRow>
            <Price cents={review.shippingCosts} />
          </ShippingRow>
        )}
        <dt className="total">
          <Trans>Total</Trans>
        </dt>
        <dd className="total">
          <Price cents={review.total} />
        </dd>
      </dl>
      <p className="actions no-print">
        {review.documents.map(({ name, url }) => (
          <a key={url} className={buttonClass()} href={url} target="_blank" rel="noopener">
            {name}
          </a>
        ))}
        <CalendarLink review={review} />
      </p>
    </section>
  );
}
