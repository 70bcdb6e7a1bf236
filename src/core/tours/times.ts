import { type DayCounts, nextAvailableDay } from '../calendar/availability.ts';
import type { Day } from '../calendar/day.ts';
import { type Moment, momentOf } from '../calendar/moment.ts';
import type { Time } from '../calendar/time.ts';
import type { CartLine, TourLine } from '../cart/types.ts';
import type { TourCalendar, TourSlot } from './types.ts';

/** A time of a day as it can be chosen; `left` is without what is in the basket already. */
export type TimeChoice = { time: Time; timeslotId: string; left: number; isSoldOut: boolean };

/** How many tours, or places in one, are in the basket for a tour at a time. */
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

/** The times of a day that still lie ahead, in their order; sold-out ones are flagged. */
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

/** The places left on each day; a day whose times have all begun is not offered. */
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

/** The date that a tour opens with: the requested one if it is available, else the first that is (specification, section 4). */
export const initialDate = (
  counts: Readonly<DayCounts>,
  today: Day,
  requested: Day | undefined,
): Day | undefined =>
  requested && (counts[requested] ?? 0) > 0 ? requested : nextAvailableDay(counts, today);

/**
 * The time that a date opens with: the only one, else the current one while it is offered, else the first, rather one
 * with places (specification, section 4, Guided tours).
 */
export function timeFor(times: readonly TimeChoice[], current: Time | undefined): Time | undefined {
  const kept = times.find(({ time }) => time === current);
  return (kept ?? times.find(({ left }) => left > 0) ?? times[0])?.time;
}
