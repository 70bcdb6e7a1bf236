import type { CatalogueEvent, Lang } from '../museum/catalogue/types.ts';
import type { Availability } from './availability.ts';
import { leastPriceCents } from './family.ts';
import { picture } from './pictures.ts';
import type { Shop } from './shop.ts';
import { isToCome, timetableOf } from './timetable.ts';
import { wireGroup } from './wire-tickets.ts';

/** Returns the lowest price above 0, so that free tickets for children do not make the event look free. */
const priceFrom = (event: CatalogueEvent): number =>
  Math.min(...event.tickets.map(leastPriceCents).filter((priceCents) => priceCents > 0));

const isFree = ({ tickets }: CatalogueEvent): boolean =>
  tickets.length > 0 &&
  tickets
    .flatMap(({ subtickets = [], ...ticket }) => [ticket, ...subtickets])
    .every(({ priceCents }) => priceCents === 0);

/**
 * Returns an event as in the list, also if it has ended (`end` is in the past) or has no available places. It is sorted by its
 * next moment, or by its last one. Returns undefined for an event without any days. A back end of revision 1 does not know the
 * availability.
 */
export const wireEvent = (
  shop: Shop,
  event: CatalogueEvent,
  lang: Lang,
  availability: Availability | undefined,
) => {
  const now = shop.moment();
  const { all, end, isDaily } = timetableOf(event, shop.today());
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
    end,
    ...(Number.isFinite(price) && { price_from: price }),
    ...(availability && { ...availability, is_daily: isDaily, is_free: isFree(event) }),
  };
};
