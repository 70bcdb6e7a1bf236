import { Trans } from '@lingui/react/macro';
import { useSnapshot } from 'valtio/react';
import { Link } from 'wouter';
import { account, isLoggedIn } from '../../core/account/store.ts';
import { shopConfig } from '../../core/config/store.ts';
import { parseRoute, queryOf, routeTo } from '../../core/routes/routes.ts';
import { useHref, useOwnPath } from '../app/outlet.ts';
import { Disclosure } from './Disclosure.tsx';

/** Returns the address to open after signing in: the current one or, on an account screen, its `returnTo`. */
function useAddressAfterSignIn(): string | undefined {
  const [href, here] = [useHref(), useOwnPath()];
  if (parseRoute(href)?.area !== 'account') return here;
  return queryOf(href).get('returnTo') ?? undefined;
}

/** Links to log in and to register; for a customer, a menu instead. */
export function AccountLinks() {
  const { customer } = useSnapshot(account);
  const returnTo = useAddressAfterSignIn();
  if (!shopConfig().hasUserRegistration) return null;
  if (!customer || !isLoggedIn({ customer })) {
    return (
      <>
        <Link href={routeTo('login', {}, { returnTo })}>
          <Trans>Log in</Trans>
        </Link>
        <Link href={routeTo('register', {}, { returnTo })}>
          <Trans>Register</Trans>
        </Link>
      </>
    );
  }
  return (
    <Disclosure label={`${customer.fname} ${customer.lname}`}>
      <li>
        <Link href={routeTo('settings')}>
          <Trans>Your account</Trans>
        </Link>
      </li>
      <li>
        <Link href={routeTo('logout')}>
          <Trans>Log out</Trans>
        </Link>
      </li>
    </Disclosure>
  );
}
