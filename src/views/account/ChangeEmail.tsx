import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { replaceEmail } from '../../core/account/password.ts';
import { hasStatus, type Result } from '../../core/async/result.ts';
import { Heading } from '../parts/Heading.tsx';
import { Message } from '../parts/Message.tsx';
import { ShortForm } from './ShortForm.tsx';

const LABELS = { email: msg`New email` };

/** Form for a new email address, which is the login name: asks for the password, and for the address twice. */
export function ChangeEmail({ email }: { email: string }) {
  const { t } = useLingui();
  const [pending, setPending] = useState('');
  const send = async (password: string, wanted: string): Promise<Result<unknown>> => {
    const result = await replaceEmail(password, wanted);
    setPending(result.ok && result.value ? wanted : '');
    return result;
  };
  return (
    <section className="stack">
      <Heading>
        <Trans>Change email</Trans>
      </Heading>
      <p>
        <Trans>You log in with {email}.</Trans>
      </p>
      <ShortForm
        fields={['email', 'emailRepeat', 'oldPassword']}
        labels={LABELS}
        submit={<Trans>Change email</Trans>}
        send={(typed) => send(typed.oldPassword, typed.email)}
        meaning={(error) =>
          hasStatus(error, 400) ? { oldPassword: [t`The current password is wrong`] } : undefined
        }
      />
      {pending && (
        <Message kind="success">
          <Trans>
            We have sent a link to {pending}. Your address will change once you confirm it.
          </Trans>
        </Message>
      )}
    </section>
  );
}
