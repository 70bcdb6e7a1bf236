import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import { routeTo } from '../../core/routes/routes.ts';
import { buttonLook } from '../parts/buttonLook.ts';
import { ScreenHeading } from './ScreenHeading.tsx';

/** Shown instead of a screen that requires sign-in; offers login and registration. */
export function RequiresLogin() {
  return (
    <div className="stack">
      <ScreenHeading>
        <Trans context="heading">Log in</Trans>
      </ScreenHeading>
      <p>
        <Trans>Log in to see this page.</Trans>
      </p>
      <p className="actions">
        <Link {...buttonLook('primary')} href={routeTo('login')}>
          <Trans>Log in</Trans>
        </Link>
        <Link {...buttonLook()} href={routeTo('register')}>
          <Trans>Register</Trans>
        </Link>
      </p>
    </div>
  );
}
