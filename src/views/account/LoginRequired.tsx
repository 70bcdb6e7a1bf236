import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import { routeTo } from '../../core/routes/routes.ts';
import { buttonClass } from '../parts/buttonClass.ts';
import { Message } from '../parts/Message.tsx';

/** In place of a screen that is for registered customers. After the login it is shown. */
export function LoginRequired({ returnTo }: { returnTo: string }) {
  return (
    <Message
      kind="info"
      action={
        <Link className={buttonClass('secondary')} href={routeTo('login', {}, { returnTo })}>
          <Trans>Log in</Trans>
        </Link>
      }
    >
      <Trans>This page requires login.</Trans>
    </Message>
  );
}
