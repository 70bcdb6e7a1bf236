import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { revalidateCart } from '../../core/app/revalidateCart.ts';
import { forgetRemoved } from '../../core/cart/actions.ts';
import { cart } from '../../core/cart/store.ts';
import { isNothingBought } from '../../core/cart/totals.ts';
import { shopConfig } from '../../core/config/store.ts';
import { ContinueShopping } from '../app/ContinueShopping.tsx';
import { ErrorMessage } from '../app/ErrorMessage.tsx';
import { ScreenHeading } from '../app/ScreenHeading.tsx';
import { useCheckout } from '../app/useCheckout.ts';
import { Button } from '../parts/Button.tsx';
import { Message } from '../parts/Message.tsx';
import { CartLines } from './CartLines.tsx';
import { CartTotals } from './CartTotals.tsx';
import { RemovedMessage } from './RemovedMessage.tsx';
import { ShippingMessage } from './ShippingMessage.tsx';
import { SuggestionList } from './SuggestionList.lazy.ts';
import { useOffers } from './useOffers.ts';
import { useReturned } from './useReturned.ts';
import { VoucherCodeForm } from './VoucherCodeForm.tsx';

/** Shows the cart: its lines, the totals, and the button to the checkout. */
export function Basket() {
  const { lines, removed } = useSnapshot(cart);
  const { error } = useOffers();
  const { lines: list, focusReturned } = useReturned();
  // leaving the screen confirms the removal
  useEffect(() => forgetRemoved, []);

  return (
    <div className="stack wide">
      <ScreenHeading>
        <Trans>Basket</Trans>
      </ScreenHeading>
      {removed && <RemovedMessage line={removed.line} onUndone={focusReturned} />}
      {error && <ErrorMessage error={error} onRetry={() => void revalidateCart()} />}
      <div className="stack wide" ref={list}>
        {isNothingBought(lines) ? (
          <>
            <EmptyBasket />
            {lines.length > 0 && <CartTotals />}
          </>
        ) : (
          <>
            <div className="split">
              <CartLines lines={lines} />
              <div className="stack aside">
                {shopConfig().hasVoucherCode && <VoucherCodeForm />}
                <CartTotals />
                <WayOn />
              </div>
            </div>
            <SuggestionList />
          </>
        )}
      </div>
    </div>
  );
}

/** Button to the next step. Shows an error instead if a line of the cart cannot be bought as it is. */
function WayOn() {
  const { shippingCostsError } = useSnapshot(cart);
  const { isBlocked } = useOffers();
  const shipping = useRef<HTMLDivElement>(null);
  const [mustMend, setMustMend] = useState(false);
  const goToCheckout = useCheckout();
  const goOn = (): void => {
    setMustMend(isBlocked);
    if (shippingCostsError) shipping.current?.focus();
    if (!isBlocked && !shippingCostsError) goToCheckout();
  };
  return (
    <>
      <ShippingMessage ref={shipping} />
      {mustMend && isBlocked && (
        <Message kind="error">
          <Trans>
            Something in your basket cannot be had as it is. Please change or remove it first.
          </Trans>
        </Message>
      )}
      <p className="actions">
        <Button kind="primary" onClick={goOn}>
          <Trans>Checkout</Trans>
        </Button>
        <ContinueShopping kind="plain" />
      </p>
    </>
  );
}

function EmptyBasket() {
  return (
    <div className="stack">
      <p>
        <Trans>Your basket is empty</Trans>
      </p>
      <p className="actions">
        <ContinueShopping />
      </p>
    </div>
  );
}
