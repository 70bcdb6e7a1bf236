import type { CatalogueTour, CatalogueTourPrice } from '../museum/catalogue/tourTypes.ts';
import { addDays, dayOf, isDay } from './clock.ts';
import type { Day, Moment } from './clock.ts';
import { TAKES_PLACES } from './places.ts';
import { lifetimeOf, seasonOf } from './season.ts';
import type { Lifetime } from './season.ts';
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

const takenByMoment = (shop: Shop, tourId: string, from: Day, to: Day): Map<Moment, number> => {
  const rows = shop.database.all<{ datetime: Moment; taken: number }>(
    `SELECT datetime, SUM(count) AS taken FROM tour_places JOIN payments USING (cart_id)
      WHERE tour_id = ? AND datetime >= ? AND datetime < ? AND ${TAKES_PLACES}
      GROUP BY datetime`,
    [tourId, from, addDays(to, 1), shop.now().getTime()],
  );
  return new Map(rows.map(({ datetime, taken }) => [datetime, taken]));
};

/** Returns the future slots of a tour in a range, in chronological order. */
export const tourSlots = (shop: Shop, tour: CatalogueTour, from: Day, to: Day): TourSlot[] => {
  if (!tour.programme) return [];
  const now = shop.moment();
  const { days, on } = seasonOf(tour.programme, dayOf(now));
  const taken = takenByMoment(shop, tour.id, from, to);
  return days
    .filter((day) => day >= from && day <= to)
    .flatMap(on)
    .filter(({ datetime }) => datetime > now)
    .toSorted((a, b) => a.datetime.localeCompare(b.datetime))
    .map(({ datetime, places }) => {
      const prices = ownPricesAt(tour, timeOf(datetime));
      return {
        timeslotId: timeslotIdOf(tour, datetime),
        datetime,
        left: Math.max(0, places - (taken.get(datetime) ?? 0)),
        ...(prices && { prices }),
      };
    });
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

export const tourLifetime = ({ programme }: CatalogueTour, today: Day): Lifetime =>
  lifetimeOf(programme ? seasonOf(programme, today).days : [], today);
