import { type ReactNode, useState } from 'react';

type Choice = {
  value: string;
  label: ReactNode;
  /** Short text below the label, such as a price or the remaining places. */
  note?: ReactNode;
  isDisabled?: boolean;
  /** Reason why it is disabled; replaces the note. */
  disabledNote?: ReactNode;
};

export type ChoiceGroupProps = {
  legend: ReactNode;
  name: string;
  options: readonly Choice[];
  value?: string;
  onChange: (value: string) => void;
  /** `chips`: side by side with equal widths; `words`: side by side, as wide as their text; `rows`: one below the other. */
  layout?: 'chips' | 'words' | 'rows';
};

/** Radio group with all options in view, for example times or payment methods. */
export function ChoiceGroup(props: ChoiceGroupProps) {
  const { legend, name, options, value, onChange, layout = 'chips' } = props;
  // WebKit forgets `:focus-visible` when an arrow key moves the focus to another radio button
  const [isByKeyboard, setByKeyboard] = useState(false);
  return (
    <fieldset className={`choices ${layout}${isByKeyboard ? ' by-keyboard' : ''}`}>
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
              // not at Tab: a render would give a group without a choice a second Tab stop in Chromium
              onKeyDown={({ key }) => key.startsWith('Arrow') && setByKeyboard(true)}
              onPointerDown={() => setByKeyboard(false)}
              onChange={() => onChange(option.value)}
            />
            <span
              className="choice-face"
              part={option.value === value ? 'choice chosen' : 'choice'}
            >
              <span>{option.label}</span>
              {/* the space separates them for screen readers */}
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
