import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useContext, useLayoutEffect, useState } from 'react';
import { Link } from 'wouter';
import { hasResetKey, setNewPassword, takeResetKey } from '../../core/account/password.ts';
import { hasStatus, type Result } from '../../core/async/result.ts';
import { NO_KEY } from '../../core/routes/noKey.ts';
import { routeTo } from '../../core/routes/routes.ts';
import { OutletContext, useNavigate, useRouteParam } from '../app/outlet.ts';
import { ScreenHeading } from '../app/ScreenHeading.tsx';
import { buttonLook } from '../parts/buttonLook.ts';
import { Message } from '../parts/Message.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { ShortForm } from './ShortForm.tsx';

const LABELS = { password: msg`New password` };

/** Sets a new password with the key from a mailed link, and removes that key from the address at once. */
export function RecoverScreen() {
  const guid = useRouteParam('guid') ?? NO_KEY;
  const outlet = useContext(OutletContext);
  const go = useNavigate();
  const [isGood, setIsGood] = useState(() => guid !== NO_KEY || hasResetKey());
  useLayoutEffect(() => {
    takeResetKey(guid, outlet);
    if (guid !== NO_KEY) setIsGood(true);
  }, [guid, outlet]);
  const send = async (password: string): Promise<Result<unknown>> => {
    const result = await setNewPassword(password);
    if (!result.ok && hasStatus(result.error, 400)) setIsGood(false);
    return result;
  };
  return (
    <AccountFrame>
      <ScreenHeading>
        <Trans>Set a new password</Trans>
      </ScreenHeading>
      {isGood ? (
        <ShortForm
          fields={['password', 'passwordRepeat']}
          labels={LABELS}
          submit={<Trans>Save password</Trans>}
          send={({ password }) => send(password)}
          onSent={() => go(routeTo('recoverPasswordSuccess'), { replace: true })}
          meaning={() => undefined}
        />
      ) : (
        <Message
          kind="error"
          action={
            <Link {...buttonLook('secondary')} href={routeTo('forgotPassword')}>
              <Trans>Request a new link</Trans>
            </Link>
          }
        >
          <Trans>This link has already been used or has expired.</Trans>
        </Message>
      )}
    </AccountFrame>
  );
}
