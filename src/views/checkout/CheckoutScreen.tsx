import { useEffect, useLayoutEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { clearPassed, renewBasket } from '../../core/basket.ts';
import { account } from '../../core/account/store.ts';
import { cart } from '../../core/cart/store.ts';
import { isNothingBought } from '../../core/cart/totals.ts';
import { followShipping } from '../../core/checkout/shipping.ts';
import { queryOf } from '../../core/routes/routes.ts';
import { useNext } from '../app/ahead.ts';
import { useHref } from '../app/place.ts';
import { Basket } from '../cart/Basket.tsx';
import { CartChanges } from '../cart/CartChanges.tsx';
import { CheckoutFrame } from './CheckoutFrame.tsx';
import { DeliveryStep } from './DeliveryStep.tsx';
import { PaymentStep } from './PaymentStep.tsx';

/** The basket, and with `step=payment` how it is paid: for those who are known and have something to pay. */
export function CheckoutScreen() {
  const step = queryOf(useHref()).get('step');
  const { customer } = useSnapshot(account);
  const { form } = useSnapshot(cart);
  const isFilled = !isNothingBought(form);
  const isKnown = customer !== undefined && isFilled;
  const isPayment = step === 'payment' && isKnown;
  const isDelivery = step === 'delivery' && isKnown && !customer.isGuest;
  useNext(isPayment ? 'checkoutAccepted' : 'guestRegister', isFilled);
  // at each of the two steps anew
  useEffect(() => {
    clearPassed();
    void renewBasket();
  }, [isPayment]);
  // before it is drawn, so that the totals do not change their minds
  useLayoutEffect(followShipping, []);
  return (
    <CheckoutFrame step={isPayment || isDelivery ? 2 : 0}>
      <CartChanges />
      {isPayment ? <PaymentStep /> : isDelivery ? <DeliveryStep /> : <Basket />}
    </CheckoutFrame>
  );
}
