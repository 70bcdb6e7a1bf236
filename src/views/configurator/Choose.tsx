import { useId } from 'react';
import type { ReactNode } from 'react';

export type ChooseProps = {
  label: ReactNode;
  name: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
  isDisabled?: boolean;
};

/** One out of a list, the first of which leaves it as it is. */
export function Choose({ label, name, value, options, onChange, isDisabled }: ChooseProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="input"
        name={name}
        value={value}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
