import { useSnapshot } from 'valtio/react';
import { cart } from '../../core/cart/store.ts';
import { CartLines } from '../cart/CartLines.tsx';
import { CartTotals } from '../cart/CartTotals.tsx';
import { PaymentSummary } from './PaymentSummary.tsx';

/** Shows the basket that was paid for. */
export function PaidBasket() {
  const { lines } = useSnapshot(cart);
  return (
    <>
      <CartLines lines={lines} isFixed />
      <CartTotals isFixed />
      <PaymentSummary />
    </>
  );
}
