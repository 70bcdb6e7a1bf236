import { useContext, useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio/react';
import { checkout } from '../../core/checkout/store.ts';
import type { Payment } from '../../core/checkout/types.ts';
import { navigate } from '../../core/navigation/navigate.ts';
import { routeTo } from '../../core/routes/routes.ts';
import { OutletContext, useHref } from '../app/outlet.ts';
import { CartGone } from './CartGone.tsx';
import { CheckoutFrame } from './CheckoutFrame.tsx';
import { OrderDone } from './OrderDone.tsx';
import { PaymentAccepted } from './PaymentAccepted.tsx';
import { PaymentCanceled } from './PaymentCanceled.tsx';
import { PaymentFailed } from './PaymentFailed.tsx';

/**
 * Shown after the payment return. The pending payment decides what it shows, not the path (contract, "Going out and
 * coming back").
 */
export function PaymentScreen() {
  const payment = useSnapshot(checkout).payment as Payment;
  useRouteOf(payment);
  return <CheckoutFrame step={payment.is === 'done' ? 3 : 2}>{screenOf(payment)}</CheckoutFrame>;
}

const ENDS: readonly Payment['is'][] = ['done', 'gone', 'canceled'];

/** Returns the route for the state of the payment, given the path in the address. */
function routeOf(payment: Payment, path: string): string {
  if (payment.is === 'done') return routeTo('checkoutSuccess');
  if (payment.is === 'canceled') return routeTo('checkoutCanceled');
  if (!('pending' in payment)) return path;
  if (payment.pending.outcome === 'failed') return routeTo('checkoutFailed');
  return path === routeTo('checkoutSuccess') ? path : routeTo('checkoutAccepted');
}

/** Keeps the address in line with the screen, and moves the focus when a payment ends. */
function useRouteOf(payment: Payment): void {
  const outlet = useContext(OutletContext);
  const [path = ''] = useHref().split('?');
  const { is } = payment;
  const route = routeOf(payment, path);
  const before = useRef(is);
  useEffect(() => {
    const hasEnded = before.current !== is && ENDS.includes(is);
    before.current = is;
    if (!hasEnded && route === path) return;
    navigate(route, { from: outlet, replace: true, movesFocus: hasEnded || is === 'returned' });
  }, [is, route, path, outlet]);
}

function screenOf(payment: Payment) {
  if (!('pending' in payment)) return endOf(payment);
  const { pending } = payment;
  const error = payment.is === 'failed' ? payment.error : undefined;
  if (pending.outcome === 'failed' && payment.is !== 'executing') {
    return <PaymentFailed pending={pending} isBusy={payment.is === 'canceling'} error={error} />;
  }
  const busyWith =
    payment.is === 'executing' || payment.is === 'canceling' ? payment.is : undefined;
  return <PaymentAccepted pending={pending} busyWith={busyWith} error={error} />;
}

function endOf(payment: Payment) {
  switch (payment.is) {
    case 'canceled':
      return <PaymentCanceled />;
    case 'done':
      return <OrderDone order={payment.order} sentTo={payment.sentTo} />;
    default:
      return <CartGone />;
  }
}
