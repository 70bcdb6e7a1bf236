import { useEffect, useLayoutEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { reviewCart } from '../../core/app/revalidateCart.ts';
import { account } from '../../core/account/store.ts';
import { cart } from '../../core/cart/store.ts';
import { isNothingBought } from '../../core/cart/totals.ts';
import { signInRoute } from '../../core/checkout/rules.ts';
import { shopConfig } from '../../core/config/store.ts';
import { WALLETS } from '../../core/checkout/types.ts';
import { watchShippingCosts } from '../../core/shipping/actions.ts';
import { preview } from '../../core/page/preview.ts';
import { queryOf } from '../../core/routes/routes.ts';
import { usePrefetch } from '../app/prefetch.ts';
import { useHref } from '../app/outlet.ts';
import { RequiresLogin } from '../app/RequiresLogin.tsx';
import { Basket } from '../cart/Basket.tsx';
import { CartChanges } from '../cart/CartChanges.tsx';
import { CheckoutFrame } from './CheckoutFrame.tsx';
import { DeliveryStep } from './DeliveryStep.tsx';
import { PaymentStep } from './PaymentStep.tsx';
import { PreviewNotice } from './PreviewNotice.tsx';

/**
 * Shows the cart; with `step=payment` the payment, if the buyer is known and the cart is not empty; with
 * `step=delivery` the delivery address of a customer.
 */
export function CheckoutScreen() {
  const query = queryOf(useHref());
  const { customer } = useSnapshot(account);
  const { lines } = useSnapshot(cart);
  const isFilled = !isNothingBought(lines);
  const step = query.get('step');
  const isDelivery = step === 'delivery' && isFilled && customer?.isGuest === false;
  const isWanted = (step === 'payment' || step === 'delivery') && isFilled && !isDelivery;
  // a visitor without details may pay with a wallet, which provides them
  const express = customer ? undefined : WALLETS.find((each) => each === query.get('wallet'));
  const isPayment = isWanted && (customer !== undefined || express !== undefined);
  const isStopped = isWanted && !isPayment && shopConfig().hasUserRegistration;
  usePrefetch(isPayment ? 'checkoutAccepted' : signInRoute(shopConfig()), isFilled);
  // at each of the two steps
  useEffect(() => void reviewCart(), [isPayment]);
  // before paint, so that the totals do not change visibly
  useLayoutEffect(watchShippingCosts, []);
  if (preview.isOn && (isWanted || isDelivery)) return <PreviewNotice />;
  return (
    <CheckoutFrame step={isPayment || isDelivery ? 2 : isStopped ? 1 : 0}>
      <CartChanges />
      {isDelivery && <DeliveryStep />}
      {isPayment && <PaymentStep express={express} />}
      {isStopped && <RequiresLogin forGuests />}
      {!isPayment && !isStopped && !isDelivery && <Basket />}
    </CheckoutFrame>
  );
}
