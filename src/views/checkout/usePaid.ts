import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import type { AsyncState } from '../../core/async/asyncState.ts';
import { cart } from '../../core/cart/store.ts';
import { payableTotal } from '../../core/cart/totals.ts';
import { loadPendingOrder } from '../../core/checkout/actions.ts';
import { isOfBasket } from '../../core/checkout/rules.ts';
import { checkout } from '../../core/checkout/store.ts';
import type { PendingOrder, PendingPayment } from '../../core/checkout/types.ts';
import { session } from '../../core/session/store.ts';

/** Returns the items of a returned payment; loads them. */
export function usePaidOrder({
  cartId,
  sessionUs,
}: Pick<PendingPayment, 'cartId' | 'sessionUs'>): AsyncState<PendingOrder> {
  useEffect(() => void loadPendingOrder(cartId, sessionUs), [cartId, sessionUs]);
  return useSnapshot(checkout).pendingOrder as AsyncState<PendingOrder>;
}

/**
 * Returns the basket if the payment pays for it: this tab started the payment, the basket is still the same, and the
 * back end has no other total.
 */
export function usePaidBasket(pending: PendingPayment, order?: AsyncState<PendingOrder>) {
  const { lines, shippingCosts, ...rest } = useSnapshot(cart);
  const { key } = useSnapshot(session);
  if (!isOfBasket(pending, { lines, ...rest }, key)) return undefined;
  const total = payableTotal({ lines, shippingCosts });
  if (order?.is === 'ready' && order.value.total !== total) return undefined;
  return { total, lines };
}
