import type { CatalogueEvent } from '../museum/catalogue/types.ts';
import { addDays, daysBetween, isoWeekday } from './clock.ts';
import type { Day, Moment } from './clock.ts';

/** A time slot and how many places it has for sale here, before anything is sold here. */
type Slot = { datetime: Moment; places: number };

/** When an event can be visited, seen from `today`. */
export type Timetable = {
  first: Day | undefined;
  last: Day | undefined;
  days: (from: Day, to: Day) => Day[];
  /** All slots of a day, also those that have begun; none on a closed day. */
  slots: (day: Day) => Slot[];
};

const momentAt = (day: Day, time: string): Moment => `${day}T${time}:00`;

/** Days of an opening are counted from today, so the demo never grows stale. */
export const timetableOf = (event: CatalogueEvent, today: Day): Timetable => {
  const { opening } = event;
  const isOpen = (day: Day): boolean => {
    const distance = daysBetween(today, day);
    return (
      distance >= opening.fromDay &&
      distance <= opening.toDay &&
      opening.weekdays.includes(isoWeekday(day))
    );
  };
  const days = (from: Day, to: Day): Day[] => {
    const begin = Math.max(daysBetween(today, from), opening.fromDay);
    const end = Math.min(daysBetween(today, to), opening.toDay);
    const length = Math.max(0, end - begin + 1);
    return Array.from({ length }, (_, index) => addDays(today, begin + index)).filter(isOpen);
  };
  const all = days(addDays(today, opening.fromDay), addDays(today, opening.toDay));
  const boxOffice = event.boxOffice.map((entry) => ({
    ...entry,
    openDay: all.find((day) => day >= addDays(today, entry.day)),
  }));
  return {
    first: all.find((day) => day >= today),
    last: all.at(-1),
    days,
    slots: (day) =>
      isOpen(day)
        ? opening.times.map((time) => ({
            datetime: momentAt(day, time),
            places: boxOffice
              .filter((entry) => entry.openDay === day && (entry.time ?? time) === time)
              .reduce((places, entry) => Math.min(places, entry.left), opening.places),
          }))
        : [],
  };
};
