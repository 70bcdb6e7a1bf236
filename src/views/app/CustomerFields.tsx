import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import type { CustomerAttributes } from '../../core/account/types.ts';
import { Field } from '../parts/Field.tsx';
import { PasswordField } from '../parts/PasswordField.tsx';
import { SelectField } from '../parts/SelectField.tsx';
import { EmailField } from './EmailField.tsx';
import { PERSON_FIELDS, type PersonField } from './personFields.ts';
import type { Form } from './useForm.ts';

export type Labels = Partial<Record<PersonField, MessageDescriptor>>;

/** Fields of a customer, in the given order: for guests, for registration and for the account settings. */
export function CustomerFields<F extends string>({
  form,
  fields,
  attributes,
  labels,
}: {
  form: Form<F>;
  fields: readonly (F & PersonField)[];
  /** Options of the select fields. */
  attributes?: CustomerAttributes;
  /** Labels that replace the usual ones. */
  labels?: Labels;
}) {
  return (
    <div className="fields">
      {fields.map((field) => (
        <div key={field} className={PERSON_FIELDS[field].width}>
          <CustomerField
            field={field}
            common={form.field(field)}
            label={labels?.[field] ?? PERSON_FIELDS[field].label}
            attributes={attributes}
          />
        </div>
      ))}
    </div>
  );
}

function CustomerField({
  field,
  common,
  label,
  attributes,
}: {
  field: PersonField;
  common: ReturnType<Form<PersonField>['field']>;
  label: MessageDescriptor;
  attributes: CustomerAttributes | undefined;
}) {
  const { t, i18n } = useLingui();
  const { label: _label, width: _width, ...look } = PERSON_FIELDS[field];
  const props = { ...common, ...look, label: i18n._(label) };
  const optionsOf = (list: CustomerAttributes['countries'] = []) =>
    list.map(({ key, name }) => ({ value: key, label: name }));
  switch (field) {
    case 'country':
    case 'addrShipping.country':
      if (!attributes?.countries.length) return <Field {...props} />;
      return <SelectField {...props} options={optionsOf(attributes.countries)} />;
    case 'salutation': {
      const none = { value: '', label: t`Prefer not to say` };
      return <SelectField {...props} options={[none, ...optionsOf(attributes?.salutations)]} />;
    }
    case 'email':
    case 'emailRepeat':
      return <EmailField {...props} />;
    case 'oldPassword':
    case 'password':
    case 'passwordRepeat':
      return <PasswordField {...props} />;
    default:
      return <Field {...props} />;
  }
}
