import { useId } from 'react';
import type { ReactNode } from 'react';
import { describe } from './describe.ts';
import { FieldError } from './FieldFrame.tsx';

export type CheckFieldProps = {
  id?: string;
  name: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  required?: boolean;
  error?: string;
  /** Label, which may contain links. */
  children: ReactNode;
};

export function CheckField({ id, error, children, onChange, ...input }: CheckFieldProps) {
  const madeUp = useId();
  const fieldId = id ?? madeUp;
  return (
    <div className="field" part="field">
      <div className="check">
        <input
          {...input}
          {...describe(fieldId, { error })}
          id={fieldId}
          type="checkbox"
          onChange={(event) => onChange(event.target.checked)}
        />
        <label htmlFor={fieldId}>{children}</label>
      </div>
      <FieldError id={fieldId} error={error} />
    </div>
  );
}
