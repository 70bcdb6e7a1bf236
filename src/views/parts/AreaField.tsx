import { useId } from 'react';
import { describe } from './describe.ts';
import type { FieldProps } from './Field.tsx';
import { FieldFrame } from './FieldFrame.tsx';

export function AreaField(props: Omit<FieldProps, 'type' | 'inputMode' | 'autoComplete'>) {
  const { id, label, required, error, hint, onChange, ...area } = props;
  const madeUp = useId();
  const fieldId = id ?? madeUp;
  return (
    <FieldFrame id={fieldId} label={label} isOptional={!required} error={error} hint={hint}>
      <textarea
        rows={4}
        {...area}
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
