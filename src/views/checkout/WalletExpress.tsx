import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { Link } from 'wouter';
import { cart } from '../../core/cart/store.ts';
import { isNothingBought, isShipped } from '../../core/cart/totals.ts';
import { checkout } from '../../core/checkout/store.ts';
import { findWallets } from '../../core/checkout/wallets.ts';
import { routeTo } from '../../core/routes/routes.ts';
import { buttonLook } from '../parts/buttonLook.ts';
import { WALLET_NAMES } from './usePaymentName.ts';

/** Express checkout with a wallet, which provides the buyer's details, but no delivery address. */
export function WalletExpress() {
  const { wallets } = useSnapshot(checkout);
  const { lines } = useSnapshot(cart);
  useEffect(() => void findWallets(), []);
  if (wallets.length === 0 || isShipped(lines) || isNothingBought(lines)) return null;
  return (
    <p className="row">
      <Trans>Without a form:</Trans>
      {wallets.map((wallet) => (
        <Link
          key={wallet}
          {...buttonLook()}
          href={routeTo('checkout', {}, { step: 'payment', wallet })}
        >
          {WALLET_NAMES[wallet]}
        </Link>
      ))}
    </p>
  );
}
