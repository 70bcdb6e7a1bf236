import { useSnapshot } from 'valtio/react';
import { checkout } from '../../core/checkout/store.ts';
import type { Payment } from '../../core/checkout/types.ts';
import { CheckoutFrame } from './CheckoutFrame.tsx';
import { PaymentAccepted } from './PaymentAccepted.tsx';
import { PaymentCanceled } from './PaymentCanceled.tsx';
import { PaymentFailed } from './PaymentFailed.tsx';
import { CartGone } from './CartGone.tsx';
import { OrderDone } from './OrderDone.tsx';

/** After the provider. What is shown is decided by what is pending, not by the path (contract, "Going out and coming back"). */
export function PaymentScreen() {
  const { payment } = useSnapshot(checkout);
  const isDone = payment.is === 'done';
  return <CheckoutFrame step={isDone ? 3 : 2}>{screenOf(payment as Payment)}</CheckoutFrame>;
}

function screenOf(payment: Payment) {
  switch (payment.is) {
    case 'returned':
      return payment.pending.outcome === 'failed' ? <PaymentFailed /> : <PaymentAccepted />;
    case 'executing':
      return <PaymentAccepted isBusy />;
    case 'failed':
      return payment.pending.outcome === 'failed' ? (
        <PaymentFailed failure={payment.failure} />
      ) : (
        <PaymentAccepted failure={payment.failure} />
      );
    case 'canceling':
      return <PaymentFailed isBusy />;
    case 'canceled':
      return <PaymentCanceled />;
    case 'done':
      return <OrderDone order={payment.order} sentTo={payment.sentTo} />;
    default:
      return <CartGone />;
  }
}
