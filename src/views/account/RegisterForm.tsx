import { Trans, useLingui } from '@lingui/react/macro';
import { msg } from '@lingui/core/macro';
import { type FormEvent, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { Link } from 'wouter';
import { keptGuestForm } from '../../core/account/actions.ts';
import { fieldsOfNewcomer, postcodesToCorrect } from '../../core/account/address.ts';
import { initialForm } from '../../core/account/attributes.ts';
import { type CustomerField, type FormField, onlyShown } from '../../core/account/form.ts';
import { keepRegistration, register } from '../../core/account/login.ts';
import { account } from '../../core/account/store.ts';
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
import { useRefused } from '../app/useRefused.ts';
import { useReturnTo } from '../app/useReturnTo.ts';

/** Fields that are required for every account, in addition to those that the back end requires. */
const ALWAYS = ['email', 'password', 'terms'] as const;

type Asked = CustomerField | 'password';

export function RegisterForm({ attributes }: { attributes: CustomerAttributes }) {
  const { t } = useLingui();
  const go = useNavigate();
  const { hrefOf } = useReturnTo();
  const { registration } = useSnapshot(account);
  const [draft] = useState(() => initialForm(attributes, keptGuestForm()));
  const refused = useRefused(registration);
  const asked = fieldsOfNewcomer(attributes, draft, { refused });
  const shown: readonly Asked[] = [...asked.shown, 'password'];
  const form = useForm<FormField | Asked | 'terms'>({
    first: () => ({ ...draft, password: '', terms: '' }),
    required: [...asked.required, ...ALWAYS],
    postcodesToCorrect: (typed) =>
      postcodesToCorrect(typed, attributes).filter((field) => shown.some((each) => each === field)),
    sending: registration,
    onType: keepRegistration,
    send: (typed) => register({ ...typed, ...onlyShown(typed, shown) }),
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
