import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSnapshot } from 'valtio/react';
import {
  continueAsGuest,
  forgetGuestErrors,
  keepGuestForm,
  keptGuestForm,
} from '../../core/account/actions.ts';
import {
  type CustomerForm,
  EMPTY_FORM,
  FORM_FIELDS,
  type FormField,
  formOf,
  looksLikeEmail,
  missingFields,
} from '../../core/account/form.ts';
import { homeCountry } from '../../core/account/attributes.ts';
import { account } from '../../core/account/store.ts';
import type { CustomerAttributes } from '../../core/account/types.ts';

/** What the form begins with: what was being typed, else what is known of the guest; the country is the museum's. */
function firstForm(attributes: CustomerAttributes): CustomerForm {
  const known = account.customer ? formOf(account.customer) : undefined;
  const form = keptGuestForm() ?? known ?? EMPTY_FORM;
  return { ...form, country: form.country || homeCountry(attributes) };
}

/** The guest's form: what is typed, what is wrong with it, and sending it. */
export function useGuestForm(attributes: CustomerAttributes) {
  const { t } = useLingui();
  const { guest } = useSnapshot(account);
  const [form, setForm] = useState(() => firstForm(attributes));
  const [own, setOwn] = useState<Partial<Record<FormField, string>>>({});
  const [tries, setTries] = useState(0);

  const check = (): Partial<Record<FormField, string>> => ({
    ...(form.email.trim() &&
      !looksLikeEmail(form.email) && { email: t`This e-mail address is not valid` }),
    ...Object.fromEntries(
      missingFields(form, attributes.required_fields).map((field) => [
        field,
        t`Please fill in this field`,
      ]),
    ),
  });

  const ofServer = guest.is === 'rejected' ? guest.fields : {};
  const errors = Object.fromEntries(
    FORM_FIELDS.flatMap((field) => {
      const error = own[field] ?? ofServer[field]?.join(' ');
      return error ? [[field, error]] : [];
    }),
  ) as Partial<Record<FormField, string>>;

  return {
    form,
    errors,
    /** Grows with every try to send it: the summary of errors takes the focus again. */
    tries,
    /** What the server said of fields that the form does not have. */
    otherErrors: Object.entries(ofServer)
      .filter(([field]) => !FORM_FIELDS.includes(field as FormField))
      .flatMap(([, messages]) => messages),
    isSending: guest.is === 'sending',
    failure: guest.is === 'failed' ? guest.failure : undefined,
    set(field: FormField, value: string): void {
      const next = { ...form, [field]: value };
      setForm(next);
      setOwn({ ...own, [field]: undefined });
      keepGuestForm(next);
      forgetGuestErrors(field);
    },
    async send(): Promise<boolean> {
      const found = check();
      setOwn(found);
      setTries(tries + 1);
      return Object.keys(found).length === 0 && (await continueAsGuest(form));
    },
  };
}
