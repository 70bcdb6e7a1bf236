import { Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio/react';
import { cart } from '../../core/cart/store.ts';
import { shopConfig } from '../../core/config/store.ts';
import { ContinueShopping } from '../app/ContinueShopping.tsx';
import { Terms } from '../app/Terms.tsx';
import { CartTotals } from '../cart/CartTotals.tsx';
import { ShippingMessage } from '../cart/ShippingMessage.tsx';
import { Button } from '../parts/Button.tsx';
import { LegalNotices } from './LegalNotices.tsx';
import { OrderProblem } from './OrderProblem.tsx';
import type { Ordering } from './useOrdering.ts';

/** The total, what the law requires above the button, and the button, with the reason if it could not order. */
export function OrderButton({ ordering }: { ordering: Ordering }) {
  const { lines } = useSnapshot(cart);
  const { t } = useLingui();
  const { terms, mustAccept, shipping, isCovered, isBusy, isExpress, order } = ordering;
  return (
    <div className="stack">
      <CartTotals />
      <ShippingMessage ref={shipping} />
      <LegalNotices lines={lines} />
      <Terms
        {...terms}
        name="terms"
        error={
          mustAccept
            ? t`Tick the box to agree to the terms and conditions and to confirm that you have read the privacy policy`
            : undefined
        }
      />
      {!isExpress && <OrderProblem ordering={ordering} />}
      <p className="actions">
        <Button
          kind="primary"
          busy={isBusy}
          onClick={({ currentTarget }) =>
            void order(currentTarget.getRootNode() as Document | ShadowRoot)
          }
        >
          {!shopConfig().confirmPaymentOnCheckout ? (
            <Trans>Order with obligation to pay</Trans>
          ) : isCovered ? (
            <Trans>Continue</Trans>
          ) : (
            <Trans>Continue to payment</Trans>
          )}
        </Button>
        <ContinueShopping kind="plain" />
      </p>
    </div>
  );
}
