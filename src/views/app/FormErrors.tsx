import { Trans, useLingui } from '@lingui/react/macro';
import type { MessageDescriptor } from '@lingui/core';
import { afterColon } from './afterColon.ts';
import { ErrorSummary } from '../parts/ErrorSummary.tsx';
import { PERSON_FIELDS, type PersonField } from './personFields.ts';
import type { Form } from './useForm.ts';

/** Error summary above a form: errors of its fields in display order, then errors of fields that it does not show. */
export function FormErrors<F extends string>({
  form,
  labels,
}: {
  form: Form<F>;
  labels: readonly (readonly [field: F, label: MessageDescriptor])[];
}) {
  const { t, i18n } = useLingui();
  if (!form.isTried) return null;
  const sentence = (name: MessageDescriptor | undefined, alone: string): string => {
    const label = name && i18n._(name);
    const error = afterColon(alone, i18n.locale);
    return label ? t`${label}: ${error}` : alone;
  };
  const others = form.errorsBeside(labels.map(([field]) => field)).map(([field, error]) => ({
    message: sentence(PERSON_FIELDS[field as PersonField]?.label, error),
  }));
  return (
    <ErrorSummary
      key={form.tries}
      note={form.isIncomplete && <Trans>Fill in all required fields.</Trans>}
      errors={[
        ...labels.flatMap(([field, name]) => {
          const error = form.errorOf(field);
          return error ? [{ fieldId: form.idOf(field), message: sentence(name, error) }] : [];
        }),
        ...others,
      ]}
    />
  );
}
