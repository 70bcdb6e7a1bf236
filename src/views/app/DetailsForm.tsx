import { Trans } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, type Ref, useImperativeHandle } from 'react';
import { type AskedFields, isOfAddress, postcodesToCorrect } from '../../core/account/address.ts';
import { deliveryFields, type FormField } from '../../core/account/form.ts';
import { type CustomerForm, type CustomerAttributes } from '../../core/account/types.ts';
import type { Sending } from '../../core/account/store.ts';
import { CheckField } from '../parts/CheckField.tsx';
import { CustomerFields } from './CustomerFields.tsx';
import { ErrorMessage } from './ErrorMessage.tsx';
import { FormErrors } from './FormErrors.tsx';
import { PERSON_FIELDS } from './personFields.ts';
import { type Form, useForm } from './useForm.ts';

/** Lets another button submit the form. */
export type DetailsHandle = {
  /** Shows the errors of the fields; returns whether there are none. */
  check: () => boolean;
  /** Resolves to whether the details were accepted. */
  submit: () => Promise<boolean>;
};

/**
 * Form for the buyer's details: the customer fields in `asked` and, with `hasDelivery`, a delivery address, which defaults
 * to the billing address. `beforeAddress` is shown between the person and the address. `actions` renders the buttons; if
 * another button submits the form, its caller also shows the error of the call.
 */
export function DetailsForm(props: {
  attributes: CustomerAttributes;
  asked: AskedFields;
  hasDelivery: boolean;
  first: () => CustomerForm;
  sending: Sending;
  onType: (form: CustomerForm, field: FormField) => void;
  send: (form: CustomerForm) => Promise<boolean>;
  onSent?: () => void;
  beforeAddress?: ReactNode;
  actions?: (isSending: boolean) => ReactNode;
  ref?: Ref<DetailsHandle>;
}) {
  const { attributes, asked, hasDelivery, first, sending, onType, send, onSent, ref } = props;
  const { beforeAddress, actions } = props;
  const { shown: fields, required } = asked;
  const deliveryOf = ({ delivery }: CustomerForm) =>
    hasDelivery && delivery ? deliveryFields(attributes.visible_fields) : [];
  const form = useForm<FormField>({
    first,
    required: (typed) => [...required, ...deliveryOf(typed)],
    postcodesToCorrect: (typed) => {
      const shown: readonly FormField[] = [...fields, ...deliveryOf(typed)];
      return postcodesToCorrect(typed, attributes).filter((field) => shown.includes(field));
    },
    sending,
    onType,
    send,
  });
  const submit = async (event?: FormEvent): Promise<boolean> => {
    const isSent = await form.submit(event);
    if (isSent) onSent?.();
    return isSent;
  };
  useImperativeHandle(ref, () => ({ check: form.check, submit }));
  const delivery = deliveryOf(form.typed);
  return (
    <form className="stack wide" noValidate onSubmit={(event) => void submit(event)}>
      <FormErrors
        form={form}
        labels={[...fields, ...delivery].map((field) => [field, PERSON_FIELDS[field].label])}
      />
      <PersonAndAddress form={form} fields={fields} attributes={attributes}>
        {beforeAddress}
      </PersonAndAddress>
      {hasDelivery && (
        <Delivery
          form={form}
          fields={delivery}
          attributes={attributes}
          isAlone={fields.length === 0}
        />
      )}
      {actions && form.error && <ErrorMessage error={form.error} />}
      {actions && <p className="actions">{actions(form.isSending)}</p>}
    </form>
  );
}

/** Fields of the person and of the billing address, with `children` between them. */
function PersonAndAddress({
  form,
  fields,
  attributes,
  children,
}: {
  form: Form<FormField>;
  fields: AskedFields['shown'];
  attributes: CustomerAttributes;
  children: ReactNode;
}) {
  // an invoice names the company above the street
  const isBelow = (field: string): boolean => field === 'company' || isOfAddress(field);
  const person = fields.filter((field) => !isBelow(field));
  const address = fields.filter(isBelow);
  return (
    <>
      {person.length > 0 && <CustomerFields form={form} fields={person} attributes={attributes} />}
      {children}
      {address.length > 0 && (
        <CustomerFields form={form} fields={address} attributes={attributes} />
      )}
    </>
  );
}

/** Delivery address, which defaults to the billing address. */
function Delivery({
  form,
  fields,
  attributes,
  isAlone,
}: {
  form: Form<FormField>;
  fields: ReturnType<typeof deliveryFields>;
  attributes: CustomerAttributes;
  isAlone: boolean;
}) {
  return (
    <fieldset className="stack">
      <legend className={isAlone ? 'visually-hidden' : ''}>
        <Trans>Delivery address</Trans>
      </legend>
      <CheckField
        name="delivery"
        checked={!form.typed.delivery}
        onChange={(isSame) => form.set('delivery', isSame ? '' : 'elsewhere')}
      >
        <Trans>Same as billing address</Trans>
      </CheckField>
      {fields.length > 0 && <CustomerFields form={form} fields={fields} attributes={attributes} />}
    </fieldset>
  );
}
