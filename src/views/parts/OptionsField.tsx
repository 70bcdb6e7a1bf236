import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { describe } from './describe.ts';
import { FieldError } from './FieldFrame.tsx';

export type OptionsFieldProps = {
  /** Id of the first option, the target of the error summary. */
  id: string;
  name: string;
  type: 'radio' | 'checkbox';
  label: ReactNode;
  required?: boolean;
  error?: string;
  hint?: ReactNode;
  options: readonly { value: string; label: string }[];
  picked: readonly string[];
  onChange: (picked: readonly string[]) => void;
};

/** Radio group or checkbox group. */
export function OptionsField(props: OptionsFieldProps) {
  const { id, name, type, label, required, error, hint, options, picked, onChange } = props;
  const change = (value: string, isPicked: boolean): void => {
    const others = type === 'radio' ? [] : picked;
    const isChosen = (each: string) => (each === value ? isPicked : others.includes(each));
    // in the order of the options, not of the clicks
    onChange(options.map((option) => option.value).filter(isChosen));
  };
  return (
    <fieldset className="field" part="field">
      <legend>
        {label}
        {!required && (
          <span className="muted">
            {' '}
            <Trans>(optional)</Trans>
          </span>
        )}
      </legend>
      {hint && (
        <div className="hint muted" id={`${id}-hint`}>
          {hint}
        </div>
      )}
      {options.map((option, index) => {
        const optionId = index === 0 ? id : `${id}-${index}`;
        return (
          <div key={option.value} className="check">
            <input
              {...describe(id, { error, hint })}
              id={optionId}
              type={type}
              name={name}
              checked={picked.includes(option.value)}
              onChange={(event) => change(option.value, event.target.checked)}
            />
            <label htmlFor={optionId}>{option.label}</label>
          </div>
        );
      })}
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
