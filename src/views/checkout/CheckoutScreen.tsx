import { useEffect, useLayoutEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { clearPassed, renewBasket } from '../../core/basket.ts';
import { account } from '../../core/account/store.ts';
import { cart } from '../../core/cart/store.ts';
import { isNothingBought } from '../../core/cart/totals.ts';
import { signInRoute } from '../../core/checkout/rules.ts';
import { shopConfig } from '../../core/config/store.ts';
import { WALLETS } from '../../core/checkout/types.ts';
import { followShipping } from '../../core/checkout/shipping.ts';
import { queryOf } from '../../core/routes/routes.ts';
import { useNext } from '../app/ahead.ts';
import { useHref } from '../app/place.ts';
import { RequiresLogin } from '../app/RequiresLogin.tsx';
import { Basket } from '../cart/Basket.tsx';
import { CartChanges } from '../cart/CartChanges.tsx';
import { CheckoutFrame } from './CheckoutFrame.tsx';
import { PaymentStep } from './PaymentStep.tsx';

/** The basket, and with `step=payment` how it is paid: for those who are known and have something to pay. */
export function CheckoutScreen() {
  const query = queryOf(useHref());
  const { customer } = useSnapshot(account);
  const { form } = useSnapshot(cart);
  const isFilled = !isNothingBought(form);
  const isWanted = query.get('step') === 'payment' && isFilled;
  // who is not known yet may pay by what tells it
  const express = customer ? undefined : WALLETS.find((each) => each === query.get('wallet'));
  const isPayment = isWanted && (customer !== undefined || express !== undefined);
  const isStopped = isWanted && !isPayment && shopConfig().hasUserRegistration;
  useNext(isPayment ? 'checkoutAccepted' : signInRoute(shopConfig()), isFilled);
  // at each of the two steps anew
  useEffect(() => {
    clearPassed();
    void renewBasket();
  }, [isPayment]);
  // before it is drawn, so that the totals do not change their minds
  useLayoutEffect(followShipping, []);
  return (
    <CheckoutFrame step={isPayment ? 2 : isStopped ? 1 : 0}>
      <CartChanges />
      {isPayment && <PaymentStep express={express} />}
      {isStopped && <RequiresLogin forGuests />}
      {!isPayment && !isStopped && <Basket />}
    </CheckoutFrame>
  );
}
