import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { Link } from 'wouter';
import { loadDetails } from '../../core/account/details.ts';
import { areOrdersAnswered, loadOrders, ordersOf } from '../../core/account/orders.ts';
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
import { Orders } from './Orders.tsx';

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
  const { customer, attributes, orders } = useSnapshot(account);
  const { token } = useSnapshot(session);
  // orders that arrive later must not move a form that is being filled in
  const [canOpen, setCanOpen] = useState(areOrdersAnswered);
  const [error, setError] = useState<ApiError>();
  const load = (): void => {
    setError(undefined);
    void loadDetails().then(setError);
  };
  useEffect(load, []);
  useEffect(() => void loadOrders().then(() => setCanOpen(true)), []);
  const missing = error ?? (attributes.is === 'failed' ? attributes.error : undefined);
  if (missing) return <ErrorMessage error={missing} onRetry={load} />;
  if (!customer || attributes.is !== 'ready' || !canOpen) return <Skeleton lines={12} />;
  return (
    <>
      <Orders state={ordersOf(orders, token)} />
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
