import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { Link } from 'wouter';
import { loadDetails } from '../../core/account/details.ts';
import { account } from '../../core/account/store.ts';
import type { ApiError } from '../../core/async/result.ts';
import { routeTo } from '../../core/routes/routes.ts';
import { session } from '../../core/session/store.ts';
import { ErrorMessage } from '../app/ErrorMessage.tsx';
import { RequiresLogin } from '../app/RequiresLogin.tsx';
import { ScreenHeading } from '../app/ScreenHeading.tsx';
import { buttonLook } from '../parts/buttonLook.ts';
import { Skeleton } from '../parts/Skeleton.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { ChangeDetails } from './ChangeDetails.tsx';
import { ChangeEmail } from './ChangeEmail.tsx';
import { ChangePassword } from './ChangePassword.tsx';

export function SettingsScreen() {
  const { customer } = useSnapshot(account);
  const { token } = useSnapshot(session);
  return (
    <AccountFrame>
      {!token || customer?.isGuest ? (
        <RequiresLogin />
      ) : (
        <>
          <ScreenHeading>
            <Trans>Settings</Trans>
          </ScreenHeading>
          <Settings />
        </>
      )}
    </AccountFrame>
  );
}

function Settings() {
  const { customer, attributes } = useSnapshot(account);
  const [error, setError] = useState<ApiError>();
  const load = (): void => {
    setError(undefined);
    void loadDetails().then(setError);
  };
  useEffect(load, []);
  const missing = error ?? (attributes.is === 'failed' ? attributes.error : undefined);
  if (missing) return <ErrorMessage error={missing} onRetry={load} />;
  if (!customer || attributes.is !== 'ready') return <Skeleton lines={12} />;
  return (
    <>
      <ChangeDetails attributes={attributes.value} />
      <ChangeEmail email={customer.email} />
      <ChangePassword email={customer.email} />
      <p className="actions">
        <Link {...buttonLook('plain')} href={routeTo('logout')}>
          <Trans>Log out</Trans>
        </Link>
      </p>
    </>
  );
}
