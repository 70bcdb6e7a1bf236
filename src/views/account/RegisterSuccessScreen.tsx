import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import { ScreenHeading } from '../app/ScreenHeading.tsx';
import { usePrefetch } from '../app/prefetch.ts';
import { buttonLook } from '../parts/buttonLook.ts';
import { AccountFrame } from './AccountFrame.tsx';
import { useReturnTo } from '../app/useReturnTo.ts';

export function RegisterSuccessScreen() {
  const { hrefOf } = useReturnTo();
  usePrefetch('login');
  return (
    <AccountFrame>
      <div className="stack">
        <ScreenHeading>
          <Trans>You are registered</Trans>
        </ScreenHeading>
        <p>
          <Trans>We have sent you an email. You can now log in.</Trans>
        </p>
        <p className="actions">
          <Link {...buttonLook('primary')} href={hrefOf('login')}>
            <Trans>Log in</Trans>
          </Link>
        </p>
      </div>
    </AccountFrame>
  );
}
