import type { CatalogueTour, CatalogueTourPrice } from '../museum/catalogue/tourTypes.ts';
import { addDays, dayOf, isDay } from './clock.ts';
import type { Day, Moment } from './clock.ts';
import { TAKES_PLACES } from './places.ts';
import { lifetimeOf, seasonOf } from './season.ts';
import type { Lifetime } from './season.ts';
import type { Shop } from './shop.ts';

/** One start of a tour. `left` is in places, and in tours where whole ones are booked. */
export type TourSlot = {
  timeslotId: string;
  datetime: Moment;
  left: number;
  /** Where this time has prices of its own. */
  prices?: CatalogueTourPrice[];
};

export const timeOf = (datetime: Moment): string => datetime.slice(11, 16);

/** `t101-202703141400` */
export const timeslotIdOf = (tour: CatalogueTour, datetime: Moment): string =>
  `t${tour.id}-${datetime.slice(0, 16).replaceAll(/\D/g, '')}`;

/** The prices that a time has of its own. */
const ownPricesAt = (tour: CatalogueTour, time: string): CatalogueTourPrice[] | undefined =>
  tour.programme?.times.find((one) => one.time === time)?.prices;

/** What a tour costs at a moment. */
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

/** What is still to come of a tour in a range, in the order of time. */
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

/** What is left at a moment, or undefined where the tour does not begin then or has begun. */
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
