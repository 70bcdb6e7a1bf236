import type { CatalogueEvent, Text } from '../museum/catalogue/types.ts';
import type { PlaceClaim } from './cart-line.ts';
import { findEvent, findTicket } from './catalogue.ts';
import type { Moment } from './clock.ts';
import { refused } from './failure.ts';
import type { Refusal } from './failure.ts';
import { inEveryLanguage } from './languages.ts';
import { readDay, readTime } from './notation.ts';
import { placesLeftOf } from './places.ts';
import type { Values } from './sentences.ts';
import type { Shop } from './shop.ts';

/** Returns the name of the event, with the ticket if the places are its own. */
const nameOf = (shop: Shop, event: CatalogueEvent, ticketId: string): Text => {
  const ticket = findTicket(shop.catalogue, ticketId)?.ticket;
  return ticket
    ? inEveryLanguage((lang) => `${event.name[lang]} (${ticket.name[lang]})`)
    : event.name;
};

export const slotValues = (event: Text, datetime: Moment): Values => ({
  event,
  date: readDay(datetime),
  time: readTime(datetime),
});

const refusalOf = (shop: Shop, claim: PlaceClaim): Refusal | undefined => {
  const event = findEvent(shop.catalogue, claim.eventId);
  if (!event) return refused('ITEM_UNKNOWN');
  const left = placesLeftOf(shop, event, claim);
  const values = slotValues(nameOf(shop, event, claim.ticketId), claim.datetime);
  const isDay = claim.mode === 3;
  if (left === undefined) return refused(isDay ? 'DAY_UNAVAILABLE' : 'SLOT_UNAVAILABLE', values);
  if (left === 0) return refused(isDay ? 'DAY_SOLD_OUT' : 'SOLD_OUT', values);
  if (left >= claim.count) return undefined;
  const counts = { ...values, wanted: claim.count, left };
  return refused(isDay ? 'TOO_FEW_PLACES_ON_DAY' : 'TOO_FEW_PLACES', counts);
};

/** Returns the refusal for the first claim that cannot be met, with the available number (specification, section 5). */
export const firstPlaceRefusal = (shop: Shop, claims: PlaceClaim[]): Refusal | undefined => {
  for (const claim of claims) {
    const refusal = refusalOf(shop, claim);
    if (refusal) return refusal;
  }
  return undefined;
};
