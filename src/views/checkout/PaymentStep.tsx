import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { Link } from 'wouter';
import type { ApiError } from '../../core/async/result.ts';
import { cart } from '../../core/cart/store.ts';
import { loadPayments, setPaymentForm } from '../../core/checkout/actions.ts';
import { isDirectDebit } from '../../core/checkout/form.ts';
import { forgetPayment } from '../../core/checkout/payment.ts';
import { checkout } from '../../core/checkout/store.ts';
import type { Wallet } from '../../core/checkout/types.ts';
import { findWallets } from '../../core/checkout/wallets.ts';
import { shopConfig } from '../../core/config/store.ts';
import { routeTo } from '../../core/routes/routes.ts';
import { ErrorMessage } from '../app/ErrorMessage.tsx';
import { ScreenHeading } from '../app/ScreenHeading.tsx';
import { Terms } from '../app/Terms.tsx';
import { CartLines } from '../cart/CartLines.tsx';
import { CartTotals } from '../cart/CartTotals.tsx';
import { ShippingMessage } from '../cart/ShippingMessage.tsx';
import { Button } from '../parts/Button.tsx';
import { buttonLook } from '../parts/buttonLook.ts';
import { Skeleton } from '../parts/Skeleton.tsx';
import { AddressForm } from './AddressForm.tsx';
import { BuyerDetails } from './BuyerDetails.tsx';
import { DirectDebit } from './DirectDebit.tsx';
import { InvoiceWish } from './InvoiceWish.tsx';
import { LegalNotices } from './LegalNotices.tsx';
import { NoPayment } from './NoPayment.tsx';
import { PaymentChoice } from './PaymentChoice.tsx';
import { Refusal } from './Refusal.tsx';
import { usePaying } from './usePaying.ts';

/** Shows everything that will be bought, and then the payment. With `express` a wallet provides the buyer's details. */
export function PaymentStep({ express }: { express?: Wallet }) {
  const { lines } = useSnapshot(cart);
  const { t } = useLingui();
  const {
    terms,
    mustAccept,
    shipping,
    address,
    addressForm,
    isCovered,
    isBusy,
    refusal,
    pay,
    ...ways
  } = usePaying(express);
  const missing = address.missingFor && <AddressForm ref={addressForm} onSaved={forgetPayment} />;
  return (
    <div className="column stack wide">
      <ScreenHeading>
        <Trans>Payment</Trans>
      </ScreenHeading>
      <CartLines lines={lines} isFixed />
      <BuyerDetails />
      {address.missingFor === 'goods' && missing}
      <Ways paying={{ ...ways, isCovered }} express={express} />
      <InvoiceWish isWanted={address.hasInvoice}>
        {address.missingFor === 'invoice' && missing}
      </InvoiceWish>
      <div className="stack">
        <CartTotals isFixed />
        <ShippingMessage ref={shipping} />
        <LegalNotices lines={lines} />
        <Terms
          {...terms}
          name="terms"
          error={
            mustAccept
              ? t`Please agree to the terms and conditions and confirm that you have read the privacy policy`
              : undefined
          }
        />
        {refusal && <Refusal error={refusal as ApiError} />}
        <p className="actions">
          <Link {...buttonLook('plain')} href={routeTo('checkout')}>
            <Trans>Back to the basket</Trans>
          </Link>
          <Button
            kind="primary"
            busy={isBusy}
            onClick={({ currentTarget }) =>
              void pay(currentTarget.getRootNode() as Document | ShadowRoot)
            }
          >
            <PayLabel isCovered={isCovered} />
          </Button>
        </p>
      </div>
    </div>
  );
}

/** Payment methods, with the fields of the chosen one. */
function Ways({
  paying,
  express,
}: {
  paying: Pick<
    ReturnType<typeof usePaying>,
    'types' | 'way' | 'account' | 'errors' | 'clearError' | 'isCovered'
  >;
  express?: Wallet;
}) {
  const { payments, wallets } = useSnapshot(checkout);
  useEffect(() => {
    if (!express) void findWallets();
  }, [express]);
  const { types, way, account, errors, clearError, isCovered } = paying;
  if (express) return <PaymentChoice types={[]} wallets={[express]} chosen={way} />;
  if (payments.is === 'failed') {
    return <ErrorMessage error={payments.error as ApiError} onRetry={() => void loadPayments()} />;
  }
  if (isCovered) return null;
  if (payments.is !== 'ready') return <Skeleton lines={3} />;
  if (types.length === 0) return <NoPayment />;
  return (
    <div ref={account} className="stack">
      <PaymentChoice types={types} wallets={wallets} chosen={way} onChange={setPaymentForm} />
      {isDirectDebit(way.payart) && <DirectDebit errors={errors} onChange={clearError} />}
    </div>
  );
}

function PayLabel({ isCovered }: { isCovered: boolean }) {
  if (!shopConfig().confirmPaymentOnCheckout) return <Trans>Order with obligation to pay</Trans>;
  return isCovered ? <Trans>Continue</Trans> : <Trans>Continue to payment</Trans>;
}
