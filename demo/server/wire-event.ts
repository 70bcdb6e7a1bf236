import type { CatalogueEvent, Lang } from '../museum/catalogue/types.ts';
import { leastPriceCents } from './family.ts';
import { picture } from './pictures.ts';
import type { Shop } from './shop.ts';
import { endOf, isToCome, timetableOf } from './timetable.ts';
import { wireGroup } from './wire-tickets.ts';

/** The lowest price that is one, so that a free child does not make the event look free. */
const priceFrom = (event: CatalogueEvent): number =>
  Math.min(...event.tickets.map(leastPriceCents).filter((priceCents) => priceCents > 0));

/**
 * An event as it stands in the list, also one that has ended (`end` has passed) and one without places. It is sorted by its next
 * moment, or by its last one where none is to come. Undefined where it has no days at all.
 */
export const wireEvent = (shop: Shop, event: CatalogueEvent, lang: Lang) => {
  const now = shop.moment();
  const { first, last, offers } = timetableOf(event, shop.today());
  const all = first && last ? offers(first, last) : [];
  const next = all.find((offer) => isToCome(offer, now)) ?? all.at(-1);
  if (!next) return undefined;
  const price = priceFrom(event);
  return {
    id: event.id,
    name: event.name[lang],
    description: event.description[lang],
    image: picture(shop, event.poster),
    venue: event.venue[lang],
    custom_groups: shop.catalogue.groups
      .filter((group) => event.groups.includes(group.id))
      .map((group) => wireGroup(group, lang)),
    sequence_no: event.sequence_no,
    sorting_datetime: next.datetime,
    end: all.map(endOf).toSorted().at(-1),
    ...(Number.isFinite(price) && { price_from: price }),
  };
};
