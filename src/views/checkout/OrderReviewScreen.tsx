import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { useParams } from 'wouter';
import { hasStatus } from '../../core/api/errors.ts';
import { loadReview } from '../../core/checkout/actions.ts';
import { checkout } from '../../core/checkout/store.ts';
import type { OrderReview } from '../../core/checkout/types.ts';
import { ContinueShopping } from '../app/ContinueShopping.tsx';
import { FailureMessage } from '../app/FailureMessage.tsx';
import { ScreenHeading } from '../app/ScreenHeading.tsx';
import { Message } from '../parts/Message.tsx';
import { Skeleton } from '../parts/Skeleton.tsx';
import { BookingNumber } from './BookingNumber.tsx';
import { CheckoutFrame } from './CheckoutFrame.tsx';
import { OrderSummary } from './OrderSummary.tsx';

/** An order that was made before, by the link in its confirmation. */
export function OrderReviewScreen() {
  const { id = '' } = useParams<{ id?: string }>();
  useEffect(() => void loadReview(id), [id]);
  return (
    <CheckoutFrame>
      <ScreenHeading>
        <Trans>Your order</Trans>
      </ScreenHeading>
      <Review orderKey={id} />
      <p className="actions no-print">
        <ContinueShopping kind="secondary" />
      </p>
    </CheckoutFrame>
  );
}

function Review({ orderKey }: { orderKey: string }) {
  const review = useSnapshot(checkout).reviews[orderKey];
  if (review?.is === 'ready') {
    return (
      <>
        <BookingNumber of={review.value} />
        <Status of={review.value} />
        <OrderSummary review={review.value} />
      </>
    );
  }
  if (review?.is !== 'failed') return <Skeleton lines={4} />;
  if (!hasStatus(review.failure, 406)) {
    return <FailureMessage failure={review.failure} onRetry={() => void loadReview(orderKey)} />;
  }
  return (
    <Message kind="info">
      <Trans>This order cannot be shown. Everything about it is in your confirmation e-mail.</Trans>
    </Message>
  );
}

/** How an order stands that is not as it should be. */
function Status({ of }: { of: OrderReview }) {
  if (of.status === 'paid') return null;
  return (
    <Message kind="warning">
      {of.status === 'open' ? (
        <Trans>This order has not been paid yet.</Trans>
      ) : (
        <Trans>This order has been canceled.</Trans>
      )}
    </Message>
  );
}
