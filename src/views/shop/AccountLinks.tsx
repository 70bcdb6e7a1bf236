import { Trans } from '@lingui/react/macro';
import { useContext } from 'react';
import { useSnapshot } from 'valtio/react';
import { Link } from 'wouter';
import { account, isLoggedIn } from '../../core/account/store.ts';
import { shopConfig } from '../../core/config/store.ts';
import { linkTo } from '../../core/navigation/actions.ts';
import { parseRoute, queryOf, routeTo } from '../../core/routes/routes.ts';
import { PlaceContext, useHref } from '../app/place.ts';
import { Disclosure } from './Disclosure.tsx';

/** Where somebody is led who has logged in or registered: where he is now, or was when he began to. */
function useReturnTo(): string | undefined {
  const href = useHref();
  const place = useContext(PlaceContext);
  if (parseRoute(href)?.area === 'account') return queryOf(href).get('returnTo') ?? undefined;
  const { pathname, search, hash } = new URL(linkTo(href, place));
  return pathname + search + hash;
}

/** To log in and to register; of a customer who is logged in, his own menu. */
export function AccountLinks() {
  const { customer } = useSnapshot(account);
  const returnTo = useReturnTo();
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
          <Trans>Settings</Trans>
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
