import { Trans } from '@lingui/react/macro';
import { FailureMessage } from '../app/FailureMessage.tsx';
import { MonthGrid } from '../parts/MonthGrid.tsx';
import { DaysSkeleton } from './EventSkeleton.tsx';
import { QuickDays } from './QuickDays.tsx';
import type { EventDay } from './useEventDay.ts';

/** The day of the visit: a few quick choices, then the month. */
export function DayChoice({ eventDay }: { eventDay: EventDay }) {
  return (
    <section className="stack">
      <h3>
        <Trans>Choose a day</Trans>
      </h3>
      {eventDay.isAnswered ? <Days eventDay={eventDay} /> : <DaysSkeleton />}
    </section>
  );
}

function Days({ eventDay }: { eventDay: EventDay }) {
  const { wait, day, month, states, today } = eventDay;
  return (
    <>
      <QuickDays eventDay={eventDay} />
      <MonthGrid
        month={month}
        today={today}
        {...(day && { selected: day })}
        states={states}
        isLoading={wait.is === 'loading' || wait.is === 'idle'}
        message={
          wait.is === 'failed' && (
            <FailureMessage failure={wait.failure} onRetry={eventDay.reload} />
          )
        }
        firstMonth={eventDay.firstMonth}
        lastMonth={eventDay.lastMonth}
        onMonth={eventDay.turnTo}
        onSelect={eventDay.chooseDay}
      />
    </>
  );
}
