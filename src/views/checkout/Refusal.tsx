import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import { type ApiError, hasCode, hasStatus, sentenceOf } from '../../core/async/result.ts';
import { refusedAccount } from '../../core/checkout/form.ts';
import { routeTo } from '../../core/routes/routes.ts';
import { ErrorMessage } from '../app/ErrorMessage.tsx';
import { buttonLook } from '../parts/buttonLook.ts';
import { Message } from '../parts/Message.tsx';
import { NoPayment } from './NoPayment.tsx';

/** Shows why a payment could not start, with a link to the cart, for example to change what is sold out. */
export function Refusal({ error }: { error: ApiError }) {
  // the visitor can do nothing about it; the editor of the page gets a note
  if (hasCode(error, 'RETURN_ADDRESS_REFUSED')) return <NoPayment />;
  if (!hasStatus(error, 422) || hasCode(error, 'ADDRESS_MISSING')) {
    return <ErrorMessage error={error} />;
  }
  if (Object.keys(refusedAccount(error)).length > 0) {
    return (
      <Message kind="error" title={<Trans>Correct the errors in the form</Trans>}>
        {sentenceOf(error)}
      </Message>
    );
  }
  return (
    <Message
      kind="error"
      title={<Trans>This basket cannot be ordered as it is</Trans>}
      action={
        <Link {...buttonLook()} href={routeTo('checkout')}>
          <Trans>Change basket</Trans>
        </Link>
      }
    >
      {sentenceOf(error)}
    </Message>
  );
}
