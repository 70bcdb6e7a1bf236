import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { describe } from './describe.ts';
import type { FieldProps } from './Field.tsx';
import { FieldFrame } from './FieldFrame.tsx';

export type SelectFieldProps = Omit<FieldProps, 'type' | 'inputMode' | 'maxLength'> & {
  options: readonly { value: string; label: string }[];
};

/** Select field. Marked as optional only if `required` is `false`; if it is omitted, one option always applies. */
export function SelectField(props: SelectFieldProps) {
  const { id, label, required, error, hint, onChange, options, ...select } = props;
  const { t } = useLingui();
  const madeUp = useId();
  const fieldId = id ?? madeUp;
  // else the browser would show the first option, which the visitor has not chosen
  const hasToBeChosen = select.value === '' && !options.some(({ value }) => value === '');
  return (
    <FieldFrame
      id={fieldId}
      label={label}
      isOptional={required === false}
      error={error}
      hint={hint}
    >
      <select
        {...select}
        {...describe(fieldId, { error, hint })}
        id={fieldId}
        className="input"
        part="input"
        required={required}
        onChange={(event) => onChange(event.target.value)}
      >
        {hasToBeChosen && <option value="">{t`Choose an option`}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
