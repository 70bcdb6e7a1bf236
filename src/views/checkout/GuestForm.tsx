import { Trans } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import { useSnapshot } from 'valtio/react';
import { Link } from 'wouter';
import {
  continueAsGuest,
  forgetErrors,
  keepGuestForm,
  keptGuestForm,
} from '../../core/account/actions.ts';
import { beginningForm } from '../../core/account/attributes.ts';
import { FORM_FIELDS, type FormField } from '../../core/account/form.ts';
import { account } from '../../core/account/store.ts';
import type { CustomerAttributes } from '../../core/account/types.ts';
import { routeTo } from '../../core/routes/routes.ts';
import { CustomerFields } from '../app/CustomerFields.tsx';
import { FailureMessage } from '../app/FailureMessage.tsx';
import { FormErrors } from '../app/FormErrors.tsx';
import { PERSON_FIELDS } from '../app/personFields.ts';
import { useNavigate } from '../app/place.ts';
import { useForm } from '../app/useForm.ts';
import { Button } from '../parts/Button.tsx';
import { buttonClass } from '../parts/buttonClass.ts';

/** The form for a guest's details, with the fields that the server asks for. */
export function GuestForm({ attributes }: { attributes: CustomerAttributes }) {
  const go = useNavigate();
  const { guest } = useSnapshot(account);
  const shown = FORM_FIELDS.filter((field) => attributes.visible_fields.includes(field));
  const form = useForm<FormField>({
    first: () => beginningForm(attributes, keptGuestForm()),
    required: attributes.required_fields.filter((field) => shown.includes(field as FormField)),
    sending: guest,
    onType(typed, field) {
      keepGuestForm(typed);
      forgetErrors('guest', field);
    },
    send: continueAsGuest,
  });
  const submit = async (event: FormEvent): Promise<void> => {
    if (await form.submit(event)) go(routeTo('checkout', {}, { step: 'payment' }));
  };
  return (
    <form className="stack wide" noValidate onSubmit={(event) => void submit(event)}>
      <FormErrors form={form} labels={shown.map((field) => [field, PERSON_FIELDS[field].label])} />
      <CustomerFields form={form} fields={shown} attributes={attributes} />
      {form.failure && <FailureMessage failure={form.failure} />}
      <p className="actions">
        <Button kind="primary" type="submit" busy={form.isSending}>
          <Trans>Continue</Trans>
        </Button>
        <Link className={buttonClass('plain')} href={routeTo('checkout')}>
          <Trans>Back to the basket</Trans>
        </Link>
      </p>
    </form>
  );
}
