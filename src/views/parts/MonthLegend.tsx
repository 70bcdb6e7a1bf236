import type { DayState } from '../../core/calendar/availability.ts';

/** States with a mark of their own; days that are not offered have none. */
const MARKED: readonly DayState[] = ['available', 'few', 'soldOut'];

/** Explains the marks that occur in the month; hidden from screen readers, because each day has its state in its name. */
export function MonthLegend({
  names,
  occurring,
}: {
  names: Readonly<Record<DayState, string>>;
  /** States of the days. */
  occurring: readonly DayState[];
}) {
  return (
    <ul className="month-legend" aria-hidden="true">
      {MARKED.filter((state) => occurring.includes(state)).map((state) => (
        <li key={state}>
          <i className={state}>
            <span>7</span>
          </i>
          {names[state]}
        </li>
      ))}
    </ul>
  );
}
