import { Trans, useLingui } from '@lingui/react/macro';
import type { MessageDescriptor } from '@lingui/core';
import { ErrorSummary } from '../parts/ErrorSummary.tsx';
import { Message } from '../parts/Message.tsx';
import type { Form } from './useForm.ts';

/** What is wrong with a form, above it: its fields by their labels, in the order they are shown, and what else there is. */
export function FormErrors<F extends string>({
  form,
  labels,
}: {
  form: Form<F>;
  labels: readonly (readonly [field: F, label: MessageDescriptor])[];
}) {
  const { t, i18n } = useLingui();
  const others = form.errorsBeside(labels.map(([field]) => field));
  return (
    <>
      <ErrorSummary
        key={form.tries}
        note={form.isIncomplete && <Trans>All mandatory fields must be filled.</Trans>}
        errors={labels.flatMap(([field, name]) => {
          const [label, error] = [i18n._(name), form.errorOf(field)];
          return error ? [{ fieldId: form.idOf(field), message: t`${label}: ${error}` }] : [];
        })}
      />
      {others.length > 0 && <Message kind="error">{others.join(' ')}</Message>}
    </>
  );
}
