import type { TourClaim } from './cart-line.ts';
import { findTour } from './catalogue.ts';
import { refused } from './failure.ts';
import type { Refusal } from './failure.ts';
import { slotValues } from './place-claim.ts';
import type { Shop } from './shop.ts';
import { tourLeftAt } from './tour-places.ts';

const refusalOf = (shop: Shop, { tourId, datetime, count }: TourClaim): Refusal | undefined => {
  const tour = findTour(shop.catalogue, tourId);
  if (!tour) return refused('TOUR_UNKNOWN');
  const left = tourLeftAt(shop, tour, datetime);
  const values = slotValues(tour.name, datetime);
  if (left === undefined) return refused('SLOT_UNAVAILABLE', values);
  if (left === 0) return refused('SOLD_OUT', values);
  if (left >= count) return undefined;
  const counts = { ...values, wanted: count, left };
  return refused(tour.bookCompleteTour ? 'TOO_FEW_TOURS' : 'TOO_FEW_PLACES', counts);
};

/** Returns the refusal for the first tour that cannot be booked, with the available number (specification, section 5). */
export const firstTourRefusal = (shop: Shop, claims: TourClaim[]): Refusal | undefined => {
  for (const claim of claims) {
    const refusal = refusalOf(shop, claim);
    if (refusal) return refusal;
  }
  return undefined;
};
