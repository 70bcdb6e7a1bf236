import type { ReactNode } from 'react';

type Choice = {
  value: string;
  label: ReactNode;
  /** A few words below the label: what it costs, how many are left. */
  note?: ReactNode;
  isDisabled?: boolean;
  /** Why it can not be chosen; takes the place of the note. */
  disabledNote?: ReactNode;
};

export type ChoiceGroupProps = {
  legend: ReactNode;
  name: string;
  options: readonly Choice[];
  value?: string;
  onChange: (value: string) => void;
  /** Short ones side by side, as wide as each other or as their words need, longer ones each in a row. */
  layout?: 'chips' | 'words' | 'rows';
};

/** One out of a few, all in sight: times, ways to pay. */
export function ChoiceGroup(props: ChoiceGroupProps) {
  const { legend, name, options, value, onChange, layout = 'chips' } = props;
  return (
    <fieldset className={`choices ${layout}`}>
      <legend>{legend}</legend>
      {options.map((option) => {
        const note = (option.isDisabled && option.disabledNote) || option.note;
        return (
          <label key={option.value} className="choice">
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.isDisabled}
              onChange={() => onChange(option.value)}
            />
            <span
              className="choice-face"
              part={option.value === value ? 'choice chosen' : 'choice'}
            >
              <span>{option.label}</span>
              {/* the space keeps them apart where they are read out */}
              {note && (
                <>
                  {' '}
                  <small>{note}</small>
                </>
              )}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
