import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import type { ApiError } from '../../core/async/result.ts';
import { checkout } from '../../core/checkout/store.ts';
import { findMethods } from '../../core/checkout/wallets.ts';
import { shopInfo } from '../../core/config/store.ts';
import { ContactLinks } from '../app/ContactLinks.tsx';
import { ErrorMessage } from '../app/ErrorMessage.tsx';
import { Message } from '../parts/Message.tsx';
import { Skeleton } from '../parts/Skeleton.tsx';

/** End of the checkout of a shop with neither guests nor accounts: only a wallet can order. */
export function NoOrdering({ hasWallets }: { hasWallets: boolean }) {
  const { payments } = useSnapshot(checkout);
  const [isChecked, setIsChecked] = useState(false);
  useEffect(() => void findMethods().then(() => setIsChecked(true)), []);
  if (hasWallets) return null;
  if (payments.is === 'failed') {
    return <ErrorMessage error={payments.error as ApiError} onRetry={() => void findMethods()} />;
  }
  return isChecked && payments.is === 'ready' ? <NoWay /> : <Skeleton lines={3} />;
}

function NoWay() {
  const { email, phone } = shopInfo();
  return (
    <Message kind="info" title={<Trans>Online ordering is not available here</Trans>}>
      {(email || phone) && (
        <>
          <Trans>Please contact us:</Trans> <ContactLinks />
        </>
      )}
    </Message>
  );
}
