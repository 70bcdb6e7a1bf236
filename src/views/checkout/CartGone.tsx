import { Trans } from '@lingui/react/macro';
import { useSnapshot } from 'valtio/react';
import { Link } from 'wouter';
import { cart } from '../../core/cart/store.ts';
import { routeTo } from '../../core/routes/routes.ts';
import { ContinueShopping } from '../app/ContinueShopping.tsx';
import { ScreenHeading } from '../app/ScreenHeading.tsx';
import { buttonLook } from '../parts/buttonLook.ts';

/** Shown if the back end does not know the cart of a payment: it has expired, or it is an order already. */
export function CartGone() {
  const { lines } = useSnapshot(cart);
  return (
    <div className="stack wide">
      <div className="stack tight">
        <ScreenHeading>
          <Trans>We can no longer find this order</Trans>
        </ScreenHeading>
        <p>
          <Trans>
            The time ran out, or the order is already complete. If the time ran out, nothing was
            charged. Otherwise you will find our confirmation in your email.
          </Trans>
        </p>
      </div>
      <p className="actions">
        {lines.length > 0 && (
          <Link {...buttonLook('primary')} href={routeTo('checkout')}>
            <Trans>Go to basket</Trans>
          </Link>
        )}
        <ContinueShopping kind={lines.length > 0 ? 'secondary' : 'primary'} />
      </p>
    </div>
  );
}
