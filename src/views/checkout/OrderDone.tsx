import { ContinueShopping } from '../app/ContinueShopping.tsx';
import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { account } from '../../core/account/store.ts';
import { loadReview } from '../../core/checkout/actions.ts';
import { checkout } from '../../core/checkout/store.ts';
import type { Order } from '../../core/checkout/types.ts';
import { ScreenHeading } from '../app/ScreenHeading.tsx';
import { buttonClass } from '../parts/buttonClass.ts';
import { Price } from '../parts/Price.tsx';
import { Skeleton } from '../parts/Skeleton.tsx';
import { ShippingRow } from '../cart/ShippingRow.tsx';
import { CalendarLink } from './CalendarLink.tsx';
import { OrderItems } from './OrderItems.tsx';

/** The order is made: its number, what happens next, what was bought. */
export function OrderDone({ order }: { order: Order }) {
  const { review } = useSnapshot(checkout);
  const { customer } = useSnapshot(account);
  useEffect(() => void loadReview(), []);
  return (
    <div className="stack wide">
      <div className="stack">
        <ScreenHeading>
          <Trans>Thank you for your order</Trans>
        </ScreenHeading>
        <p>
          <Trans>
            Booking number: <strong className="booking-number">{order.booking_id}</strong>
          </Trans>
        </p>
        <p>
          {order.has_tickets && customer ? (
            <Trans>We send your tickets to {customer.email}. Show them at the entrance.</Trans>
          ) : (
            <Trans>A confirmation is on its way to your e-mail address.</Trans>
          )}
        </p>
      </div>
      {review.is === 'loading' && <Skeleton lines={4} />}
      {review.is === 'ready' && (
        <section className="stack">
          <OrderItems items={review.value.items} />
          <dl className="totals">
            {review.value.shippingCosts !== undefined && (
              <ShippingRow>
                <Price cents={review.value.shippingCosts} />
              </ShippingRow>
            )}
            <dt className="total">
              <Trans>Total</Trans>
            </dt>
            <dd className="total">
              <Price cents={review.value.total} />
            </dd>
          </dl>
          <p className="actions no-print">
            {review.value.documents.map(({ name, url }) => (
              <a key={url} className={buttonClass()} href={url} target="_blank" rel="noopener">
                {name}
              </a>
            ))}
            <CalendarLink review={review.value} />
          </p>
        </section>
      )}
      <p className="actions no-print">
        <ContinueShopping kind="secondary" />
      </p>
    </div>
  );
}
