import type { DayState } from '../../core/calendar/availability.ts';

const states: readonly DayState[] = ['available', 'few', 'soldOut', 'notOffered'];

/** Legend of the day states, hidden from screen readers, because each day has its state in its name. */
export function MonthLegend({ names }: { names: Readonly<Record<DayState, string>> }) {
  return (
    <ul className="month-legend" aria-hidden="true">
      {states.map((state) => (
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
