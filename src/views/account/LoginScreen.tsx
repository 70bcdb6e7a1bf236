import { Trans } from '@lingui/react/macro';
import { useSnapshot } from 'valtio/react';
import { Link } from 'wouter';
import { account, isLoggedIn } from '../../core/account/store.ts';
import { shopConfig } from '../../core/config/store.ts';
import { redirectTarget } from '../../core/navigation/redirect.ts';
import { queryOf, routeTo } from '../../core/routes/routes.ts';
import { useHref } from '../app/outlet.ts';
import { ScreenHeading } from '../app/ScreenHeading.tsx';
import { Heading } from '../parts/Heading.tsx';
import { buttonLook } from '../parts/buttonLook.ts';
import { AccountFrame } from './AccountFrame.tsx';
import { LoggedIn } from '../app/LoggedIn.tsx';
import { LoginForm } from './LoginForm.tsx';
import { useReturnTo } from '../app/useReturnTo.ts';

export function LoginScreen() {
  const { customer } = useSnapshot(account);
  const isSentHere = queryOf(useHref()).get('fromUnauthorized') === 'true';
  return (
    <AccountFrame>
      <div className="stack">
        <ScreenHeading>
          <Trans context="heading">Log in</Trans>
        </ScreenHeading>
        {isSentHere && (
          <p>
            <Trans>This page requires login.</Trans>
          </p>
        )}
      </div>
      {customer && isLoggedIn({ customer }) ? (
        <LoggedIn customer={customer} />
      ) : (
        <>
          <LoginForm />
          <OtherWays />
        </>
      )}
    </AccountFrame>
  );
}

/** Offers registration, and during a checkout also to continue as a guest. */
function OtherWays() {
  const { hrefOf } = useReturnTo();
  const canBeGuest =
    shopConfig().hasGuestRegistration && redirectTarget()?.startsWith(routeTo('checkout'));
  return (
    <section className="stack">
      <Heading>
        <Trans>You have no account yet?</Trans>
      </Heading>
      <p className="actions">
        {canBeGuest && (
          <Link {...buttonLook()} href={routeTo('guestRegister')}>
            <Trans>Continue as guest</Trans>
          </Link>
        )}
        <Link {...buttonLook()} href={hrefOf('register')}>
          <Trans>Register</Trans>
        </Link>
      </p>
    </section>
  );
}
