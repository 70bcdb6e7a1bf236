import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { Link } from 'wouter';
import { forgetLogin, logIn } from '../../core/account/login.ts';
import { account } from '../../core/account/store.ts';
import { hasStatus } from '../../core/async/result.ts';
import { ErrorMessage } from './ErrorMessage.tsx';
import { FormErrors } from './FormErrors.tsx';
import { PERSON_FIELDS } from './personFields.ts';
import { useForm } from './useForm.ts';
import { Button } from '../parts/Button.tsx';
import { buttonLook } from '../parts/buttonLook.ts';
import { Field } from '../parts/Field.tsx';
import { Message } from '../parts/Message.tsx';
import { PasswordField } from '../parts/PasswordField.tsx';
import { useReturnTo } from './useReturnTo.ts';

/** Form in which a customer logs in with email address and password. */
export function LoginForm({ onLoggedIn }: { onLoggedIn: () => void }) {
  const { i18n } = useLingui();
  const { login } = useSnapshot(account);
  const { hrefOf } = useReturnTo();
  useEffect(() => forgetLogin, []);
  const form = useForm<'email' | 'password'>({
    first: () => ({ email: account.customer?.email ?? '', password: '' }),
    required: ['email', 'password'],
    sending: login,
    send: ({ email, password }) => logIn(email, password),
  });
  const { email, password } = PERSON_FIELDS;
  const submit = async (event: FormEvent): Promise<void> => {
    if (await form.submit(event)) onLoggedIn();
  };
  return (
    <form className="stack" noValidate onSubmit={(event) => void submit(event)}>
      <FormErrors
        form={form}
        labels={[
          ['email', email.label],
          ['password', password.label],
        ]}
      />
      <div className="fields">
        <Field
          {...form.field('email')}
          label={i18n._(email.label)}
          type="email"
          inputMode="email"
          autoComplete="username"
        />
        <PasswordField
          {...form.field('password')}
          label={i18n._(password.label)}
          autoComplete="current-password"
        />
      </div>
      {form.error &&
        (hasStatus(form.error, 401) ? (
          <Message kind="error">
            <Trans>Wrong email address or password.</Trans>
          </Message>
        ) : (
          <ErrorMessage error={form.error} />
        ))}
      <p className="actions">
        <Button kind="primary" type="submit" busy={form.isSending}>
          <Trans>Log in</Trans>
        </Button>
        <Link {...buttonLook('plain')} href={hrefOf('forgotPassword')}>
          <Trans>Forgot your password?</Trans>
        </Link>
      </p>
    </form>
  );
}
