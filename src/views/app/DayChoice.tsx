import { Trans } from '@lingui/react/macro';
import type { DayState } from '../../core/calendar/availability.ts';
import type { Day } from '../../core/calendar/day.ts';
import { type Month, weeksReserved } from '../../core/calendar/month.ts';
import { type AsyncState, isWaiting } from '../../core/async/asyncState.ts';
import { Heading } from '../parts/Heading.tsx';
import { MonthGrid } from '../parts/MonthGrid.tsx';
import { DaysSkeleton } from '../parts/OfferSkeleton.tsx';
import { QuickDays } from '../parts/QuickDays.tsx';
import { ErrorMessage } from './ErrorMessage.tsx';

/** Days of an event or a tour: the visible month, the states of its days, and the chosen day. */
export type Days = {
  today: Day;
  day: Day | undefined;
  month: Month;
  firstMonth: Month;
  lastMonth: Month;
  states: Readonly<Partial<Record<Day, DayState>>>;
  /** State of the visible month. */
  monthState: AsyncState<unknown>;
  /** Whether anything is known about the days yet. */
  isAnswered: boolean;
  turnTo: (month: Month) => void;
  chooseDay: (day: Day) => void;
  reload: () => void;
};

/** Chooses the day of the visit: a few quick choices, then the month. */
export function DayChoice({ days }: { days: Days }) {
  return (
    <section className="stack">
      <Heading>
        <Trans>Choose a day</Trans>
      </Heading>
      {days.isAnswered ? (
        <Answered days={days} />
      ) : (
        <DaysSkeleton weeks={weeksReserved(days.month, days.today)} />
      )}
    </section>
  );
}

function Answered({ days }: { days: Days }) {
  const { monthState, day, states, today } = days;
  const selected = day && { selected: day };
  return (
    <>
      <QuickDays today={today} {...selected} states={states} onSelect={days.chooseDay} />
      <MonthGrid
        month={days.month}
        today={today}
        {...selected}
        states={states}
        isLoading={isWaiting(monthState)}
        message={
          monthState.is === 'failed' && (
            <ErrorMessage error={monthState.error} onRetry={days.reload} />
          )
        }
        firstMonth={days.firstMonth}
        lastMonth={days.lastMonth}
        onMonth={days.turnTo}
        onSelect={days.chooseDay}
      />
    </>
  );
}
