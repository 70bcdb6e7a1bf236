import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { isWaiting } from '../../core/async/asyncState.ts';
import { loadAttributes } from '../../core/account/attributes.ts';
import { account, isLoggedIn } from '../../core/account/store.ts';
import { usePrefetch } from '../app/prefetch.ts';
import { ErrorMessage } from '../app/ErrorMessage.tsx';
import { ScreenHeading } from '../app/ScreenHeading.tsx';
import { Skeleton } from '../parts/Skeleton.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { LoggedIn } from '../app/LoggedIn.tsx';
import { RegisterForm } from './RegisterForm.tsx';

export function RegisterScreen() {
  const { attributes, customer } = useSnapshot(account);
  useEffect(() => void loadAttributes(), []);
  usePrefetch('registerSuccess');
  const isKnown = customer && isLoggedIn({ customer });
  return (
    <AccountFrame>
      <ScreenHeading>
        <Trans>Register</Trans>
      </ScreenHeading>
      {isKnown && <LoggedIn customer={customer} />}
      {!isKnown && attributes.is === 'ready' && <RegisterForm attributes={attributes.value} />}
      {attributes.is === 'failed' && (
        <ErrorMessage error={attributes.error} onRetry={() => void loadAttributes()} />
      )}
      {isWaiting(attributes) && <Skeleton lines={8} />}
    </AccountFrame>
  );
}
