import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId } from 'react';
import { Link } from 'wouter';
import { FORM_FIELDS, type FormField } from '../../core/account/form.ts';
import type { CustomerAttributes } from '../../core/account/types.ts';
import { routeTo } from '../../core/routes/routes.ts';
import { FailureMessage } from '../app/FailureMessage.tsx';
import { useNavigate } from '../app/place.ts';
import { Button } from '../parts/Button.tsx';
import { buttonClass } from '../parts/buttonClass.ts';
import { ErrorSummary } from '../parts/ErrorSummary.tsx';
import { Field } from '../parts/Field.tsx';
import { Message } from '../parts/Message.tsx';
import { SelectField } from '../parts/SelectField.tsx';
import { PERSON_FIELDS } from '../app/personFields.ts';
import { useGuestForm } from './useGuestForm.ts';

/** The form for a guest's details, with the fields that the server asks for. */
export function GuestForm({ attributes }: { attributes: CustomerAttributes }) {
  const { t, i18n } = useLingui();
  const formId = useId();
  const go = useNavigate();
  const { form, errors, tries, otherErrors, isSending, failure, set, send } =
    useGuestForm(attributes);
  const idOf = (field: FormField): string => `${formId}-${field}`;
  const shown = FORM_FIELDS.filter((field) => attributes.visible_fields.includes(field));

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (await send()) go(routeTo('checkout', {}, { step: 'payment' }));
  };

  const common = (field: FormField) => ({
    id: idOf(field),
    name: field,
    label: i18n._(PERSON_FIELDS[field].label),
    value: form[field],
    onChange: (value: string) => set(field, value),
    required: attributes.required_fields.includes(field),
    autoComplete: PERSON_FIELDS[field].autoComplete,
    ...(errors[field] && { error: errors[field] }),
  });

  return (
    <form className="stack wide" noValidate onSubmit={(event) => void submit(event)}>
      <ErrorSummary
        key={tries}
        errors={shown
          .filter((field) => errors[field])
          .map((field) => {
            const [label, error] = [i18n._(PERSON_FIELDS[field].label), errors[field]];
            return { fieldId: idOf(field), message: t`${label}: ${error}` };
          })}
      />
      {otherErrors.length > 0 && <Message kind="error">{otherErrors.join(' ')}</Message>}
      <div className="fields">
        {shown.map((field) => (
          <div key={field} className={PERSON_FIELDS[field].width}>
            <GuestField field={field} common={common(field)} attributes={attributes} />
          </div>
        ))}
      </div>
      {failure && <FailureMessage failure={failure} />}
      <p className="actions">
        <Button kind="primary" type="submit" busy={isSending}>
          <Trans>Continue</Trans>
        </Button>
        <Link className={buttonClass('plain')} href={routeTo('checkout')}>
          <Trans>Back to the basket</Trans>
        </Link>
      </p>
    </form>
  );
}

function GuestField({
  field,
  common,
  attributes,
}: {
  field: FormField;
  common: Omit<Parameters<typeof Field>[0], 'type'>;
  attributes: CustomerAttributes;
}) {
  const { t } = useLingui();
  const optionsOf = (list: CustomerAttributes['countries']) =>
    list.map(({ key, name }) => ({ value: key, label: name }));
  if (field === 'country') {
    return <SelectField {...common} options={optionsOf(attributes.countries)} />;
  }
  if (field === 'salutation') {
    const none = { value: '', label: t`No salutation` };
    return <SelectField {...common} options={[none, ...optionsOf(attributes.salutations)]} />;
  }
  const { type, inputMode } = PERSON_FIELDS[field];
  return <Field {...common} {...(type && { type })} {...(inputMode && { inputMode })} />;
}
