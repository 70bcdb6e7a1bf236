import type { CatalogueEvent, Lang } from '../museum/catalogue/types.ts';
import type { SlotClaim } from './cart.ts';
import { findEvent } from './catalogue.ts';
import type { Moment } from './clock.ts';
import { refused } from './failure.ts';
import type { Refusal } from './failure.ts';
import { placesLeft } from './places.ts';
import type { Values } from './sentences.ts';
import type { Shop } from './shop.ts';

/** Dates are d.m.Y in every language (specification, section 9). */
const slotValues = (event: CatalogueEvent, datetime: Moment, lang: Lang): Values => ({
  event: event.name[lang],
  date: `${datetime.slice(8, 10)}.${datetime.slice(5, 7)}.${datetime.slice(0, 4)}`,
  time: datetime.slice(11, 16),
});

const refusalOf = (
  shop: Shop,
  { eventId, datetime, count }: SlotClaim,
  lang: Lang,
): Refusal | undefined => {
  const event = findEvent(shop.catalogue, eventId);
  if (!event) return refused('ITEM_UNKNOWN');
  const left = placesLeft(shop, event, datetime);
  const values = slotValues(event, datetime, lang);
  if (left === undefined) return refused('SLOT_UNAVAILABLE', values);
  if (left === 0) return refused('SOLD_OUT', values);
  if (left < count) return refused('TOO_FEW_PLACES', { ...values, wanted: count, left });
  return undefined;
};

/** The first claim that cannot be met; the sentence tells the available count (specification, section 5). */
export const firstRefusal = (shop: Shop, claims: SlotClaim[], lang: Lang): Refusal | undefined => {
  for (const claim of claims) {
    const refusal = refusalOf(shop, claim, lang);
    if (refusal) return refusal;
  }
  return undefined;
};
