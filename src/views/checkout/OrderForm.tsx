import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { account } from '../../core/account/store.ts';
import { cart } from '../../core/cart/store.ts';
import { findMethods } from '../../core/checkout/wallets.ts';
import { shopConfig } from '../../core/config/store.ts';
import { preview } from '../../core/page/preview.ts';
import { CartLines } from '../cart/CartLines.tsx';
import { CartTotals } from '../cart/CartTotals.tsx';
import { VoucherCodeForm } from '../cart/VoucherCodeForm.tsx';
import { Message } from '../parts/Message.tsx';
import { Buyer } from './Buyer.tsx';
import { NoOrdering } from './NoOrdering.tsx';
import { OrderButton } from './OrderButton.tsx';
import { PaymentMethods } from './PaymentMethods.tsx';
import { PreviewText } from './PreviewNotice.tsx';
import { useOrdering } from './useOrdering.ts';
import { WalletExpress } from './WalletExpress.tsx';

/**
 * Everything between a filled basket and its order, in reading order; the order button is last. `isAtDetails` moves the
 * focus to the buyer's details after a navigation.
 */
export function OrderForm({ isAtDetails }: { isAtDetails: boolean }) {
  const { lines } = useSnapshot(cart);
  const { customer } = useSnapshot(account);
  const { hasGuestRegistration, hasUserRegistration, hasVoucherCode } = shopConfig();
  const ordering = useOrdering();
  const { isBlocked, blocked, details, buyer, express } = ordering;
  const isLoggedIn = customer?.isGuest === false;
  useEffect(() => {
    if (!preview.isOn) void findMethods();
  }, [isLoggedIn]);
  const canOrder = customer !== undefined || hasGuestRegistration;
  return (
    <>
      <WalletExpress ordering={ordering} />
      <CartLines lines={lines} />
      {isBlocked && (
        <div ref={blocked} tabIndex={-1}>
          <Message kind="error">
            <Trans>
              Something in your basket is no longer available. Change or remove it first.
            </Trans>
          </Message>
        </div>
      )}
      {hasVoucherCode && <VoucherCodeForm />}
      {preview.isOn ? (
        <>
          <CartTotals />
          <PreviewText />
        </>
      ) : canOrder || hasUserRegistration ? (
        <>
          <Buyer form={details} isTarget={isAtDetails} ref={buyer} />
          {canOrder && <PaymentMethods ordering={ordering} />}
          {canOrder ? <OrderButton ordering={ordering} /> : <CartTotals />}
        </>
      ) : (
        <>
          <CartTotals />
          <NoOrdering hasWallets={express.length > 0} />
        </>
      )}
    </>
  );
}
