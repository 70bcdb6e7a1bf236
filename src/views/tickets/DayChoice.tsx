import { Trans } from '@lingui/react/macro';
import { FailureMessage } from '../app/FailureMessage.tsx';
import { MonthGrid } from '../parts/MonthGrid.tsx';
import { QuickDays } from './QuickDays.tsx';
import type { EventDay } from './useEventDay.ts';

/** The day of the visit: a few quick choices, then the month. */
export function DayChoice({ eventDay }: { eventDay: EventDay }) {
  const { wait, day, month, states, today } = eventDay;
  return (
    <section className="stack">
      <h3>
        <Trans>Choose a day</Trans>
      </h3>
      {wait.is === 'failed' && <FailureMessage failure={wait.failure} onRetry={eventDay.reload} />}
      <QuickDays eventDay={eventDay} />
      <MonthGrid
        month={month}
        today={today}
        {...(day && { selected: day })}
        states={states}
        isLoading={wait.is === 'loading' || wait.is === 'idle'}
        firstMonth={eventDay.firstMonth}
        lastMonth={eventDay.lastMonth}
        onMonth={eventDay.turnTo}
        onSelect={eventDay.chooseDay}
      />
    </section>
  );
}
