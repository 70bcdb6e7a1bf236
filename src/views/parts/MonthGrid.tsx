import { useLingui } from '@lingui/react/macro';
import { memo, useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import type { DayState } from '../../core/calendar/availability.ts';
import type { Day } from '../../core/calendar/day.ts';
import { formatDayLong, formatMonth, weekdayNames } from '../../core/calendar/format.ts';
import { addMonths, firstDay, lastDay, monthOf, weeksOf } from '../../core/calendar/month.ts';
import type { Month } from '../../core/calendar/month.ts';
import { dayMove } from './dayMove.ts';
import { MonthLegend } from './MonthLegend.tsx';
import { useDayStateNames } from './useDayStateNames.ts';

export type MonthGridProps = {
  month: Month;
  today: Day;
  selected?: Day;
  /** States by day; missing days are not offered. */
  states: Readonly<Partial<Record<Day, DayState>>>;
  isLoading?: boolean;
  /** Shown over the days, so that nothing below them shifts. */
  message?: ReactNode;
  /** First and last month that can be shown. */
  firstMonth: Month;
  lastMonth: Month;
  onMonth: (month: Month) => void;
  onSelect: (day: Day) => void;
};

/**
 * Calendar month, following the date grid pattern of WAI-ARIA: a single tab stop, arrow keys, Home and End for the
 * week, PageUp and PageDown for the month. Days that cannot be chosen are reachable, so that screen readers announce
 * them.
 */
export const MonthGrid = memo(function MonthGrid(props: MonthGridProps) {
  const { month, today, selected, states, isLoading, firstMonth, lastMonth } = props;
  const { t, i18n } = useLingui();
  const names = useDayStateNames();
  const titleId = useId();
  const [reached, setReached] = useState<Day>();
  const stop = useRef<HTMLTableCellElement>(null);
  const isMoving = useRef(false);

  const weeks = weeksOf(month);
  const stateOf = (day: Day): DayState => states[day] ?? 'notOffered';
  const canChoose = (day: Day) => stateOf(day) === 'available' || stateOf(day) === 'few';
  const isHere = (day?: Day): day is Day => !!day && monthOf(day) === month;
  const tabStop =
    [reached, selected].find(isHere) ??
    weeks.flat().find((day) => day && canChoose(day)) ??
    (isHere(today) ? today : firstDay(month));

  // after every render: a key may lead to a month that has only now been rendered
  useEffect(() => {
    if (!isMoving.current || reached !== tabStop) return;
    isMoving.current = false;
    stop.current?.focus();
  });

  const choose = (day: Day) => {
    setReached(day);
    if (canChoose(day)) props.onSelect(day);
  };

  const press = (event: KeyboardEvent) => {
    const move = dayMove(event.key);
    // the browser's own shortcuts: Alt and an arrow key go back or forward
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (!move && event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    if (!move) return choose(tabStop);
    const [first, last] = [firstDay(firstMonth), lastDay(lastMonth)];
    const wanted = move(tabStop);
    const day = wanted < first ? first : wanted > last ? last : wanted;
    isMoving.current = true;
    setReached(day);
    if (!isHere(day)) props.onMonth(monthOf(day));
  };

  const nameOf = (day: Day) => {
    const state = stateOf(day);
    const date = formatDayLong(day, i18n.locale);
    return isLoading || state === 'available' ? date : `${date}, ${names[state]}`;
  };

  const leaf = (by: 1 | -1, label: string, isPossible: boolean) => (
    <button
      type="button"
      className={by > 0 ? 'leaf next' : 'leaf'}
      aria-label={label}
      aria-disabled={!isPossible || undefined}
      onClick={() => isPossible && props.onMonth(addMonths(month, by))}
    />
  );

  return (
    <div className="month" part="calendar">
      <div className="month-head">
        {leaf(-1, t`Previous month`, month > firstMonth)}
        <div id={titleId} className="heading month-name" aria-live="polite">
          {formatMonth(month, i18n.locale)}
        </div>
        {leaf(1, t`Next month`, month < lastMonth)}
      </div>
      <div className="month-days">
        <table
          role="grid"
          aria-labelledby={titleId}
          aria-busy={isLoading}
          onKeyDown={press}
          onClick={(event) => {
            const cell = (event.target as Element).closest<HTMLElement>('[data-day]');
            if (cell) choose(cell.dataset.day as Day);
          }}
        >
          <thead>
            <tr>
              {weekdayNames(i18n.locale).map(({ short, long }) => (
                <th key={long} scope="col" abbr={long}>
                  {short}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map((week, row) => (
              <tr key={row}>
                {week.map((day, column) =>
                  day ? (
                    <DayCell
                      // keyed by position, so that the next month reuses the cells
                      key={column}
                      day={day}
                      name={nameOf(day)}
                      state={isLoading ? 'loading' : stateOf(day)}
                      canChoose={canChoose(day)}
                      isSelected={day === selected}
                      isToday={day === today}
                      stop={day === tabStop ? stop : undefined}
                    />
                  ) : (
                    <td key={column} />
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
        {props.message && <div className="month-message">{props.message}</div>}
      </div>
      <MonthLegend names={names} />
    </div>
  );
});

/** Day of the month; memoised, because choosing a day changes only a few cells. */
const DayCell = memo(function DayCell({
  day,
  name,
  state,
  canChoose,
  isSelected,
  isToday,
  stop,
}: {
  day: Day;
  name: string;
  state: DayState | 'loading';
  canChoose: boolean;
  isSelected: boolean;
  isToday: boolean;
  /** Set on the one day in the tab order. */
  stop: RefObject<HTMLTableCellElement | null> | undefined;
}) {
  return (
    <td
      ref={stop}
      role="gridcell"
      data-day={day}
      className={state}
      tabIndex={stop ? 0 : -1}
      aria-label={name}
      aria-selected={isSelected}
      aria-disabled={!canChoose || undefined}
      aria-current={isToday ? 'date' : undefined}
    >
      <span part={isSelected ? 'day chosen' : 'day'}>{Number(day.slice(8))}</span>
    </td>
  );
});
