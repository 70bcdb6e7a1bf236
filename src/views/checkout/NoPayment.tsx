import { Trans } from '@lingui/react/macro';
import { shopInfo } from '../../core/config/store.ts';
import { Message } from '../parts/Message.tsx';

/** Shown if nothing can be paid on this page, with the museum's email address if it is known. */
export function NoPayment() {
  const { email } = shopInfo();
  return (
    <Message kind="error">
      {email ? (
        <Trans>
          Payment is not available at the moment. Please write to us:{' '}
          <a href={`mailto:${email}`}>{email}</a>
        </Trans>
      ) : (
        <Trans>Payment is not available at the moment.</Trans>
      )}
    </Message>
  );
}
