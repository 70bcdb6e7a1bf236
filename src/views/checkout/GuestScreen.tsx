import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { Link } from 'wouter';
import { isWaiting } from '../../core/async/asyncState.ts';
import { loadAttributes } from '../../core/account/attributes.ts';
import { account, isLoggedIn } from '../../core/account/store.ts';
import { fillInKnownBuyer } from '../../core/checkout/knownBuyer.ts';
import { shopConfig } from '../../core/config/store.ts';
import { routeTo } from '../../core/routes/routes.ts';
import { usePrefetch } from '../app/prefetch.ts';
import { ErrorMessage } from '../app/ErrorMessage.tsx';
import { RequiresLogin } from '../app/RequiresLogin.tsx';
import { ScreenHeading } from '../app/ScreenHeading.tsx';
import { LoggedIn } from '../app/LoggedIn.tsx';
import { Skeleton } from '../parts/Skeleton.tsx';
import { CheckoutFrame } from './CheckoutFrame.tsx';
import { GuestForm } from './GuestForm.tsx';
import { NoOrdering } from './NoOrdering.tsx';
import { WalletExpress } from './WalletExpress.tsx';

/** Asks for a guest's details, for one purchase without an account. */
export function GuestScreen() {
  const { attributes, customer } = useSnapshot(account);
  const { hasUserRegistration, hasGuestRegistration } = shopConfig();
  const [isFilledIn, setIsFilledIn] = useState(false);
  useEffect(() => {
    void loadAttributes();
    void fillInKnownBuyer().then((isFilled) => isFilled && setIsFilledIn(true));
  }, []);
  usePrefetch('checkout');
  if (customer && isLoggedIn({ customer })) {
    return (
      <CheckoutFrame step={1}>
        <ScreenHeading>
          <Trans>Your details</Trans>
        </ScreenHeading>
        <LoggedIn customer={customer} />
      </CheckoutFrame>
    );
  }
  if (hasUserRegistration && !hasGuestRegistration) {
    return (
      <CheckoutFrame step={1}>
        <RequiresLogin />
      </CheckoutFrame>
    );
  }
  if (!hasGuestRegistration) {
    return (
      <CheckoutFrame step={1}>
        <NoOrdering />
      </CheckoutFrame>
    );
  }
  return (
    <CheckoutFrame step={1}>
      <div className="stack">
        <ScreenHeading>
          <Trans>Continue as guest</Trans>
        </ScreenHeading>
        <p>
          <Trans>We send the tickets and the confirmation to your e-mail address.</Trans>
        </p>
        <WalletExpress />
        {hasUserRegistration && <WithAccount />}
      </div>
      {attributes.is === 'ready' && (
        <GuestForm key={String(isFilledIn)} attributes={attributes.value} />
      )}
      {attributes.is === 'failed' && (
        <ErrorMessage error={attributes.error} onRetry={() => void loadAttributes()} />
      )}
      {isWaiting(attributes) && <Skeleton lines={10} />}
    </CheckoutFrame>
  );
}

function WithAccount() {
  return (
    <p className="row">
      <Trans>Do you have an account?</Trans>
      <Link href={routeTo('login')}>
        <Trans>Log in</Trans>
      </Link>
      <Link href={routeTo('register')}>
        <Trans>Register</Trans>
      </Link>
    </p>
  );
}
