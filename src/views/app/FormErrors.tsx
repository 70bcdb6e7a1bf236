import { Trans, useLingui } from '@lingui/react/macro';
import type { MessageDescriptor } from '@lingui/core';
import { ErrorSummary } from '../parts/ErrorSummary.tsx';
import { PERSON_FIELDS, type PersonField } from './personFields.ts';
import { useErrorLine } from './useErrorLine.ts';
import type { Form } from './useForm.ts';

/** Error summary above a form: errors of its fields in display order, then errors of fields that it does not show. */
export function FormErrors<F extends string>({
  form,
  labels,
}: {
  form: Form<F>;
  labels: readonly (readonly [field: F, label: MessageDescriptor])[];
}) {
  const { i18n } = useLingui();
  const lineOf = useErrorLine();
  if (!form.isTried) return null;
  const sentence = (name: MessageDescriptor | undefined, error: string): string => {
    const label = name && i18n._(name);
    return label ? lineOf(label, error) : error;
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
