import { Trans } from '@lingui/react/macro';
import { useContext, useLayoutEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { Link } from 'wouter';
import { account, isLoggedIn } from '../../core/account/store.ts';
import { cart } from '../../core/cart/store.ts';
import { isNothingBought } from '../../core/cart/totals.ts';
import { navigate } from '../../core/navigation/navigate.ts';
import { isBeforePayment, redirectTarget } from '../../core/navigation/redirect.ts';
import { queryOf, routeTo } from '../../core/routes/routes.ts';
import { OutletContext, useHref } from '../app/outlet.ts';
import { ScreenHeading } from '../app/ScreenHeading.tsx';
import { Heading } from '../parts/Heading.tsx';
import { buttonLook } from '../parts/buttonLook.ts';
import { AccountFrame } from './AccountFrame.tsx';
import { LoggedIn } from '../app/LoggedIn.tsx';
import { LoginForm } from '../app/LoginForm.tsx';
import { useReturnTo } from '../app/useReturnTo.ts';

export function LoginScreen() {
  const { customer } = useSnapshot(account);
  const { goBack } = useReturnTo();
  useCheckoutLogin();
  const isSentHere = queryOf(useHref()).get('fromUnauthorized') === 'true';
  return (
    <AccountFrame>
      <div className="stack">
        <ScreenHeading>
          <Trans context="heading">Log in</Trans>
        </ScreenHeading>
        {isSentHere && (
          <p>
            <Trans>Log in to see this page.</Trans>
          </p>
        )}
      </div>
      {customer && isLoggedIn({ customer }) ? (
        <LoggedIn customer={customer} />
      ) : (
        <>
          <LoginForm onLoggedIn={() => goBack('settings')} />
          <OtherWays />
        </>
      )}
    </AccountFrame>
  );
}

/** Opens the login form of the checkout instead, for visitors who come from there. */
function useCheckoutLogin(): void {
  const from = useContext(OutletContext);
  const hasReturn = queryOf(useHref()).has('returnTo');
  useLayoutEffect(() => {
    const isOrdering = isBeforePayment(redirectTarget() ?? '');
    if (!isOrdering || hasReturn || isLoggedIn(account) || isNothingBought(cart.lines)) return;
    navigate(routeTo('checkout', {}, { step: 'login' }), { from, replace: true });
  }, [from, hasReturn]);
}

function OtherWays() {
  const { hrefOf } = useReturnTo();
  return (
    <section className="stack">
      <Heading>
        <Trans>No account yet?</Trans>
      </Heading>
      <p className="actions">
        <Link {...buttonLook()} href={hrefOf('register')}>
          <Trans>Register</Trans>
        </Link>
      </p>
    </section>
  );
}
