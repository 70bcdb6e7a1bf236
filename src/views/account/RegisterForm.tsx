import { Trans, useLingui } from '@lingui/react/macro';
import { msg } from '@lingui/core/macro';
import { type FormEvent, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { Link } from 'wouter';
import { keptGuestForm } from '../../core/account/actions.ts';
import { fieldsToRegister, postcodesToCorrect } from '../../core/account/address.ts';
import { initialForm } from '../../core/account/attributes.ts';
import type { CustomerField, FormField } from '../../core/account/form.ts';
import { keepRegistration, register } from '../../core/account/login.ts';
import { account, type Sending } from '../../core/account/store.ts';
import type { CustomerAttributes } from '../../core/account/types.ts';
import { CustomerFields } from '../app/CustomerFields.tsx';
import { ErrorMessage } from '../app/ErrorMessage.tsx';
import { FormErrors } from '../app/FormErrors.tsx';
import { PERSON_FIELDS } from '../app/personFields.ts';
import { useNavigate } from '../app/outlet.ts';
import { Terms } from '../app/Terms.tsx';
import { useForm } from '../app/useForm.ts';
import { Button } from '../parts/Button.tsx';
import { buttonLook } from '../parts/buttonLook.ts';
import { useReturnTo } from '../app/useReturnTo.ts';

/** Fields that are required for every account, in addition to those that the back end requires. */
const ALWAYS = ['email', 'password', 'terms'] as const;

type Asked = CustomerField | 'password';

/** Returns the fields that the back end has refused so far, which stay while they are corrected. */
function useRefused(registration: Sending): readonly string[] {
  const [refused, setRefused] = useState<readonly string[]>([]);
  const found = registration.is === 'rejected' ? Object.keys(registration.fields) : [];
  const added = found.filter((field) => !refused.includes(field));
  if (added.length > 0) setRefused([...refused, ...added]);
  return refused;
}

export function RegisterForm({ attributes }: { attributes: CustomerAttributes }) {
  const { t } = useLingui();
  const go = useNavigate();
  const { hrefOf } = useReturnTo();
  const { registration } = useSnapshot(account);
  const [draft] = useState(() => initialForm(attributes, keptGuestForm()));
  const refused = useRefused(registration);
  const shown: readonly Asked[] = [...fieldsToRegister(attributes, draft, refused), 'password'];
  const form = useForm<FormField | Asked | 'terms'>({
    first: () => ({ ...draft, password: '', terms: '' }),
    required: [...shown.filter((field) => attributes.required_fields.includes(field)), ...ALWAYS],
    postcodesToCorrect: (typed) =>
      postcodesToCorrect(typed, attributes).filter((field) => shown.some((each) => each === field)),
    sending: registration,
    onType: keepRegistration,
    // a country that is only preselected is not sent
    send: (typed) => register(shown.includes('country') ? typed : { ...typed, country: '' }),
  });
  const submit = async (event: FormEvent): Promise<void> => {
    if (await form.submit(event)) go(hrefOf('registerSuccess'));
  };
  const { value: accepted, onChange: accept, ...terms } = form.field('terms');
  return (
    <form className="stack wide" noValidate onSubmit={(event) => void submit(event)}>
      <FormErrors
        form={form}
        labels={[
          ...shown.map((field) => [field, PERSON_FIELDS[field].label] as const),
          ['terms', msg`Terms and conditions`],
        ]}
      />
      <CustomerFields form={form} fields={shown} attributes={attributes} />
      <Terms {...terms} checked={accepted !== ''} onChange={(is) => accept(is ? 'yes' : '')} />
      {form.error && <ErrorMessage error={form.error} />}
      <p className="actions">
        <Button kind="primary" type="submit" busy={form.isSending}>
          {t`Register`}
        </Button>
        <Link {...buttonLook('plain')} href={hrefOf('login')}>
          <Trans>Log in</Trans>
        </Link>
      </p>
    </form>
  );
}
