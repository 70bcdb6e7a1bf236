import { useEffect, useLayoutEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { clearPassed, renewBasket } from '../../core/basket.ts';
import { account } from '../../core/account/store.ts';
import { cart } from '../../core/cart/store.ts';
import { isNothingBought } from '../../core/cart/totals.ts';
import { signInRoute } from '../../core/checkout/rules.ts';
import { shopConfig } from '../../core/config/store.ts';
import { followShipping } from '../../core/checkout/shipping.ts';
import { queryOf } from '../../core/routes/routes.ts';
import { useNext } from '../app/ahead.ts';
import { useHref } from '../app/place.ts';
import { RequiresLogin } from '../app/RequiresLogin.tsx';
import { Basket } from '../cart/Basket.tsx';
import { CartChanges } from '../cart/CartChanges.tsx';
import { CheckoutFrame } from './CheckoutFrame.tsx';
import { DeliveryStep } from './DeliveryStep.tsx';
import { PaymentStep } from './PaymentStep.tsx';

/**
 * The basket, and with `step=payment` how it is paid: for those who are known and have something to pay. `step=delivery` is
 * where a customer has it sent.
 */
export function CheckoutScreen() {
  const step = queryOf(useHref()).get('step');
  const { customer } = useSnapshot(account);
  const { form } = useSnapshot(cart);
  const isFilled = !isNothingBought(form);
  const isWanted = (step === 'payment' || step === 'delivery') && isFilled;
  const isKnown = isWanted && customer !== undefined;
  const isDelivery = isKnown && step === 'delivery' && !customer.isGuest;
  const isStopped = isWanted && !customer && shopConfig().hasUserRegistration;
  useNext(isKnown ? 'checkoutAccepted' : signInRoute(shopConfig()), isFilled);
  // at each of the two steps anew
  useEffect(() => {
    clearPassed();
    void renewBasket();
  }, [isKnown]);
  // before it is drawn, so that the totals do not change their minds
  useLayoutEffect(followShipping, []);
  return (
    <CheckoutFrame step={isKnown ? 2 : isStopped ? 1 : 0}>
      <CartChanges />
      {isDelivery && <DeliveryStep />}
      {isKnown && !isDelivery && <PaymentStep />}
      {isStopped && <RequiresLogin forGuests />}
      {!isKnown && !isStopped && <Basket />}
    </CheckoutFrame>
  );
}
