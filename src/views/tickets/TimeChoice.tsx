import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { stateOf } from '../../core/calendar/availability.ts';
import type { Day } from '../../core/calendar/day.ts';
import { type Moment, timeOf } from '../../core/calendar/moment.ts';
import { shopConfig } from '../../core/config/store.ts';
import { chooseTime } from '../../core/tickets/choosing.ts';
import { ChoiceGroup } from '../parts/ChoiceGroup.tsx';

export type SlotLeft = { datetime: Moment; left: number; isSoldOut: boolean };

/** The times of a day, with the places left where they are few. */
export function TimeChoice({
  eventId,
  day,
  slots,
  chosen,
}: {
  eventId: string;
  day: Day;
  slots: readonly SlotLeft[];
  chosen: Moment | undefined;
}) {
  const { t } = useLingui();
  const name = useId();
  const { showFewLeftBelow } = shopConfig();
  return (
    <ChoiceGroup
      legend={t`Choose a time`}
      name={name}
      options={slots.map(({ datetime, left, isSoldOut }) => ({
        value: datetime,
        label: timeOf(datetime),
        note: stateOf(left, showFewLeftBelow) === 'few' ? t`${left} left` : undefined,
        isDisabled: left === 0,
        disabledNote: isSoldOut ? t`Sold out` : t`All in your basket`,
      }))}
      {...(chosen && { value: chosen })}
      onChange={(time) => chooseTime(eventId, day, time as Moment)}
    />
  );
}
