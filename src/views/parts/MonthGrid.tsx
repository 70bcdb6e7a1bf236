import { useLingui } from '@lingui/react/macro';
import { type CSSProperties, memo, type ReactNode, type RefObject, useId } from 'react';
import type { DayState } from '../../core/calendar/availability.ts';
import type { Day } from '../../core/calendar/day.ts';
import { formatDayLong, formatMonth, weekdayNames } from '../../core/calendar/format.ts';
import { addMonths, weeksFrom, weeksReserved } from '../../core/calendar/month.ts';
import type { Month } from '../../core/calendar/month.ts';
import { MonthLegend } from './MonthLegend.tsx';
import { useDayStateNames } from './useDayStateNames.ts';
import { useRovingDay } from './useRovingDay.ts';

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
  const { month, today, selected, states, isLoading } = props;
  const { i18n } = useLingui();
  const names = useDayStateNames();
  const titleId = useId();
  const stateOf = (day: Day): DayState => states[day] ?? 'notOffered';
  const canChoose = (day: Day) => stateOf(day) === 'available' || stateOf(day) === 'few';
  const weeks = weeksFrom(month, today);
  const height = { '--weeks': weeksReserved(month, today) } as CSSProperties;
  const days = weeks.flat().filter((day) => day !== undefined);
  const { tabStop, stop, choose, press } = useRovingDay(props, canChoose);

  const nameOf = (day: Day) => {
    const state = stateOf(day);
    const date = formatDayLong(day, i18n.locale);
    return isLoading || state === 'available' ? date : `${date}, ${names[state]}`;
  };

  return (
    <div className="month" part="calendar">
      <MonthHead {...props} titleId={titleId} />
      <div className="month-days" style={height}>
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
          <Weekdays locale={i18n.locale} />
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
      <MonthLegend names={names} occurring={isLoading ? [] : days.map(stateOf)} />
    </div>
  );
});

/** Name of the month between the buttons that turn to the previous and the next one. */
function MonthHead({
  month,
  firstMonth,
  lastMonth,
  onMonth,
  titleId,
}: Pick<MonthGridProps, 'month' | 'firstMonth' | 'lastMonth' | 'onMonth'> & { titleId: string }) {
  const { t, i18n } = useLingui();
  const leaf = (by: 1 | -1, label: string, isPossible: boolean) => (
    <button
      type="button"
      className={by > 0 ? 'leaf next' : 'leaf'}
      aria-label={label}
      aria-disabled={!isPossible || undefined}
      onClick={() => isPossible && onMonth(addMonths(month, by))}
    />
  );
  return (
    <div className="month-head">
      {leaf(-1, t`Previous month`, month > firstMonth)}
      <div id={titleId} className="heading month-name" aria-live="polite">
        {formatMonth(month, i18n.locale)}
      </div>
      {leaf(1, t`Next month`, month < lastMonth)}
    </div>
  );
}

function Weekdays({ locale }: { locale: string }) {
  return (
    <thead>
      <tr>
        {weekdayNames(locale).map(({ short, long }) => (
          <th key={long} scope="col" abbr={long}>
            {short}
          </th>
        ))}
      </tr>
    </thead>
  );
}

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
