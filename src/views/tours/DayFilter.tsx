import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef } from 'react';
import { type Day, isDay, weekdayOf } from '../../core/calendar/day.ts';
import { weekdayNames } from '../../core/calendar/format.ts';
import type { NextDay } from '../../core/tours/list.ts';

/** Filters by any day, one of the next five, or a date; each of the next days shows the number of its tours. */
export function DayFilter({
  anyCount,
  next,
  chosen,
  today,
  onChange,
}: {
  anyCount: number | undefined;
  next: readonly NextDay[];
  chosen: Day | undefined;
  today: Day;
  onChange: (day: Day | undefined) => void;
}) {
  const { t, i18n } = useLingui();
  const id = useId();
  const weekdays = weekdayNames(i18n.locale);
  const nameOf = ({ is, day }: NextDay): string => {
    if (is === 'today') return t`Today`;
    return is === 'tomorrow' ? t`Tomorrow` : weekdays[weekdayOf(day) - 1]!.long;
  };
  const isNext = next.some(({ day }) => day === chosen);
  const choice = (name: string, day: Day | undefined, count: number | undefined) => (
    <li key={day ?? ''}>
      <button
        type="button"
        className="button slim"
        part={day === chosen ? 'button chosen' : 'button'}
        aria-pressed={day === chosen}
        onClick={() => onChange(day)}
      >
        <span className="day-name">{name}</span> <small>{count}</small>
      </button>
    </li>
  );
  return (
    <div className="stack tight">
      <strong id={`${id}-days`}>
        <Trans>Day</Trans>
      </strong>
      <ul className="row" aria-labelledby={`${id}-days`}>
        {choice(t`Any day`, undefined, anyCount)}
        {next.map((each) => choice(nameOf(each), each.day, each.count))}
        <OtherDay chosen={chosen} isShown={!isNext} today={today} onChange={onChange} />
      </ul>
    </div>
  );
}

/** Field for a date that is not among the next days. */
function OtherDay({
  chosen,
  isShown,
  today,
  onChange,
}: {
  chosen: Day | undefined;
  /** Whether the field shows the chosen day, which otherwise has a button. */
  isShown: boolean;
  today: Day;
  onChange: (day: Day) => void;
}) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const value = isShown ? (chosen ?? '') : '';
  // uncontrolled, so that a date that is being typed is not overwritten
  useEffect(() => void (input.current!.value = value), [value, chosen]);
  return (
    <li className="row other-day">
      <label htmlFor={id}>
        <Trans>Another day</Trans>
      </label>
      <input
        ref={input}
        id={id}
        className="input"
        part="input"
        type="date"
        min={today}
        onChange={({ target }) => {
          if (isDay(target.value) && target.value >= today) onChange(target.value);
        }}
      />
    </li>
  );
}
