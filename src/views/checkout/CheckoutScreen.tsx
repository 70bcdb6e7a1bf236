import { Trans } from '@lingui/react/macro';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useSnapshot } from 'valtio/react';
import { reviewCart, revalidateCart } from '../../core/app/revalidateCart.ts';
import { account } from '../../core/account/store.ts';
import { forgetRemoved } from '../../core/cart/actions.ts';
import { cart } from '../../core/cart/store.ts';
import { isNothingBought } from '../../core/cart/totals.ts';
import { beginCheckout } from '../../core/checkout/actions.ts';
import { preview } from '../../core/page/preview.ts';
import { watchShippingCosts } from '../../core/shipping/actions.ts';
import { ErrorMessage } from '../app/ErrorMessage.tsx';
import { usePrefetch } from '../app/prefetch.ts';
import { ScreenHeading } from '../app/ScreenHeading.tsx';
import { CartChanges } from '../cart/CartChanges.tsx';
import { CartTotals } from '../cart/CartTotals.tsx';
import { EmptyBasket } from '../cart/EmptyBasket.tsx';
import { RemovedMessage } from '../cart/RemovedMessage.tsx';
import { SuggestionList } from '../cart/SuggestionList.lazy.ts';
import { useOffers } from '../cart/useOffers.ts';
import { useReturned } from '../cart/useReturned.ts';
import { CheckoutFrame } from './CheckoutFrame.tsx';
import { OrderForm } from './OrderForm.tsx';
import { useCheckoutPart } from './useCheckoutPart.ts';

/** Basket, the buyer's details, payment and order, one below the other. */
export function CheckoutScreen() {
  const { lines, removed } = useSnapshot(cart);
  const { customer } = useSnapshot(account);
  const part = useCheckoutPart();
  const { error } = useOffers();
  const { lines: content, focusReturned } = useReturned();
  const isFilled = !isNothingBought(lines);
  usePrefetch('checkoutAccepted', isFilled);
  useEffect(() => void reviewCart(), []);
  // leaving the screen confirms the removal
  useEffect(() => forgetRemoved, []);
  // before paint, so that the totals do not change visibly
  useLayoutEffect(watchShippingCosts, []);
  const hasBegun = useRef(preview.isOn);
  useEffect(() => {
    if (isFilled && !hasBegun.current) beginCheckout();
    hasBegun.current ||= isFilled;
  }, [isFilled]);
  return (
    <CheckoutFrame step={!isFilled ? 0 : customer ? 2 : 1}>
      <div className="column stack wide" ref={content}>
        <ScreenHeading isTarget={part === 'basket'}>
          <Trans>Checkout</Trans>
        </ScreenHeading>
        {removed && <RemovedMessage line={removed.line} onUndone={focusReturned} />}
        <CartChanges />
        {error && <ErrorMessage error={error} onRetry={() => void revalidateCart()} />}
        {isFilled ? (
          <OrderForm isAtDetails={part === 'details'} />
        ) : (
          <>
            <EmptyBasket />
            {lines.length > 0 && <CartTotals />}
          </>
        )}
      </div>
      {isFilled && <SuggestionList />}
    </CheckoutFrame>
  );
}
