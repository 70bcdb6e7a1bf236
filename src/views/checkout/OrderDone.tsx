import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { loadReview } from '../../core/checkout/actions.ts';
import { checkout } from '../../core/checkout/store.ts';
import type { Order } from '../../core/checkout/types.ts';
import { ContinueShopping } from '../app/ContinueShopping.tsx';
import { ScreenHeading } from '../app/ScreenHeading.tsx';
import { Skeleton } from '../parts/Skeleton.tsx';
import { BookingNumber } from './BookingNumber.tsx';
import { OrderSummary } from './OrderSummary.tsx';

export function OrderDone({ order, sentTo }: { order: Order; sentTo: string | undefined }) {
  const key = order.review_id;
  const review = useSnapshot(checkout).reviews[key ?? ''];
  useEffect(() => void (key && loadReview(key)), [key]);
  return (
    <div className="stack wide">
      <div className="stack">
        <ScreenHeading>
          <Trans>Thank you for your order</Trans>
        </ScreenHeading>
        <BookingNumber of={order} />
        <p>
          {order.has_tickets && sentTo ? (
            <Trans>We send your tickets to {sentTo}. Show them at the entrance.</Trans>
          ) : (
            <Trans>A confirmation is on its way to your e-mail address.</Trans>
          )}
        </p>
      </div>
      {review?.is === 'loading' && <Skeleton lines={4} />}
      {review?.is === 'ready' && <OrderSummary review={review.value} />}
      <p className="actions no-print">
        <ContinueShopping kind="secondary" />
      </p>
    </div>
  );
}
