import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { ScreenHeading } from '../app/ScreenHeading.tsx';
import { buttonLook } from '../parts/buttonLook.ts';
import { AccountFrame } from './AccountFrame.tsx';
import { useReturnTo } from '../app/useReturnTo.ts';

function Done({ heading, children }: { heading: ReactNode; children: ReactNode }) {
  const { hrefOf } = useReturnTo();
  return (
    <AccountFrame>
      <div className="stack">
        <ScreenHeading>{heading}</ScreenHeading>
        <p>{children}</p>
      </div>
      <p className="actions">
        <Link {...buttonLook('secondary')} href={hrefOf('login')}>
          <Trans>Log in</Trans>
        </Link>
      </p>
    </AccountFrame>
  );
}

/** Confirms the request for a reset link, without revealing whether the account exists. */
export function ResetRequested() {
  return (
    <Done heading={<Trans>Check your email</Trans>}>
      <Trans>
        If there is an account with this address, we have sent you a link. If you cannot find it,
        check your spam folder.
      </Trans>
    </Done>
  );
}

export function PasswordRecovered() {
  return (
    <Done heading={<Trans>Your password has been changed</Trans>}>
      <Trans>You can now log in with your new password.</Trans>
    </Done>
  );
}
