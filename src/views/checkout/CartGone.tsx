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
          <Trans>We cannot find this order any more</Trans>
        </ScreenHeading>
        <p>
          <Trans>
            It took too long or has been completed already. If it took too long, nothing was
            charged; otherwise the confirmation is in your e-mail.
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
