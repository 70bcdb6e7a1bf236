import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { stateOf } from '../../core/calendar/availability.ts';
import { ChoiceGroup } from './ChoiceGroup.tsx';

/** A time of a day; `left` is without what is in the basket. */
export type TimeOption = { value: string; label: string; left: number; isSoldOut: boolean };

/** The times of a day, with the places left where they are few. */
export function TimeChoice({
  times,
  chosen,
  fewBelow,
  onChoose,
}: {
  times: readonly TimeOption[];
  chosen: string | undefined;
  /** With fewer places left than this, a time says how many. */
  fewBelow: number | undefined;
  onChoose: (value: string) => void;
}) {
  const { t } = useLingui();
  const name = useId();
  return (
    <ChoiceGroup
      legend={t`Choose a time`}
      name={name}
      options={times.map(({ value, label, left, isSoldOut }) => ({
        value,
        label,
        note: stateOf(left, fewBelow) === 'few' ? t`${left} left` : undefined,
        isDisabled: left === 0,
        disabledNote: isSoldOut ? t`Sold out` : t`All in your basket`,
      }))}
      {...(chosen && { value: chosen })}
      onChange={onChoose}
    />
  );
}
