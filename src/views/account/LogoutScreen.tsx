import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { shopConfig } from '../../core/config/store.ts';
import { logOut } from '../../core/app/logout.ts';
import { queryOf, routeTo } from '../../core/routes/routes.ts';
import { ContinueShopping } from '../app/ContinueShopping.tsx';
import { useHref } from '../app/outlet.ts';
import { ScreenHeading } from '../app/ScreenHeading.tsx';
import { buttonLook } from '../parts/buttonLook.ts';
import { AccountFrame } from './AccountFrame.tsx';
import { useReturnTo } from '../app/useReturnTo.ts';

/** Logs out on mount, then returns to `returnTo` if there is one. */
export function LogoutScreen() {
  const { goBack } = useReturnTo();
  const isLed = queryOf(useHref()).has('returnTo');
  useEffect(() => {
    logOut();
    if (isLed) goBack('logout');
    // once, on mount
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return (
    <AccountFrame>
      <div className="stack">
        <ScreenHeading>
          <Trans>You are logged out</Trans>
        </ScreenHeading>
        <p>
          <Trans>Your details have been removed from this browser.</Trans>
        </p>
        <p className="actions">
          {shopConfig().hasUserRegistration && (
            <Link {...buttonLook('primary')} href={routeTo('login')}>
              <Trans>Log in</Trans>
            </Link>
          )}
          <ContinueShopping kind="secondary" />
        </p>
      </div>
    </AccountFrame>
  );
}
