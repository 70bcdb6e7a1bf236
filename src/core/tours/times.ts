import { type DayCounts, nextAvailableDay } from '../calendar/availability.ts';
import type { Day } from '../calendar/day.ts';
import { type Moment, momentOf } from '../calendar/moment.ts';
import type { Time } from '../calendar/time.ts';
import type { CartLine, TourLine } from '../cart/types.ts';
import type { TourCalendar, TourSlot } from './types.ts';

/** Time of a day to choose from; `left` excludes what is in the cart. */
export type TimeChoice = { time: Time; timeslotId: string; left: number; isSoldOut: boolean };

/** Returns the number of tours, or of places in one, in the cart for a tour at a time. */
export const countInBasket = (
  lines: readonly CartLine[],
  { tourId, date, time }: { tourId: string; date: Day; time: Time },
): number =>
  lines
    .filter(
      (line): line is TourLine =>
        line.type === 'guidedTour' &&
        line.id === tourId &&
        line.date === date &&
        line.time === time,
    )
    .reduce((total, { totalCount }) => total + totalCount, 0);

const entriesOf = <T>(record: Readonly<Record<Time, T>> = {}): [Time, T][] =>
  Object.entries(record) as [Time, T][];

const isFull = ({ tickets, soldout }: TourSlot): boolean => soldout || tickets <= 0;

/** Returns the future times of a day in order, including sold-out ones. */
export function timesOf(
  tourId: string,
  date: Day,
  known: { slots: TourCalendar[Day] | undefined; soldOutTimes: readonly Time[] },
  { lines, now }: { lines: readonly CartLine[]; now: Moment },
): TimeChoice[] {
  return entriesOf(known.slots)
    .filter(([time]) => momentOf(date, time) > now)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([time, slot]) => {
      const isSoldOut = isFull(slot) || known.soldOutTimes.includes(time);
      const left = slot.tickets - countInBasket(lines, { tourId, date, time });
      return {
        time,
        timeslotId: slot.timeslotId,
        left: isSoldOut ? 0 : Math.max(0, left),
        isSoldOut,
      };
    });
}

/** Returns the available places per day; a day on which all times have begun is left out. */
export function dayCounts(
  calendar: Readonly<TourCalendar>,
  soldOutDays: readonly Day[],
  now: Moment,
): DayCounts {
  const counts: DayCounts = {};
  for (const [date, slots] of Object.entries(calendar) as [Day, TourCalendar[Day]][]) {
    const ahead = entriesOf(slots).filter(([time]) => momentOf(date, time) > now);
    if (ahead.length === 0) continue;
    const free = ahead.filter(([, slot]) => !isFull(slot) && !soldOutDays.includes(date));
    counts[date] = free.reduce((total, [, { tickets }]) => total + tickets, 0);
  }
  return counts;
}

/** Returns the initial date: the requested one if it has places, else the first that has (specification, section 4). */
export const initialDate = (
  counts: Readonly<DayCounts>,
  today: Day,
  requested: Day | undefined,
): Day | undefined =>
  requested && (counts[requested] ?? 0) > 0 ? requested : nextAvailableDay(counts, today);

/**
 * Returns the initial time of a date: the current one if offered, else the first with available places, else the first
 * (specification, section 4, Guided tours).
 */
export function timeFor(times: readonly TimeChoice[], current: Time | undefined): Time | undefined {
  const kept = times.find(({ time }) => time === current);
  return (kept ?? times.find(({ left }) => left > 0) ?? times[0])?.time;
}
