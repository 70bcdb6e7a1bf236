import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { Link } from 'wouter';
import { loadDetails } from '../../core/account/details.ts';
import { loadOrders, ordersOf } from '../../core/account/orders.ts';
import { account } from '../../core/account/store.ts';
import type { ApiError } from '../../core/async/result.ts';
import { queryOf, routeTo } from '../../core/routes/routes.ts';
import { session } from '../../core/session/store.ts';
import { ErrorMessage } from '../app/ErrorMessage.tsx';
import { useHref } from '../app/outlet.ts';
import { RequiresLogin } from '../app/RequiresLogin.tsx';
import { ScreenHeading } from '../app/ScreenHeading.tsx';
import { buttonLook } from '../parts/buttonLook.ts';
import { Skeleton } from '../parts/Skeleton.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { ChangeDetails } from './ChangeDetails.tsx';
import { ChangeEmail } from './ChangeEmail.tsx';
import { ChangePassword } from './ChangePassword.tsx';
import { Orders } from './Orders.tsx';

/** The customer's account: opens with the orders, or with the settings if the back end lists no orders. */
export function SettingsScreen() {
  const { customer } = useSnapshot(account);
  const { token } = useSnapshot(session);
  return (
    <AccountFrame>
      {!token || customer?.isGuest ? <RequiresLogin /> : <Account token={token} />}
    </AccountFrame>
  );
}

function Account({ token }: { token: string }) {
  const orders = ordersOf(useSnapshot(account).orders, token);
  const areSettingsWanted = queryOf(useHref()).get('part') === 'settings';
  useEffect(() => void loadOrders(), []);
  const isListed = orders.is !== 'ready' || orders.value.orders !== undefined;
  const areSettings = areSettingsWanted || !isListed;
  return (
    <>
      <ScreenHeading>
        {areSettingsWanted ? <Trans>Settings</Trans> : <Trans>Your account</Trans>}
      </ScreenHeading>
      {areSettings ? <Settings /> : <Orders state={orders} />}
      <p className="actions">
        {isListed && (
          <Link
            {...buttonLook()}
            href={routeTo('settings', {}, areSettings ? {} : { part: 'settings' })}
          >
            {areSettings ? <Trans>Your orders</Trans> : <Trans>Settings</Trans>}
          </Link>
        )}
        <Link {...buttonLook('plain')} href={routeTo('logout')}>
          <Trans>Log out</Trans>
        </Link>
      </p>
    </>
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
      <ChangeDetails />
      <ChangeEmail email={customer.email} />
      <ChangePassword email={customer.email} />
    </>
  );
}
