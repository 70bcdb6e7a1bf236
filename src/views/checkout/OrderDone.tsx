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
import { NextSteps } from './NextSteps.tsx';
import { OrderSummary, preloadCodes } from './OrderSummary.tsx';

type Props = { order: Order; sentTo: string | undefined };

export function OrderDone({ order, sentTo }: Props) {
  const key = order.review_id;
  const review = useSnapshot(checkout).reviews[key ?? ''];
  useEffect(() => {
    if (!key) return;
    preloadCodes();
    void loadReview(key);
  }, [key]);
  return (
    <div className="stack wide">
      <div className="stack">
        <ScreenHeading>
          <Trans>Thank you for your order</Trans>
        </ScreenHeading>
        <SentTo order={order} sentTo={sentTo} />
        <BookingNumber of={order} />
      </div>
      {review?.is === 'loading' && <Skeleton lines={4} />}
      {review?.is === 'ready' && <OrderSummary review={review.value} />}
      {/* after the items, which would move it */}
      {review?.is !== 'loading' && (
        <NextSteps order={order} review={review?.is === 'ready' ? review.value : undefined} />
      )}
      <p className="actions no-print">
        <ContinueShopping kind="secondary" />
      </p>
    </div>
  );
}

/** Shows the email address large, so that a mistyped one is noticed. */
function SentTo({ order, sentTo }: Props) {
  if (!sentTo) {
    return (
      <p>
        <Trans>A confirmation is on its way to your email address.</Trans>
      </p>
    );
  }
  return (
    <p className="sent-to">
      {order.has_tickets ? (
        <Trans>
          We are sending your tickets to <strong>{sentTo}</strong>
        </Trans>
      ) : (
        <Trans>
          We are sending the confirmation to <strong>{sentTo}</strong>
        </Trans>
      )}
    </p>
  );
}
