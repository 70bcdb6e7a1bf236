import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import { type ApiError, hasCode, hasStatus, sentenceOf } from '../../core/async/result.ts';
import { shopInfo } from '../../core/config/store.ts';
import { routeTo } from '../../core/routes/routes.ts';
import { ErrorMessage } from '../app/ErrorMessage.tsx';
import { buttonLook } from '../parts/buttonLook.ts';
import { Message } from '../parts/Message.tsx';

/** Shows why a payment could not start, with a link to the cart, for example to change what is sold out. */
export function Refusal({ error }: { error: ApiError }) {
  if (hasCode(error, 'RETURN_ADDRESS_REFUSED')) return <PageRefused />;
  if (!hasStatus(error, 422) || hasCode(error, 'ADDRESS_MISSING')) {
    return <ErrorMessage error={error} />;
  }
  return (
    <Message
      kind="error"
      title={<Trans>This basket cannot be ordered as it is</Trans>}
      action={
        <Link {...buttonLook()} href={routeTo('checkout')}>
          <Trans>Change the basket</Trans>
        </Link>
      }
    >
      {sentenceOf(error)}
    </Message>
  );
}

/** The visitor can do nothing about a page that the back end does not know; its editor gets a note. */
function PageRefused() {
  const { email } = shopInfo();
  return (
    <Message kind="error">
      {email ? (
        <Trans>Nothing can be paid here at the moment. Please write to us: {email}</Trans>
      ) : (
        <Trans>Payment is not available here at the moment.</Trans>
      )}
    </Message>
  );
}
