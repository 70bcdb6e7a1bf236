import { useLingui } from '@lingui/react/macro';
import type { DayState } from '../../core/calendar/availability.ts';
import { addDays, type Day, weekdayOf } from '../../core/calendar/day.ts';
import { formatDayShort, weekdayNames } from '../../core/calendar/format.ts';
import { ChoiceGroup } from './ChoiceGroup.tsx';

export type QuickDaysProps = {
  today: Day;
  selected?: Day;
  /** States by day; missing days are not offered. */
  states: Readonly<Partial<Record<Day, DayState>>>;
  onSelect: (day: Day) => void;
};

const SATURDAY = 6;

/** Returns the coming Saturday, which may be today. On a Sunday it is next week's, because today is offered separately. */
const comingSaturday = (today: Day): Day => addDays(today, (SATURDAY - weekdayOf(today) + 7) % 7);

/** Returns the first days that can be chosen. */
const firstDays = (states: QuickDaysProps['states']): Day[] =>
  (Object.keys(states) as Day[])
    .filter((day) => states[day] === 'available' || states[day] === 'few')
    .toSorted()
    .slice(0, 3);

/** Offers today, tomorrow, Saturday and Sunday, if they are on offer and differ, otherwise the next days. */
export function QuickDays({ today, selected, states, onSelect }: QuickDaysProps) {
  const { t, i18n } = useLingui();
  const weekdays = weekdayNames(i18n.locale);
  const tomorrow = addDays(today, 1);
  const near = [
    { value: today, label: t`Today` },
    { value: tomorrow, label: t`Tomorrow` },
    { value: comingSaturday(today), label: t`Saturday` },
    { value: addDays(comingSaturday(today), 1), label: t`Sunday` },
  ];
  const nearOnOffer = near
    .filter(({ value }, index) => near.findIndex((each) => each.value === value) === index)
    .filter(({ value }) => states[value] !== undefined);
  const next = firstDays(states).map((value) => ({
    value,
    label: <span className="day-name">{weekdays[weekdayOf(value) - 1]!.long}</span>,
  }));
  const options = (nearOnOffer.length > 0 ? nearOnOffer : next).map(({ value, label }) => ({
    value,
    label,
    note: formatDayShort(value, i18n.locale),
    isDisabled: states[value] === 'soldOut',
    disabledNote: t`Sold out`,
  }));
  if (options.length === 0) return null;
  return (
    <ChoiceGroup
      legend={<span className="visually-hidden">{t`Coming days`}</span>}
      name="quick-day"
      layout="words"
      options={options}
      {...(selected && { value: selected })}
      onChange={(value) => onSelect(value as Day)}
    />
  );
}
