import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { Link } from 'wouter';
import type { ApiError } from '../../core/async/result.ts';
import { cart } from '../../core/cart/store.ts';
import { isShipped } from '../../core/cart/totals.ts';
import { checkout } from '../../core/checkout/store.ts';
import { findWallets } from '../../core/checkout/wallets.ts';
import { shopInfo } from '../../core/config/store.ts';
import { routeTo } from '../../core/routes/routes.ts';
import { ContactLinks } from '../app/ContactLinks.tsx';
import { ErrorMessage } from '../app/ErrorMessage.tsx';
import { ScreenHeading } from '../app/ScreenHeading.tsx';
import { buttonLook } from '../parts/buttonLook.ts';
import { Message } from '../parts/Message.tsx';
import { Skeleton } from '../parts/Skeleton.tsx';
import { WalletExpress } from './WalletExpress.tsx';

/** Checkout of a shop with neither guests nor accounts: offers the wallets of the device, or shows that there are none. */
export function NoOrdering() {
  const { payments, wallets } = useSnapshot(checkout);
  const { lines } = useSnapshot(cart);
  const [isChecked, setIsChecked] = useState(false);
  useEffect(() => void findWallets().then(() => setIsChecked(true)), []);
  return (
    <div className="stack">
      <ScreenHeading>
        <Trans>Checkout</Trans>
      </ScreenHeading>
      {payments.is === 'failed' ? (
        <ErrorMessage error={payments.error as ApiError} onRetry={() => void findWallets()} />
      ) : !isChecked || payments.is !== 'ready' ? (
        <Skeleton lines={3} />
      ) : wallets.length > 0 && !isShipped(lines) ? (
        <WalletExpress />
      ) : (
        <NoWay />
      )}
      <p className="actions">
        <Link {...buttonLook('plain')} href={routeTo('checkout')}>
          <Trans>Back to the basket</Trans>
        </Link>
      </p>
    </div>
  );
}

function NoWay() {
  const { email, phone } = shopInfo();
  return (
    <Message kind="info" title={<Trans>It is not possible to order here</Trans>}>
      {(email || phone) && (
        <>
          <Trans>Please contact us:</Trans> <ContactLinks />
        </>
      )}
    </Message>
  );
}
