import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { rejection } from '../../core/account/actions.ts';
import type { Sending } from '../../core/account/store.ts';
import type { ApiError, FieldErrors, Result } from '../../core/async/result.ts';
import { CustomerFields, type Labels } from '../app/CustomerFields.tsx';
import { ErrorMessage } from '../app/ErrorMessage.tsx';
import { FormErrors } from '../app/FormErrors.tsx';
import { PERSON_FIELDS, type PersonField } from '../app/personFields.ts';
import { useForm } from '../app/useForm.ts';
import { Button } from '../parts/Button.tsx';

/** Converts a failure into errors of the fields, if `meaning` finds any. */
function withFieldErrors(
  sending: Sending,
  meaning: (error: ApiError) => FieldErrors | undefined,
): Sending {
  const fields = sending.is === 'failed' ? meaning(sending.error) : undefined;
  return fields ? { is: 'rejected', fields } : sending;
}

function corrected(sending: Sending, field: string): Sending {
  if (sending.is !== 'rejected') return sending;
  const { [field]: _corrected, ...fields } = sending.fields;
  return { is: 'rejected', fields };
}

/** Form of a few required fields, which is cleared once it is sent. Passwords are not stored. */
export function ShortForm<F extends PersonField>({
  fields,
  labels,
  username,
  submit,
  send,
  onSent,
  meaning,
  children,
}: {
  fields: readonly F[];
  labels?: Labels;
  /** Email address of the account, for password managers. */
  username?: string;
  submit: ReactNode;
  send: (typed: Record<F, string>) => Promise<Result<unknown>>;
  onSent?: () => void;
  /** Returns the errors of the fields for a failure; `undefined` if it does not refer to them. */
  meaning: (error: ApiError) => FieldErrors | undefined;
  /** Further actions next to the submit button. */
  children?: ReactNode;
}) {
  const [sent, setSent] = useState<Sending>({ is: 'idle' });
  const sending = withFieldErrors(sent, meaning);
  const form = useForm<F>({
    first: () => Object.fromEntries(fields.map((field) => [field, ''])) as Record<F, string>,
    required: fields,
    sending,
    onType: (_typed, field) => setSent(corrected(sending, field)),
    async send(typed) {
      setSent({ is: 'sending' });
      const result = await send(typed);
      setSent(result.ok ? { is: 'idle' } : rejection(result.error));
      return result.ok;
    },
  });
  const isLeft = useRef(false);
  useEffect(() => () => void (isLeft.current = true), []);
  const trySubmit = async (event: FormEvent): Promise<void> => {
    if (!(await form.submit(event))) return;
    form.reset();
    // no redirect if the visitor has left the screen in the meantime
    if (!isLeft.current) onSent?.();
  };
  return (
    <form className="stack wide" noValidate onSubmit={(event) => void trySubmit(event)}>
      <FormErrors
        form={form}
        labels={fields.map((field) => [field, labels?.[field] ?? PERSON_FIELDS[field].label])}
      />
      {username && (
        <input hidden readOnly name="username" autoComplete="username" value={username} />
      )}
      <CustomerFields<F> form={form} fields={fields} {...(labels && { labels })} />
      {form.error && <ErrorMessage error={form.error} />}
      <p className="actions">
        <Button kind="primary" type="submit" busy={form.isSending}>
          {submit}
        </Button>
        {children}
      </p>
    </form>
  );
}
