import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { describe } from './describe.ts';
import { FieldFrame } from './FieldFrame.tsx';

export type FieldProps = Pick<
  ComponentProps<'input'>,
  'type' | 'autoComplete' | 'inputMode' | 'maxLength'
> & {
  /** By this id an error summary finds the field; made up where it is left out. */
  id?: string;
  label: ReactNode;
  name: string;
  value: string;
  onChange: (value: string) => void;
  required?: boolean;
  error?: string;
  hint?: ReactNode;
};

/** A line of text to fill in. */
export function Field({ id, label, required, error, hint, onChange, ...input }: FieldProps) {
  const madeUp = useId();
  const fieldId = id ?? madeUp;
  return (
    <FieldFrame id={fieldId} label={label} isOptional={!required} error={error} hint={hint}>
      <input
        type="text"
        {...input}
        {...describe(fieldId, { error, hint })}
        id={fieldId}
        className="input"
        part="input"
        required={required}
        onChange={(event) => onChange(event.target.value)}
      />
    </FieldFrame>
  );
}
