import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';

export type StepperProps = {
  /** Name of the counted item; labels the number and its two buttons. */
  name: string;
  value: number;
  min?: number;
  max: number;
  onChange: (value: number) => void;
  /** Id of an element with further details, such as the price. */
  describedBy?: string;
};

/** Integer field with − and + buttons; its value stays between `min` and `max`. */
export function Stepper({ name, value, min = 0, max, onChange, describedBy }: StepperProps) {
  const { t } = useLingui();
  const [draft, setDraft] = useState<string>();

  const change = (wanted: number) => {
    const next = Math.max(min, Math.min(wanted, max));
    if (next !== value) onChange(next);
    setDraft(undefined);
  };

  const type = (text: string) => {
    const digits = text.replace(/\D/g, '');
    if (digits) change(Number(digits));
    // a number below `min` may be the beginning of a larger one
    if (!digits || Number(digits) < min) setDraft(digits);
  };

  const press = (event: KeyboardEvent) => {
    const wanted = { ArrowUp: value + 1, ArrowDown: value - 1, Home: min, End: max }[event.key];
    if (wanted === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    change(wanted);
  };

  const step = (by: 1 | -1, label: string) => (
    <button
      type="button"
      className={by > 0 ? 'step more' : 'step'}
      aria-label={label}
      aria-disabled={(by > 0 ? value >= max : value <= min) || undefined}
      onClick={() => change(value + by)}
    />
  );

  return (
    <span className="stepper" part="stepper">
      {step(-1, t`Decrease ${name}`)}
      <input
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        aria-label={name}
        aria-describedby={describedBy}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        value={draft ?? value}
        onChange={(event) => type(event.target.value)}
        onKeyDown={press}
        onFocus={(event) => event.target.select()}
        onBlur={() => setDraft(undefined)}
      />
      {step(1, t`Increase ${name}`)}
    </span>
  );
}
