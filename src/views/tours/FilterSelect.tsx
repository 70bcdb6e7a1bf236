import { useId } from 'react';
import type { FilterOption } from '../../core/tours/list.ts';

/** Select field for a filter; each option shows the number of tours that match it, once it is known. */
export function FilterSelect({
  label,
  options,
  value,
  onChange,
}: {
  label: string;
  options: readonly FilterOption[];
  value: string;
  onChange: (value: string) => void;
}) {
  const id = useId();
  return (
    <div className="field" part="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="input"
        part="input"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map(({ value: choice, name, count }) => (
          <option key={choice} value={choice} disabled={count === 0 && choice !== value}>
            {count === undefined ? name : `${name} (${count})`}
          </option>
        ))}
      </select>
    </div>
  );
}
