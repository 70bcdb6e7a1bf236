import { cart } from '../cart/store.ts';
import { payableTotal } from '../cart/totals.ts';
import type { Cents } from '../money/cents.ts';
import { refetchShippingCosts } from '../shipping/actions.ts';
import { setPaymentForm } from './actions.ts';
import type { PaymentForm } from './form.ts';
import { startPayment } from './payment.ts';
import { checkout } from './store.ts';
import { findMethods } from './wallets.ts';

/** Change that came with the buyer's details, which the visitor has to check before ordering. */
export type OrderChange = 'shipping' | 'total' | 'method';

type Way = { payart: number; wallet: PaymentForm['wallet'] };

/** Requests what depends on the buyer again. Returns the first difference to the screen. */
async function changeFor(payart: number, shownTotal: Cents): Promise<OrderChange | undefined> {
  await Promise.all([refetchShippingCosts(), findMethods()]);
  if (cart.shippingError) return 'shipping';
  const total = payableTotal(cart);
  if (total !== shownTotal) return 'total';
  const { payments } = checkout;
  const types = payments.is === 'ready' ? payments.value : [];
  return total === 0 || types.some((type) => type.payartId === payart) ? undefined : 'method';
}

/**
 * Orders the basket: sends the buyer's details, if `sendDetails` is given, and starts the payment. Returns the reason if
 * the visitor has to check something first. If the details or the payment are refused, the stores hold the error.
 */
export async function orderBasket(
  { payart, wallet }: Way,
  shownTotal: Cents,
  sendDetails?: () => Promise<boolean>,
): Promise<OrderChange | undefined> {
  if (sendDetails) {
    if (!(await sendDetails())) return undefined;
    const change = await changeFor(payart, shownTotal);
    if (change) return change;
  }
  setPaymentForm({ payart, wallet });
  await startPayment(payart);
  return undefined;
}
