import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { Link } from 'wouter';
import { cart } from '../../core/cart/store.ts';
import { payableTotal } from '../../core/cart/totals.ts';
import { loadPayments, startPayment } from '../../core/checkout/actions.ts';
import { checkout } from '../../core/checkout/store.ts';
import { shopConfig } from '../../core/config/store.ts';
import { routeTo } from '../../core/routes/routes.ts';
import { FailureMessage } from '../app/FailureMessage.tsx';
import { ScreenHeading } from '../app/ScreenHeading.tsx';
import { Button } from '../parts/Button.tsx';
import { buttonClass } from '../parts/buttonClass.ts';
import { CheckField } from '../parts/CheckField.tsx';
import { Skeleton } from '../parts/Skeleton.tsx';
import { CartLines } from '../cart/CartLines.tsx';
import { CartTotals } from '../cart/CartTotals.tsx';
import { ShippingMessage } from '../cart/ShippingMessage.tsx';
import { BuyerDetails } from './BuyerDetails.tsx';
import { LegalLink } from '../app/LegalLink.tsx';
import { NoWithdrawal } from './NoWithdrawal.tsx';
import { PaymentChoice } from './PaymentChoice.tsx';
import { Refusal } from './Refusal.tsx';

/** How it is paid, and before that everything that will be bought. */
export function PaymentStep() {
  const { t } = useLingui();
  const termsId = useId();
  const { form, shippingCosts, shippingError, isShippingAsked } = useSnapshot(cart);
  const { payments, payment } = useSnapshot(checkout);
  const [chosen, setChosen] = useState<number>();
  const [hasAccepted, setHasAccepted] = useState(false);
  const [mustAccept, setMustAccept] = useState(false);
  useEffect(() => void loadPayments(), []);

  const isCovered = payableTotal({ form, shippingCosts }) === 0;
  const types = payments.is === 'ready' ? payments.value : [];
  const payart = chosen ?? types[0]?.payartId;
  const shipping = useRef<HTMLDivElement>(null);
  const isBusy = isShippingAsked || payment.is === 'starting' || payment.is === 'leaving';

  const pay = (root: Document | ShadowRoot): void => {
    setMustAccept(!hasAccepted);
    // nobody orders at a price that he has not seen
    if (shippingError) shipping.current?.focus();
    else if (!hasAccepted) root.getElementById(termsId)?.focus();
    else if (payart !== undefined) void startPayment(payart);
  };

  return (
    <div className="stack wide">
      <ScreenHeading>
        <Trans>Payment</Trans>
      </ScreenHeading>
      <div className="split">
        <div className="stack wide">
          <CartLines lines={form} isFixed />
          <BuyerDetails />
          {payments.is === 'ready' && !isCovered && (
            <PaymentChoice types={types} chosen={payart} onChange={setChosen} />
          )}
          {payments.is === 'failed' && (
            <FailureMessage failure={payments.failure} onRetry={() => void loadPayments()} />
          )}
          {(payments.is === 'loading' || payments.is === 'idle') && <Skeleton lines={3} />}
        </div>
        <div className="stack aside">
          <CartTotals isFixed />
          <ShippingMessage ref={shipping} />
          <NoWithdrawal />
          <CheckField
            id={termsId}
            name="terms"
            checked={hasAccepted}
            required
            onChange={(accepted) => {
              setHasAccepted(accepted);
              setMustAccept(false);
            }}
            error={mustAccept ? t`Please accept the terms and the privacy policy` : undefined}
          >
            <Trans>
              I accept the <LegalLink page="terms">terms</LegalLink> and the{' '}
              <LegalLink page="data_protection">privacy policy</LegalLink>
            </Trans>
          </CheckField>
          {payment.is === 'refused' && <Refusal failure={payment.failure} />}
          <p className="actions">
            <Button
              kind="primary"
              busy={isBusy}
              onClick={({ currentTarget }) =>
                pay(currentTarget.getRootNode() as Document | ShadowRoot)
              }
            >
              <PayLabel isCovered={isCovered} />
            </Button>
            <Link className={buttonClass('plain')} href={routeTo('checkout')}>
              <Trans>Back to the basket</Trans>
            </Link>
          </p>
        </div>
      </div>
    </div>
  );
}

function PayLabel({ isCovered }: { isCovered: boolean }) {
  if (!shopConfig().confirmPaymentOnCheckout) return <Trans>Order with obligation to pay</Trans>;
  return isCovered ? <Trans>Continue</Trans> : <Trans>Continue to payment</Trans>;
}
