import type { Season } from '../museum/catalogue/types.ts';
import { addDays, isoWeekday } from './clock.ts';
import type { Day, Moment } from './clock.ts';

/** One start with the places that this shop has for sale, before any are sold here. */
export type Slot = { datetime: Moment; until?: Moment; places: number };

/** First day from today on, and last day. If all days are over, the first and last of them. */
export type Lifetime = { first: Day | undefined; last: Day | undefined };

export const momentAt = (day: Day, time: string): Moment => `${day}T${time}:00`;

const daysOf = ({ fromDay, toDay, weekdays }: Season, today: Day): Day[] =>
  Array.from({ length: Math.max(0, toDay - fromDay + 1) }, (_, index) =>
    addDays(today, fromDay + index),
  ).filter((day) => weekdays.includes(isoWeekday(day)));

/** Returns the days of a season relative to `today`, and the slots of one of its days. */
export const seasonOf = (
  season: Season & { times: { time: string; until?: string }[] },
  today: Day,
): { days: Day[]; on: (day: Day) => Slot[] } => {
  const days = daysOf(season, today);
  const sold = (season.boxOffice ?? []).map((entry) => ({
    ...entry,
    openDay: days.find((day) => day >= addDays(today, entry.day)),
  }));
  const on = (day: Day): Slot[] =>
    season.times.map(({ time, until }) => ({
      datetime: momentAt(day, time),
      ...(until && { until: momentAt(day, until) }),
      places: sold
        .filter((entry) => entry.openDay === day && (entry.time ?? time) === time)
        .reduce((places, entry) => Math.min(places, entry.left), season.places),
    }));
  return { days, on };
};

export const lifetimeOf = (days: Day[], today: Day): Lifetime => {
  const all = days.toSorted();
  return { first: all.find((day) => day >= today) ?? all[0], last: all.at(-1) };
};
