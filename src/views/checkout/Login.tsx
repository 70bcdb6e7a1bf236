import { Trans } from '@lingui/react/macro';
import { useContext } from 'react';
import { Link } from 'wouter';
import { navigate } from '../../core/navigation/navigate.ts';
import { routeTo } from '../../core/routes/routes.ts';
import { LoginForm } from '../app/LoginForm.tsx';
import { OutletContext } from '../app/outlet.ts';

/** Login of a customer in the checkout, which continues with the customer's details. */
export function Login({ canBeGuest }: { canBeGuest: boolean }) {
  const from = useContext(OutletContext);
  return (
    <>
      {!canBeGuest && (
        <p>
          <Trans>To order, log in or register.</Trans>
        </p>
      )}
      <LoginForm
        onLoggedIn={() =>
          navigate(routeTo('checkout', {}, { step: 'payment' }), { from, replace: true })
        }
      />
      <p className="row">
        <Trans>No account yet?</Trans>
        {canBeGuest && (
          <Link href={routeTo('guestRegister')}>
            <Trans>Continue as guest</Trans>
          </Link>
        )}
        <Link href={routeTo('register')}>
          <Trans>Register</Trans>
        </Link>
      </p>
    </>
  );
}
