import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { stateOf } from '../../core/calendar/availability.ts';
import { formatTime } from '../../core/calendar/format.ts';
import { ChoiceGroup } from './ChoiceGroup.tsx';

/** Time slot; `label` is its time, `HH:mm`, and `remaining` already excludes what is in the cart. */
export type TimeOption = { value: string; label: string; remaining: number; isSoldOut: boolean };

/** Chooses a time slot; shows the remaining places if they are few. */
export function TimeChoice({
  times,
  chosen,
  fewBelow,
  onChoose,
}: {
  times: readonly TimeOption[];
  chosen: string | undefined;
  /** Threshold below which the remaining places are shown. */
  fewBelow: number | undefined;
  onChoose: (value: string) => void;
}) {
  const { t, i18n } = useLingui();
  const name = useId();
  return (
    <ChoiceGroup
      legend={t`Choose a time`}
      name={name}
      options={times.map(({ value, label, remaining: left, isSoldOut }) => ({
        value,
        label: formatTime(label, i18n.locale),
        note: stateOf(left, fewBelow) === 'few' ? t`${left} left` : undefined,
        isDisabled: left === 0,
        disabledNote: isSoldOut ? t`Sold out` : t`All in your basket`,
      }))}
      {...(chosen && { value: chosen })}
      onChange={onChoose}
    />
  );
}
