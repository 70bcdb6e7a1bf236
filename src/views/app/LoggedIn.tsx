import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import type { Customer } from '../../core/account/types.ts';
import { routeTo } from '../../core/routes/routes.ts';
import { Button } from '../parts/Button.tsx';
import { buttonLook } from '../parts/buttonLook.ts';
import { useReturnTo } from './useReturnTo.ts';

/** Shown instead of a login form to customers who are logged in: offers to continue or to log out. */
export function LoggedIn({ customer }: { customer: Pick<Customer, 'fname' | 'lname'> }) {
  const { goBack } = useReturnTo();
  const name = `${customer.fname} ${customer.lname}`;
  return (
    <div className="stack">
      <p>
        <Trans>You are logged in as {name}.</Trans>
      </p>
      <p className="actions">
        <Button kind="primary" onClick={() => goBack('settings')}>
          <Trans>Continue</Trans>
        </Button>
        <Link {...buttonLook('plain')} href={routeTo('logout')}>
          <Trans>Log out</Trans>
        </Link>
      </p>
    </div>
  );
}
