import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import { shopConfig } from '../../core/config/store.ts';
import { routeTo } from '../../core/routes/routes.ts';
import { buttonLook } from '../parts/buttonLook.ts';
import { ScreenHeading } from './ScreenHeading.tsx';

/**
 * Shown instead of a screen that requires sign-in; offers login and registration and, with `forGuests`, the guest form
 * first.
 */
export function RequiresLogin({ forGuests = false }: { forGuests?: boolean }) {
  const canBeGuest = forGuests && shopConfig().hasGuestRegistration;
  return (
    <div className="stack">
      <ScreenHeading>
        <Trans context="heading">Log in</Trans>
      </ScreenHeading>
      <p>
        <Trans>This page requires login.</Trans>
      </p>
      <p className="actions">
        {canBeGuest && (
          <Link {...buttonLook('primary')} href={routeTo('guestRegister')}>
            <Trans>Continue as guest</Trans>
          </Link>
        )}
        <Link {...buttonLook(canBeGuest ? 'secondary' : 'primary')} href={routeTo('login')}>
          <Trans>Log in</Trans>
        </Link>
        <Link {...buttonLook()} href={routeTo('register')}>
          <Trans>Register</Trans>
        </Link>
      </p>
    </div>
  );
}
