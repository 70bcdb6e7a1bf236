import type { CartLine, TourClaim } from './cart-line.ts';
import { findEvent, findTour } from './catalogue.ts';
import { claimsOf } from './claims.ts';
import { refused } from './failure.ts';
import type { Refusal } from './failure.ts';
import type { Shop } from './shop.ts';

const sum = (counts: number[]): number => counts.reduce((total, count) => total + count, 0);

/** A whole tour takes all of its places, however many people come. */
const placesOnTours = ({ catalogue }: Shop, { tourId, count }: TourClaim): number => {
  const tour = findTour(catalogue, tourId);
  return tour?.bookCompleteTour ? count * Math.max(1, tour.maxParticipants) : count;
};

/** Returns how many places of events and tours a cart takes, including free ones. */
const placesOf = (shop: Shop, lines: CartLine[]): number => {
  const { places, tours } = claimsOf(lines);
  return sum([
    ...places.map(({ count }) => count),
    ...tours.map((claim) => placesOnTours(shop, claim)),
  ]);
};

/** Returns how many articles, passes and vouchers a cart contains. */
const piecesOf = (lines: CartLine[]): number =>
  sum(lines.filter(({ claim, tourClaim }) => !claim && !tourClaim).map(({ count }) => count));

/** Returns how many places and pieces a cart takes. */
export const unitsOf = (shop: Shop, lines: CartLine[]): number =>
  placesOf(shop, lines) + piecesOf(lines);

/**
 * Checks the limit over all lines, because the same ticket in two lines takes the same places. Whole tours have their own limits
 * of participants.
 */
const slotRefusal = ({ catalogue, settings }: Shop, lines: CartLine[]): Refusal | undefined => {
  const { places, tours } = claimsOf(lines);
  const names = [
    ...places.map(({ eventId, count }) => ({ name: findEvent(catalogue, eventId)?.name, count })),
    ...tours.map(({ tourId, count }) => {
      const tour = findTour(catalogue, tourId);
      return { name: tour?.name, count: tour?.bookCompleteTour ? 0 : count };
    }),
  ];
  const max = settings.maxPlacesPerLine;
  const tooMany = names.find(({ count }) => count > max);
  return tooMany && refused('TOO_MANY_PLACES_AT_A_TIME', { event: tooMany.name ?? '', max });
};

/** Returns the refusal for the first limit of the settings that a cart exceeds. */
export const limitRefusal = (shop: Shop, lines: CartLine[]): Refusal | undefined => {
  const { maxPlacesPerOrder, maxPiecesPerOrder } = shop.settings;
  const refusal = slotRefusal(shop, lines);
  if (refusal) return refusal;
  if (placesOf(shop, lines) > maxPlacesPerOrder) {
    return refused('TOO_MANY_PLACES', { max: maxPlacesPerOrder });
  }
  return piecesOf(lines) > maxPiecesPerOrder
    ? refused('TOO_MANY_PIECES', { max: maxPiecesPerOrder })
    : undefined;
};
