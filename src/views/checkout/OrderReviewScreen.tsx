import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { Link } from 'wouter';
import { ordersOf } from '../../core/account/orders.ts';
import { account } from '../../core/account/store.ts';
import { hasStatus } from '../../core/async/result.ts';
import { refetchReview } from '../../core/checkout/actions.ts';
import { isPossiblyPaid } from '../../core/checkout/rules.ts';
import { checkout } from '../../core/checkout/store.ts';
import { routeTo } from '../../core/routes/routes.ts';
import { session } from '../../core/session/store.ts';
import type { OrderPayment } from '../../core/checkout/types.ts';
import { ContinueShopping } from '../app/ContinueShopping.tsx';
import { ErrorMessage } from '../app/ErrorMessage.tsx';
import { useRouteParam } from '../app/outlet.ts';
import { ScreenHeading } from '../app/ScreenHeading.tsx';
import { buttonLook } from '../parts/buttonLook.ts';
import { Message } from '../parts/Message.tsx';
import { Skeleton } from '../parts/Skeleton.tsx';
import { BookingNumber } from './BookingNumber.tsx';
import { CheckoutFrame } from './CheckoutFrame.tsx';
import { OrderStatus } from './OrderStatus.tsx';
import { OrderSummary, preloadCodes } from './OrderSummary.tsx';
import { PayOrder } from './PayOrder.tsx';

/** Shows an earlier order, opened by the link in its confirmation. */
export function OrderReviewScreen() {
  const id = useRouteParam('id') ?? '';
  useEffect(preloadCodes, []);
  return (
    <CheckoutFrame>
      <ScreenHeading>
        <Trans>Your order</Trans>
      </ScreenHeading>
      <Review orderKey={id} />
      <p className="actions no-print">
        <AllOrders />
        <ContinueShopping kind="secondary" />
      </p>
    </CheckoutFrame>
  );
}

/** Leads a customer back to the list of their orders. */
function AllOrders() {
  const orders = ordersOf(useSnapshot(account).orders, useSnapshot(session).token);
  if (orders.is !== 'ready' || !orders.value.orders) return null;
  return (
    <Link {...buttonLook('secondary')} href={routeTo('settings')}>
      <Trans>Your orders</Trans>
    </Link>
  );
}

function Review({ orderKey }: { orderKey: string }) {
  const { reviews, orderPayment } = useSnapshot(checkout);
  const review = reviews[orderKey];
  const isOurs = orderPayment.is !== 'none' && orderPayment.key === orderKey;
  const payment = (isOurs ? orderPayment : { is: 'none' }) as OrderPayment;
  const isExecuting = payment.is === 'executing';
  // the status is not reliable while the payment is being executed
  useEffect(() => void (isExecuting || refetchReview(orderKey)), [orderKey, isExecuting]);
  if (isExecuting) {
    return (
      <Message kind="info">
        <Trans>One moment: we are completing your payment.</Trans>
      </Message>
    );
  }
  if (review?.is === 'ready') {
    return (
      <>
        <BookingNumber of={review.value} />
        <OrderStatus of={review.value} payment={payment} />
        <OrderSummary review={review.value} />
        {review.value.payable && !isPossiblyPaid(payment) && (
          <PayOrder orderKey={orderKey} payment={payment} />
        )}
      </>
    );
  }
  if (review?.is !== 'failed') return <Skeleton lines={4} />;
  if (!hasStatus(review.error, 406)) {
    return <ErrorMessage error={review.error} onRetry={() => void refetchReview(orderKey)} />;
  }
  return (
    <Message kind="info">
      <Trans>
        We cannot show this order. You will find the details in your confirmation email.
      </Trans>
    </Message>
  );
}
