import { Trans, useLingui } from '@lingui/react/macro';
import { msg } from '@lingui/core/macro';
import type { FormEvent } from 'react';
import { useSnapshot } from 'valtio/react';
import { Link } from 'wouter';
import { keptGuestForm } from '../../core/account/actions.ts';
import { postcodesToCorrect } from '../../core/account/address.ts';
import { initialForm } from '../../core/account/attributes.ts';
import { type CustomerField, FORM_FIELDS, type FormField } from '../../core/account/form.ts';
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
import { useReturnTo } from '../app/useReturnTo.ts';

/** Fields that are required for every account, in addition to those that the back end requires. */
const ALWAYS = ['email', 'emailRepeat', 'password', 'passwordRepeat', 'terms'] as const;

type Asked = CustomerField | 'emailRepeat' | 'password' | 'passwordRepeat';

/** Returns the fields in display order, with e-mail and password twice. */
const fieldsFor = ({ visible_fields }: CustomerAttributes): Asked[] => [
  ...FORM_FIELDS.flatMap((field): Asked[] => {
    if (field === 'email') return ['email', 'emailRepeat'];
    return visible_fields.includes(field) ? [field] : [];
  }),
  'password',
  'passwordRepeat',
];

export function RegisterForm({ attributes }: { attributes: CustomerAttributes }) {
  const { t } = useLingui();
  const go = useNavigate();
  const { hrefOf } = useReturnTo();
  const { registration } = useSnapshot(account);
  const shown = fieldsFor(attributes);
  const form = useForm<FormField | Asked | 'terms'>({
    first: () => ({
      ...initialForm(attributes, keptGuestForm()),
      emailRepeat: '',
      password: '',
      passwordRepeat: '',
      terms: '',
    }),
    required: [
      ...attributes.required_fields.filter((field) => shown.includes(field as Asked)),
      ...ALWAYS,
    ],
    postcodesToCorrect: (typed) =>
      postcodesToCorrect(typed, attributes).filter((field) => shown.some((each) => each === field)),
    sending: registration,
    onType: keepRegistration,
    send: register,
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
