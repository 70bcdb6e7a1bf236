import { Trans } from '@lingui/react/macro';
import type { FormEvent, ReactNode } from 'react';
import { type CustomerField, deliveryFields, type FormField } from '../../core/account/form.ts';
import { type CustomerForm, type CustomerAttributes } from '../../core/account/types.ts';
import type { Sending } from '../../core/account/store.ts';
import { CheckField } from '../parts/CheckField.tsx';
import { CustomerFields } from './CustomerFields.tsx';
import { ErrorMessage } from './ErrorMessage.tsx';
import { FormErrors } from './FormErrors.tsx';
import { PERSON_FIELDS } from './personFields.ts';
import { useForm } from './useForm.ts';

/**
 * Form for the buyer's details: the customer `fields` and, with `hasDelivery`, a delivery address, which defaults to
 * the billing address. `actions` renders the buttons.
 */
export function DetailsForm(props: {
  attributes: CustomerAttributes;
  fields: readonly CustomerField[];
  hasDelivery: boolean;
  first: () => CustomerForm;
  sending: Sending;
  onType: (form: CustomerForm, field: FormField) => void;
  send: (form: CustomerForm) => Promise<boolean>;
  onSent?: () => void;
  actions: (isSending: boolean) => ReactNode;
}) {
  const { attributes, fields, hasDelivery, first, sending, onType, send, onSent, actions } = props;
  const deliveryOf = ({ delivery }: CustomerForm) =>
    hasDelivery && delivery ? deliveryFields(attributes.visible_fields) : [];
  const form = useForm<FormField>({
    first,
    required: (typed) => [
      ...fields.filter((field) => attributes.required_fields.includes(field)),
      ...deliveryOf(typed),
    ],
    sending,
    onType,
    send,
  });
  const submit = async (event: FormEvent): Promise<void> => {
    if (await form.submit(event)) onSent?.();
  };
  const delivery = deliveryOf(form.typed);
  return (
    <form className="stack wide" noValidate onSubmit={(event) => void submit(event)}>
      <FormErrors
        form={form}
        labels={[...fields, ...delivery].map((field) => [field, PERSON_FIELDS[field].label])}
      />
      {fields.length > 0 && <CustomerFields form={form} fields={fields} attributes={attributes} />}
      {hasDelivery && (
        <fieldset className="stack">
          <legend className={fields.length > 0 ? '' : 'visually-hidden'}>
            <Trans>Delivery address</Trans>
          </legend>
          <CheckField
            name="delivery"
            checked={!form.typed.delivery}
            onChange={(isSame) => form.set('delivery', isSame ? '' : 'elsewhere')}
          >
            <Trans>Same as the billing address</Trans>
          </CheckField>
          {delivery.length > 0 && (
            <CustomerFields form={form} fields={delivery} attributes={attributes} />
          )}
        </fieldset>
      )}
      {form.error && <ErrorMessage error={form.error} />}
      <p className="actions">{actions(form.isSending)}</p>
    </form>
  );
}
