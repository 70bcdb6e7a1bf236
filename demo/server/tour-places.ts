import type { CatalogueTour, CatalogueTourPrice } from '../museum/catalogue/tourTypes.ts';
import { availabilityOf, isDaily } from './availability.ts';
import type { Availability } from './availability.ts';
import { addDays, dayOf, isDay } from './clock.ts';
import type { Day, Moment } from './clock.ts';
import { oncePerDay } from './once-per-day.ts';
import { TAKES_PLACES } from './places.ts';
import { lifetimeOf, seasonOf } from './season.ts';
import type { Lifetime, Slot } from './season.ts';
import type { Shop } from './shop.ts';

/** One start of a tour. `left` is in places, or in tours if whole ones are booked. */
export type TourSlot = {
  timeslotId: string;
  datetime: Moment;
  left: number;
  /** Prices of this time, if it has its own. */
  prices?: CatalogueTourPrice[];
};

export const timeOf = (datetime: Moment): string => datetime.slice(11, 16);

/** Returns an id such as `t101-202703141400`. */
export const timeslotIdOf = (tour: CatalogueTour, datetime: Moment): string =>
  `t${tour.id}-${datetime.slice(0, 16).replaceAll(/\D/g, '')}`;

/** Returns the prices of a time, if it has its own. */
const ownPricesAt = (tour: CatalogueTour, time: string): CatalogueTourPrice[] | undefined =>
  tour.programme?.times.find((one) => one.time === time)?.prices;

/** Returns the prices of a tour at a moment. */
export const pricesAt = (tour: CatalogueTour, datetime: Moment): CatalogueTourPrice[] =>
  ownPricesAt(tour, timeOf(datetime)) ?? tour.prices;

/** All slots of a tour in chronological order, including those that have begun. */
type Timetable = Lifetime & { all: Slot[]; isDaily: boolean };

const timetableOf = oncePerDay(({ programme }: CatalogueTour, today: Day): Timetable => {
  const { days, on } = programme ? seasonOf(programme, today) : { days: [], on: () => [] };
  const all = days.flatMap(on).toSorted((one, other) => one.datetime.localeCompare(other.datetime));
  return { ...lifetimeOf(days, today), all, isDaily: isDaily(days.toSorted(), today) };
});

const takenKey = (tourId: string, datetime: Moment): string => `${datetime} ${tourId}`;

/** Returns the places taken on some tours, by tour and moment, with one query. */
const takenPlaces = (
  shop: Shop,
  tours: CatalogueTour[],
  from: Day,
  to: Day,
): Map<string, number> => {
  const rows = shop.database.all<{ tourId: string; datetime: Moment; taken: number }>(
    `SELECT tour_id AS tourId, datetime, SUM(count) AS taken
      FROM tour_places JOIN payments USING (cart_id)
      WHERE tour_id IN (${tours.map(() => '?').join()}) AND datetime >= ? AND datetime < ?
        AND ${TAKES_PLACES}
      GROUP BY tour_id, datetime`,
    [...tours.map(({ id }) => id), from, addDays(to, 1), shop.now().getTime()],
  );
  return new Map(rows.map(({ tourId, datetime, taken }) => [takenKey(tourId, datetime), taken]));
};

/** Yields the available places of a tour's slots. Leaves out slots that have begun. */
function* slotsLeft(
  { id }: CatalogueTour,
  slots: Slot[],
  now: Moment,
  taken: Map<string, number>,
): Generator<{ datetime: Moment; left: number }> {
  for (const { datetime, places } of slots) {
    if (datetime <= now) continue;
    yield { datetime, left: Math.max(0, places - (taken.get(takenKey(id, datetime)) ?? 0)) };
  }
}

/** Returns the future slots of a tour in a range, in chronological order. */
export const tourSlots = (shop: Shop, tour: CatalogueTour, from: Day, to: Day): TourSlot[] => {
  const now = shop.moment();
  const slots = timetableOf(tour, dayOf(now)).all.filter(
    ({ datetime }) => dayOf(datetime) >= from && dayOf(datetime) <= to,
  );
  const taken = takenPlaces(shop, [tour], from, to);
  return [...slotsLeft(tour, slots, now, taken)].map(({ datetime, left }) => {
    const prices = ownPricesAt(tour, timeOf(datetime));
    return {
      timeslotId: timeslotIdOf(tour, datetime),
      datetime,
      left,
      ...(prices && { prices }),
    };
  });
};

/** Whether a tour has prices. Without prices it cannot be booked at present. */
const isBookable = ({ prices, programme }: CatalogueTour): boolean =>
  prices.length > 0 || (programme?.times ?? []).some((time) => time.prices);

/** Returns the availability of tours, for their list. Of each tour, it reads the slots up to the first with places. */
export const tourAvailability = (
  shop: Shop,
  tours: CatalogueTour[],
): ((tour: CatalogueTour) => Availability) => {
  const now = shop.moment();
  const today = dayOf(now);
  const lastDays = tours.map((tour) => timetableOf(tour, today).last ?? today);
  const taken = takenPlaces(shop, tours, today, lastDays.toSorted().at(-1) ?? today);
  return (tour) =>
    isBookable(tour)
      ? availabilityOf(slotsLeft(tour, timetableOf(tour, today).all, now, taken))
      : {};
};

/** Returns what is available at a moment, or undefined if the tour does not begin then or has begun. */
export const tourLeftAt = (
  shop: Shop,
  tour: CatalogueTour,
  datetime: Moment,
): number | undefined => {
  const day = dayOf(datetime);
  if (!isDay(day)) return undefined;
  return tourSlots(shop, tour, day, day).find((slot) => slot.datetime === datetime)?.left;
};

export const tourLifetime = (tour: CatalogueTour, today: Day): Lifetime => timetableOf(tour, today);

export const isTourDaily = (tour: CatalogueTour, today: Day): boolean =>
  timetableOf(tour, today).isDaily;
